//! Texts that only this deployment can read: what a copy of the database alone must not give away (ADR 0044).
//!
//! A sealed text is `key-name.base64(nonce ‖ ciphertext ‖ tag)`, AES-256-GCM under a key derived from the deployment's data
//! key. Its place (tenant, kind, id) is authenticated with it: moved to another row it does not open.
//!
//! To seal something else: name a kind, keep the sealed text in a `text` column, and open it in the use case, never in a
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
/// Enough to tell the keys of a deployment apart.
const NAME_BYTES: usize = 4;

/// Where a sealed text is kept.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    /// Whose it is.
    pub tenant: &'a TenantId,
    /// What it is, such as `traveller.papers`.
    pub kind: &'static str,
    /// Which one.
    pub id: &'a str,
}

/// Why a sealed text gives nothing, or cannot be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// No key of this deployment has that name: it was taken away while texts sealed with it were left.
    #[error("no data key opens this text")]
    UnknownKey,
    /// It was changed, or moved from another place.
    #[error("a sealed text was changed or moved")]
    Broken,
    /// The library refused.
    #[error("a text could not be sealed")]
    Failed,
}

/// Seals with the current data key and opens with any.
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
}

impl Sealer {
    /// With the current key, and those that sealed before it.
    ///
    /// # Errors
    /// When the library takes none of them.
    pub fn new(current: &SecretKey, former: &[SecretKey]) -> Result<Self, SealError> {
        Ok(Self {
            current: DataKey::derive(current)?,
            former: former.iter().map(DataKey::derive).collect::<Result<_, _>>()?,
        })
    }

    /// Seal a value as JSON.
    ///
    /// # Errors
    /// When it is no JSON or the library refuses.
    pub fn seal<T: Serialize>(&self, place: Place<'_>, value: &T) -> Result<String, SealError> {
        let mut text = serde_json::to_vec(value).map_err(|_| SealError::Failed)?;
        let key = &self.current;
        let nonce = key
            .cipher
            .seal_in_place_append_tag(Aad::from(place.bytes()), &mut text)
            .map_err(|_| SealError::Failed)?;
        let sealed = [nonce.as_ref().as_slice(), &text].concat();
        Ok(format!("{}.{}", key.name, BASE64.encode(sealed)))
    }

    /// Open what was sealed for the same place.
    ///
    /// # Errors
    /// When no key fits, or the text was changed or moved.
    pub fn open<T: DeserializeOwned>(&self, place: Place<'_>, sealed: &str) -> Result<T, SealError> {
        let (name, text) = sealed.split_once('.').ok_or(SealError::Broken)?;
        let key = self.keys().find(|key| key.name == name).ok_or(SealError::UnknownKey)?;
        let bytes = BASE64.decode(text).map_err(|_| SealError::Broken)?;
        let (nonce, text) = bytes.split_at_checked(NONCE_BYTES).ok_or(SealError::Broken)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| SealError::Broken)?;
        let mut text = text.to_vec();
        let plain = key
            .cipher
            .open_in_place(nonce, Aad::from(place.bytes()), &mut text)
            .map_err(|_| SealError::Broken)?;
        serde_json::from_slice(plain).map_err(|_| SealError::Broken)
    }

    /// What a value is found again by, one print a key and the current key's first: equal values of a tenant have equal
    /// prints, and without the key a print says nothing.
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
    /// Each part after its length: no two places have the same bytes.
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
