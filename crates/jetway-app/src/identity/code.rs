//! One-time codes, and the hashes stored in place of values sent by browsers.

use jetway_domain::secret::to_hex;
use sha2::{Digest, Sha256};

/// Six digits from the operating system's random number generator.
pub(crate) fn fresh_code() -> String {
    format!("{:06}", rand::random_range(0..1_000_000_u32))
}

/// Stored hash of a code, salted with its reference.
pub(crate) fn code_hash(reference: &str, code: &str) -> String {
    hash(&["code", reference, code.trim()])
}

/// Stored hash of a device id.
pub(super) fn device_hash(device: &str) -> String {
    hash(&["device", device])
}

pub(crate) fn hash(parts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update(part.len().to_be_bytes());
        digest.update(part.as_bytes());
    }
    to_hex(&digest.finalize())
}

#[cfg(test)]
mod tests {
    use super::{code_hash, fresh_code};

    #[test]
    fn a_code_has_six_digits_and_belongs_to_its_reference() {
        let code = fresh_code();
        assert!(code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit()));
        assert_ne!(code_hash("a", &code), code_hash("b", &code));
        assert_eq!(code_hash("a", "123456"), code_hash("a", " 123456 "));
    }
}
