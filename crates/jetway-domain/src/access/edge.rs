//! Headers from the gateway to the backend, and the signature that authenticates the gateway.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::secret::{SecretKey, from_hex, put_hex};

/// Older signatures are refused, so that a captured request soon becomes useless.
pub const STAMP_LIFE_SECONDS: u64 = 60;

/// Headers the gateway sends to the backend.
pub mod header {
    /// Always `1`. Source: P-273.
    pub const CHANNEL: &str = "bdf-channel-id";
    /// `web`, `android` or `ios`.
    pub const DEVICE_TYPE: &str = "x-device-type";
    /// Tenant slug, or `_operations` for a request to the operators' host.
    pub const TENANT: &str = "x-jetway-tenant";
    /// The tenant's currency.
    pub const CURRENCY: &str = "x-jetway-currency";
    /// Release set the page was composed with.
    pub const RELEASE: &str = "x-jetway-release";
    /// When the request was signed, in unix seconds.
    pub const TIME: &str = "x-jetway-edge-time";
    /// The signature.
    pub const SIGNATURE: &str = "x-jetway-edge-signature";
    /// One per request.
    pub const REQUEST_ID: &str = "x-request-id";
}

/// The signed parts of a request.
#[derive(Debug)]
pub struct Stamped<'a> {
    /// HTTP method.
    pub method: &'a str,
    /// Path with query.
    pub target: &'a str,
    /// Tenant slug.
    pub tenant: &'a str,
    /// Request id.
    pub request_id: &'a str,
    /// Unix seconds.
    pub time: u64,
}

impl Stamped<'_> {
    /// The bytes to sign.
    #[must_use]
    pub fn message(&self) -> Vec<u8> {
        let time = self.time.to_string();
        let parts = ["v1", self.method, self.target, self.tenant, self.request_id, &time];
        parts.join("\n").into_bytes()
    }
}

/// The key shared with the backend.
#[derive(Clone)]
pub struct EdgeKey(Hmac<Sha256>);

impl EdgeKey {
    /// Creates the key from the shared secret.
    #[must_use]
    pub fn new(key: &SecretKey) -> Self {
        // HMAC pads a short key with zeros to its block.
        let mut block = [0; 64];
        block[..32].copy_from_slice(key.bytes());
        Self(Hmac::new(&block.into()))
    }

    /// The signature as lower-case hexadecimal.
    #[must_use]
    pub fn stamp(&self, what: &Stamped<'_>) -> String {
        String::from_utf8_lossy(&self.digits(what)).into_owned()
    }

    /// The signature as ASCII bytes, without allocation.
    #[must_use]
    pub fn digits(&self, what: &Stamped<'_>) -> [u8; 64] {
        let mut mac = self.0.clone();
        mac.update(&what.message());
        let mut digits = [0; 64];
        put_hex(&mut digits, &mac.finalize().into_bytes());
        digits
    }
}

impl EdgeKey {
    /// Whether a signature is valid and at most 60 seconds old; compared in constant time.
    #[must_use]
    pub fn accepts(&self, what: &Stamped<'_>, stamp: &str, now: u64) -> bool {
        if now.abs_diff(what.time) > STAMP_LIFE_SECONDS {
            return false;
        }
        let Some(bytes) = from_hex(stamp) else { return false };
        let mut mac = self.0.clone();
        mac.update(&what.message());
        mac.verify_slice(&bytes).is_ok()
    }
}

impl std::fmt::Debug for EdgeKey {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("EdgeKey")
    }
}

#[cfg(test)]
mod tests {
    use super::{EdgeKey, SecretKey, Stamped};

    const STAMPED: Stamped<'_> = Stamped {
        method: "GET",
        target: "/api/x?y=1",
        tenant: "falcon",
        request_id: "r1",
        time: 1_000,
    };

    #[test]
    fn a_stamp_is_good_for_its_own_request_only() {
        let key = EdgeKey::new(&SecretKey::new([7; 32]));
        let stamp = key.stamp(&STAMPED);
        assert!(key.accepts(&STAMPED, &stamp, 1_030));
        assert!(!key.accepts(
            &Stamped {
                tenant: "_default",
                ..STAMPED
            },
            &stamp,
            1_030
        ));
        assert!(!key.accepts(
            &Stamped {
                target: "/api/x?y=2",
                ..STAMPED
            },
            &stamp,
            1_030
        ));
        assert!(!EdgeKey::new(&SecretKey::new([8; 32])).accepts(&STAMPED, &stamp, 1_030));
    }

    #[test]
    fn a_stamp_dies_of_age_and_of_nonsense() {
        let key = EdgeKey::new(&SecretKey::new([7; 32]));
        assert!(!key.accepts(&STAMPED, &key.stamp(&STAMPED), 1_061));
        for nonsense in ["", "zz", &"é".repeat(32), &"0".repeat(64)] {
            assert!(!key.accepts(&STAMPED, nonsense, 1_000), "{nonsense:?}");
        }
    }
}
