//! Keys shared between processes.

use std::fmt;
use std::str::FromStr;

/// 32 random bytes, stored in a file as 64 hexadecimal digits. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretKey([u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a data key has 64 hexadecimal digits")]
pub struct InvalidSecretKey;

impl SecretKey {
    /// Creates a key from bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The key's bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl FromStr for SecretKey {
    type Err = InvalidSecretKey;
    fn from_str(text: &str) -> Result<Self, InvalidSecretKey> {
        let bytes = from_hex(text.trim()).ok_or(InvalidSecretKey)?;
        bytes.try_into().map(Self).map_err(|_| InvalidSecretKey)
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey")
    }
}

/// Parses hexadecimal digits; `None` for any other text.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(pair).collect()
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    let mut digits = vec![0; bytes.len() * 2];
    put_hex(&mut digits, bytes);
    String::from_utf8_lossy(&digits).into_owned()
}

/// Writes two digits per byte, as many as fit.
pub(crate) fn put_hex(digits: &mut [u8], bytes: &[u8]) {
    const DIGITS: [u8; 16] = *b"0123456789abcdef";
    for (pair, byte) in digits.chunks_exact_mut(2).zip(bytes) {
        pair[0] = DIGITS[usize::from(byte >> 4)];
        pair[1] = DIGITS[usize::from(byte & 15)];
    }
}

#[cfg(test)]
mod tests {
    use super::SecretKey;

    #[test]
    fn a_key_is_read_from_64_digits_and_nothing_else() {
        let key: SecretKey = format!("{}\n", "0f".repeat(32)).parse().unwrap();
        assert_eq!(key.bytes(), &[15; 32]);
        assert_eq!(format!("{key:?}"), "SecretKey");
        for wrong in ["", "0f", &"zz".repeat(32), &"0f".repeat(33), &"+f".repeat(32)] {
            assert!(wrong.parse::<SecretKey>().is_err(), "{wrong:?}");
        }
    }
}
