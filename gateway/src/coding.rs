//! Content codings a client takes. Source: RFC 9110 §12.5.3.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Thorough: made once, sent often.
const BROTLI_QUALITY: u32 = 9;
const BROTLI_WINDOW: u32 = 20;
const ZSTD_LEVEL: i32 = 12;
const GZIP_LEVEL: u32 = 9;

/// A coding we make, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    /// Brotli.
    Br,
    /// Zstandard.
    Zstd,
    /// Gzip.
    Gzip,
}

impl Coding {
    /// All of them, the best first.
    pub const ALL: [Self; 3] = [Self::Br, Self::Zstd, Self::Gzip];

    /// The best a client takes.
    pub fn best(header: Option<&str>) -> Option<Self> {
        header?;
        Self::ALL.into_iter().find(|coding| accepts(header, coding.name()))
    }

    /// As in `Content-Encoding`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Br => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
        }
    }

    /// The bytes in this coding, as small as is sensible; `None` when they cannot be made.
    pub fn encode(self, bytes: &[u8]) -> Option<Vec<u8>> {
        let room = Vec::with_capacity(bytes.len() / 3);
        match self {
            Self::Br => {
                let mut made = room;
                let mut encoder = brotli::CompressorWriter::new(&mut made, 16 * 1024, BROTLI_QUALITY, BROTLI_WINDOW);
                encoder.write_all(bytes).ok()?;
                drop(encoder);
                Some(made)
            }
            Self::Zstd => zstd::encode_all(bytes, ZSTD_LEVEL).ok(),
            Self::Gzip => {
                let mut encoder = GzEncoder::new(room, Compression::new(GZIP_LEVEL));
                encoder.write_all(bytes).ok()?;
                encoder.finish().ok()
            }
        }
    }
}

/// Whether a coding is named with a weight above zero. `*` names it too, unless it is named itself.
pub fn accepts(header: Option<&str>, coding: &str) -> bool {
    let Some(header) = header else { return false };
    let mut wildcard = false;
    for item in header.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let refused = parts.any(|part| {
            part.strip_prefix("q=")
                .is_some_and(|weight| weight.bytes().all(|digit| matches!(digit, b'0' | b'.')))
        });
        if name.eq_ignore_ascii_case(coding) {
            return !refused;
        }
        wildcard |= name == "*" && !refused;
    }
    wildcard
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_decide() {
        assert!(accepts(Some("gzip, deflate, br, zstd"), "br"));
        assert!(!accepts(Some("gzip"), "br"));
        assert!(!accepts(Some("br;q=0, gzip"), "br"));
        assert!(!accepts(Some("br;q=0.000"), "br"));
        assert!(accepts(Some("br;q=0.1"), "br"));
        assert!(accepts(Some("*"), "br"));
        assert!(!accepts(Some("*, br;q=0"), "br"));
        assert!(!accepts(None, "br"));
    }
}
