//! Encryption of fields that a copy of the database alone must not reveal (ADR 0044).
//!
//! A sealed text is `key-name.base64(nonce ‖ ciphertext ‖ tag)`, AES-256-GCM under a key derived from the deployment's data
//! key. Its place (tenant, kind, id) is authenticated: moved to another row, it does not decrypt.
//!
//! To encrypt another field: name a kind, store the text in a `text` column, and decrypt it in the use case, never in a
//! repository.

use aws_lc_rs::aead::{AES_256_GCM, Aad, Nonce, RandomizedNonceKey};
use aws_lc_rs::hmac;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use jetway_domain::ids::TenantId;
use jetway_domain::secret::{SecretKey, to_hex};
use serde::Serialize;
use serde::de::DeserializeOwned;

const NONCE_BYTES: usize = 12;
/// Long enough to distinguish the keys of a deployment.
const NAME_BYTES: usize = 4;

/// Place of an encrypted text.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    /// The tenant.
    pub tenant: &'a TenantId,
    /// Its kind, such as `traveller.papers`.
    pub kind: &'static str,
    /// Id of the row.
    pub id: &'a str,
}

/// Why a text cannot be encrypted or decrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// No data key has that name: it was removed while texts encrypted with it were left.
    #[error("no data key decrypts this text")]
    UnknownKey,
    /// The text was changed, or moved from another place.
    #[error("an encrypted text was changed or moved")]
    Broken,
    /// The cryptographic library failed.
    #[error("a text cannot be encrypted")]
    Failed,
}

/// Encrypts with the current data key and decrypts with any.
pub struct Sealer {
    current: DataKey,
    former: Vec<DataKey>,
}

struct DataKey {
    name: String,
    cipher: RandomizedNonceKey,
    prints: hmac::Key,
}

impl DataKey {
    fn derive(key: &SecretKey) -> Result<Self, SealError> {
        let root = hmac::Key::new(hmac::HMAC_SHA256, key.bytes());
        let part = |purpose: &str| hmac::sign(&root, purpose.as_bytes());
        let name = part("jetway data key name");
        let cipher = part("jetway data key cipher");
        Ok(Self {
            name: to_hex(name.as_ref().get(..NAME_BYTES).unwrap_or_default()),
            cipher: RandomizedNonceKey::new(&AES_256_GCM, cipher.as_ref()).map_err(|_| SealError::Failed)?,
            prints: hmac::Key::new(hmac::HMAC_SHA256, part("jetway data key prints").as_ref()),
        })
    }

    /// Nonce, ciphertext and tag.
    fn seal(&self, place: Place<'_>, mut text: Vec<u8>) -> Result<Vec<u8>, SealError> {
        let nonce = self
            .cipher
            .seal_in_place_append_tag(Aad::from(place.bytes()), &mut text)
            .map_err(|_| SealError::Failed)?;
        Ok([nonce.as_ref().as_slice(), &text].concat())
    }

    fn open(&self, place: Place<'_>, sealed: &[u8]) -> Result<Vec<u8>, SealError> {
        let (nonce, text) = sealed.split_at_checked(NONCE_BYTES).ok_or(SealError::Broken)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| SealError::Broken)?;
        let mut text = text.to_vec();
        let plain = self
            .cipher
            .open_in_place(nonce, Aad::from(place.bytes()), &mut text)
            .map_err(|_| SealError::Broken)?;
        Ok(plain.to_vec())
    }
}

impl Sealer {
    /// With the current key and the previous ones.
    ///
    /// # Errors
    /// When a key is not usable.
    pub fn new(current: &SecretKey, former: &[SecretKey]) -> Result<Self, SealError> {
        Ok(Self {
            current: DataKey::derive(current)?,
            former: former.iter().map(DataKey::derive).collect::<Result<_, _>>()?,
        })
    }

    /// Encrypt a value as JSON.
    ///
    /// # Errors
    /// When it cannot be encoded or encrypted.
    pub fn seal<T: Serialize>(&self, place: Place<'_>, value: &T) -> Result<String, SealError> {
        let text = serde_json::to_vec(value).map_err(|_| SealError::Failed)?;
        let sealed = self.current.seal(place, text)?;
        Ok(format!("{}.{}", self.current.name, BASE64.encode(sealed)))
    }

    /// Encrypt bytes: the name of the key, a dot, then as a sealed text without base64.
    ///
    /// # Errors
    /// When they cannot be encrypted.
    pub fn seal_bytes(&self, place: Place<'_>, content: &[u8]) -> Result<Vec<u8>, SealError> {
        let sealed = self.current.seal(place, content.to_vec())?;
        Ok([self.current.name.as_bytes(), b".", &sealed].concat())
    }

    /// Decrypt bytes for the same place.
    ///
    /// # Errors
    /// When no key fits, or they were changed or moved.
    pub fn open_bytes(&self, place: Place<'_>, sealed: &[u8]) -> Result<Vec<u8>, SealError> {
        let dot = sealed.iter().position(|byte| *byte == b'.').ok_or(SealError::Broken)?;
        let (name, sealed) = sealed.split_at_checked(dot).ok_or(SealError::Broken)?;
        let key = self.keys().find(|key| key.name.as_bytes() == name);
        key.ok_or(SealError::UnknownKey)?
            .open(place, sealed.get(1..).unwrap_or_default())
    }

    /// Decrypt a text for the same place.
    ///
    /// # Errors
    /// When no key fits, or the text was changed or moved.
    pub fn open<T: DeserializeOwned>(&self, place: Place<'_>, sealed: &str) -> Result<T, SealError> {
        let (name, text) = sealed.split_once('.').ok_or(SealError::Broken)?;
        let key = self.keys().find(|key| key.name == name).ok_or(SealError::UnknownKey)?;
        let bytes = BASE64.decode(text).map_err(|_| SealError::Broken)?;
        serde_json::from_slice(&key.open(place, &bytes)?).map_err(|_| SealError::Broken)
    }

    /// Fingerprints by which a value is found, one per key, the current key's first: equal values of a tenant have equal
    /// fingerprints, which reveal nothing without the key.
    #[must_use]
    pub fn prints(&self, tenant: &TenantId, kind: &'static str, value: &str) -> Vec<String> {
        let place = Place {
            tenant,
            kind,
            id: value,
        };
        let print = |key: &DataKey| to_hex(hmac::sign(&key.prints, &place.bytes()).as_ref());
        self.keys().map(print).collect()
    }

    fn keys(&self) -> impl Iterator<Item = &DataKey> {
        std::iter::once(&self.current).chain(&self.former)
    }
}

impl Place<'_> {
    /// Each part is prefixed with its length, so that no two places have the same bytes.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in [self.tenant.as_str(), self.kind, self.id] {
            bytes.extend_from_slice(&(part.len() as u64).to_be_bytes());
            bytes.extend_from_slice(part.as_bytes());
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use jetway_domain::ids::TenantId;
    use jetway_domain::secret::SecretKey;

    use super::{Place, SealError, Sealer};

    fn key(byte: u8) -> SecretKey {
        SecretKey::new([byte; 32])
    }

    fn place<'a>(tenant: &'a TenantId, id: &'a str) -> Place<'a> {
        let kind = "test";
        Place { tenant, kind, id }
    }

    #[test]
    fn a_sealed_text_opens_at_its_place_and_nowhere_else() {
        let (falcon, heron) = (TenantId::parse("falcon").unwrap(), TenantId::parse("heron").unwrap());
        let sealer = Sealer::new(&key(1), &[]).unwrap();
        let sealed = sealer.seal(place(&falcon, "1"), &"BX0123456").unwrap();
        assert!(!sealed.contains("BX0123456"));
        assert_ne!(sealed, sealer.seal(place(&falcon, "1"), &"BX0123456").unwrap());
        assert_eq!(
            sealer.open::<String>(place(&falcon, "1"), &sealed).unwrap(),
            "BX0123456"
        );
        for elsewhere in [place(&falcon, "2"), place(&heron, "1")] {
            assert_eq!(sealer.open::<String>(elsewhere, &sealed), Err(SealError::Broken));
        }
        let bent = format!("{}A", &sealed[..sealed.len() - 1]);
        let bent = if bent == sealed {
            format!("{}B", &sealed[..sealed.len() - 1])
        } else {
            bent
        };
        assert!(sealer.open::<String>(place(&falcon, "1"), &bent).is_err());
    }

    #[test]
    fn sealed_bytes_open_at_their_place_and_nowhere_else() {
        let falcon = TenantId::parse("falcon").unwrap();
        let sealer = Sealer::new(&key(1), &[]).unwrap();
        let scan = b"\x89PNG passport of Karim".to_vec();
        let mut sealed = sealer.seal_bytes(place(&falcon, "1"), &scan).unwrap();
        assert!(!sealed.windows(8).any(|part| part == b"passport"));
        assert_eq!(sealer.open_bytes(place(&falcon, "1"), &sealed).unwrap(), scan);
        assert_eq!(sealer.open_bytes(place(&falcon, "2"), &sealed), Err(SealError::Broken));
        let after = Sealer::new(&key(2), &[key(1)]).unwrap();
        assert_eq!(after.open_bytes(place(&falcon, "1"), &sealed).unwrap(), scan);
        let last = sealed.len() - 1;
        sealed[last] ^= 1;
        assert_eq!(sealer.open_bytes(place(&falcon, "1"), &sealed), Err(SealError::Broken));
        assert_eq!(sealer.open_bytes(place(&falcon, "1"), b""), Err(SealError::Broken));
    }

    #[test]
    fn a_former_key_opens_and_finds_what_it_sealed_until_it_is_taken_away() {
        let falcon = TenantId::parse("falcon").unwrap();
        let before = Sealer::new(&key(1), &[]).unwrap();
        let after = Sealer::new(&key(2), &[key(1)]).unwrap();
        let sealed = before.seal(place(&falcon, "1"), &7).unwrap();
        assert_eq!(after.open::<i32>(place(&falcon, "1"), &sealed), Ok(7));
        let found = after.prints(&falcon, "test", "BX");
        assert_eq!(found.len(), 2);
        assert_eq!(found[1], before.prints(&falcon, "test", "BX")[0]);
        let alone = Sealer::new(&key(2), &[]).unwrap();
        assert_eq!(
            alone.open::<i32>(place(&falcon, "1"), &sealed),
            Err(SealError::UnknownKey)
        );
    }
}
