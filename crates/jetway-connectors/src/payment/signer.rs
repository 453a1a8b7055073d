//! Signatures of notifications: HMAC-SHA256 over the body, in hexadecimal.

use hmac::{Hmac, KeyInit, Mac};
use jetway_domain::secret::{SecretKey, to_hex};
use sha2::Sha256;

/// Signs and verifies with one secret.
#[derive(Clone)]
pub(super) struct Signer(Hmac<Sha256>);

impl Signer {
    /// Derives a secret from the deployment's key for `purpose`.
    pub(super) fn of(key: &SecretKey, purpose: &str) -> Self {
        let mut block = [0; 64];
        block[..32].copy_from_slice(key.bytes());
        let mut mac = Hmac::<Sha256>::new(&block.into());
        mac.update(purpose.as_bytes());
        let derived = mac.finalize().into_bytes();
        block = [0; 64];
        block[..32].copy_from_slice(&derived);
        Self(Hmac::new(&block.into()))
    }

    pub(super) fn sign(&self, body: &[u8]) -> String {
        let mut mac = self.0.clone();
        mac.update(body);
        to_hex(&mac.finalize().into_bytes())
    }

    /// Compares in constant time.
    pub(super) fn is_by_us(&self, body: &[u8], signature: &str) -> bool {
        let bytes: Option<Vec<u8>> = (signature.len() == 64 && signature.is_ascii())
            .then(|| {
                let pair = |at: usize| u8::from_str_radix(signature.get(at..at + 2)?, 16).ok();
                (0..64).step_by(2).map(pair).collect()
            })
            .flatten();
        let mut mac = self.0.clone();
        mac.update(body);
        bytes.is_some_and(|bytes| mac.verify_slice(&bytes).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::{SecretKey, Signer};

    #[test]
    fn a_changed_body_another_secret_and_nonsense_are_not_signed() {
        let signer = Signer::of(&SecretKey::new([1; 32]), "a");
        let signature = signer.sign(b"body");
        assert!(signer.is_by_us(b"body", &signature));
        assert!(!signer.is_by_us(b"Body", &signature));
        assert!(!Signer::of(&SecretKey::new([1; 32]), "b").is_by_us(b"body", &signature));
        assert!(!Signer::of(&SecretKey::new([2; 32]), "a").is_by_us(b"body", &signature));
        for nonsense in ["", "zz", &"z".repeat(64), &"ü".repeat(32), &signature[..62]] {
            assert!(!signer.is_by_us(b"body", nonsense), "{nonsense:?}");
        }
    }
}
