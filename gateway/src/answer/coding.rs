//! Content codings: negotiation and compression. Source: RFC 9110 §12.4.2, §12.5.3.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use pingora::modules::http::compression::ResponseCompression;
use pingora::protocols::http::compression::Algorithm;
use pingora::proxy::Session;

/// High quality: compressed once, sent often.
const BROTLI_QUALITY: u32 = 9;
const BROTLI_WINDOW: u32 = 20;
const ZSTD_LEVEL: i32 = 12;
const GZIP_LEVEL: u32 = 9;

/// A supported coding, best first.
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
    /// All codings, best first.
    pub const ALL: [Self; 3] = [Self::Br, Self::Zstd, Self::Gzip];

    /// The best coding a client accepts.
    pub fn best(header: Option<&str>) -> Option<Self> {
        Accepted::read(header).before_plain().next()
    }

    /// Name in `Content-Encoding`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Br => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
        }
    }

    /// File extension of a precompressed file.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Br => "br",
            Self::Zstd => "zst",
            Self::Gzip => "gz",
        }
    }

    /// Compresses the bytes; `None` on failure.
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

/// Restricts on-the-fly compression to codings with complete streams. The framework (0.9.1) flushes its Brotli encoder
/// without ending the stream, which strict clients treat as a broken response, so Brotli is excluded.
pub fn whole_streams_only(session: &mut Session) {
    if let Some(module) = session.downstream_modules_ctx.get_mut::<ResponseCompression>() {
        module.adjust_algorithm_level(Algorithm::Brotli, 0);
    }
}

/// Accepted codings with weights in thousandths; 0 is a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepted {
    codings: [u16; 3],
    identity: u16,
}

/// Identity only.
impl Default for Accepted {
    fn default() -> Self {
        Self::read(None)
    }
}

impl Accepted {
    /// Parses `Accept-Encoding`. Without it, only identity is accepted; an unreadable weight is 0.
    pub fn read(header: Option<&str>) -> Self {
        let (mut codings, mut identity, mut others) = ([None; 3], None, None);
        for item in header.unwrap_or_default().split(',') {
            let mut parts = item.split(';').map(str::trim_ascii);
            let name = parts.next().unwrap_or_default();
            let weight = Some(parts.find_map(weight).unwrap_or(1000));
            if let Some(at) = Coding::ALL
                .iter()
                .position(|coding| name.eq_ignore_ascii_case(coding.name()))
            {
                codings[at] = weight;
            } else if name == "*" {
                others = weight;
            } else if name.eq_ignore_ascii_case("identity") {
                identity = weight;
            }
        }
        Self {
            codings: codings.map(|named| named.or(others).unwrap_or(0)),
            // Identity that is not mentioned is accepted after everything mentioned; `*;q=0` refuses it too.
            identity: identity.unwrap_or(u16::from(others != Some(0))),
        }
    }

    /// Codings to try before identity, by preference, then by size.
    pub fn before_plain(self) -> impl Iterator<Item = Coding> {
        let mut wanted = [0, 1, 2].map(|at| (self.codings[at], Coding::ALL[at]));
        wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        wanted
            .into_iter()
            .filter(move |(weight, _)| *weight > 0 && *weight >= self.identity)
            .map(|(_, coding)| coding)
    }

    /// Whether identity is accepted.
    pub const fn takes_plain(self) -> bool {
        self.identity > 0
    }
}

fn weight(parameter: &str) -> Option<u16> {
    let (name, value) = parameter.split_once('=')?;
    if !name.trim_ascii().eq_ignore_ascii_case("q") {
        return None;
    }
    let value = value.trim_ascii();
    let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
    let is_weight =
        matches!(whole, "0" | "1") && fraction.len() <= 3 && fraction.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths = format!("{whole}{fraction:0<3}").parse::<u16>().ok();
    Some(thousandths.filter(|weight| is_weight && *weight <= 1000).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(header: &str) -> String {
        let accepted = Accepted::read(Some(header));
        let mut names: Vec<&str> = accepted.before_plain().map(Coding::name).collect();
        if accepted.takes_plain() {
            names.push("plain");
        }
        names.join(" ")
    }

    #[test]
    fn weights_decide_and_size_among_equals() {
        for (header, expected) in [
            ("gzip, deflate, br, zstd", "br zstd gzip plain"),
            ("gzip", "gzip plain"),
            ("br;q=0, gzip", "gzip plain"),
            ("br;q=0.000", "plain"),
            ("br;q=0.1", "br plain"),
            ("BR ; Q=0.5 , gzip;q=0.9", "gzip br plain"),
            ("zstd;q=0.4, gzip;q=0.5, br;q=0.45", "gzip br zstd plain"),
            ("*", "br zstd gzip plain"),
            ("*, br;q=0", "zstd gzip plain"),
            ("*;q=0", ""),
            ("identity;q=0, *;q=0.2", "br zstd gzip"),
            ("identity;q=0", ""),
            ("identity, br;q=0.5", "plain"),
            ("identity;q=0.5, br;q=0.5, gzip;q=0.4", "br plain"),
            ("*;q=0, gzip", "gzip"),
            ("br;q=2, gzip;q=0.1234, zstd;q=x", "plain"),
            ("", "plain"),
            (",;,", "plain"),
        ] {
            assert_eq!(wanted(header), expected, "{header}");
        }
        assert_eq!(Accepted::read(None), Accepted::read(Some("")));
    }
}
