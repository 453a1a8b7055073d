//! A link of the hash chain.

use std::fmt;

/// A SHA-256 link of the chain, written as 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChainHash(pub(super) [u8; 32]);

/// The previous hash of an agency's first entry.
pub const GENESIS: ChainHash = ChainHash([0; 32]);

/// A text that is not a chain hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a chain hash")]
pub struct InvalidChainHash;

impl ChainHash {
    /// Parses 64 hex digits.
    ///
    /// # Errors
    /// The text is anything else.
    pub fn parse(text: &str) -> Result<Self, InvalidChainHash> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(InvalidChainHash);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| InvalidChainHash)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| InvalidChainHash)?;
        }
        Ok(Self(bytes))
    }
}

impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
