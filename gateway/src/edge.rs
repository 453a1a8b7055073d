//! What the gateway tells the backend, and how the backend knows that it was the gateway.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Headers the gateway sets towards the backend.
pub mod header {
    /// Always `1`. Source: P-273.
    pub const CHANNEL: &str = "bdf-channel-id";
    /// `web`, `android` or `ios`.
    pub const DEVICE_TYPE: &str = "x-device-type";
    /// Tenant slug.
    pub const TENANT: &str = "x-jetway-tenant";
    /// The tenant's currency.
    pub const CURRENCY: &str = "x-jetway-currency";
    /// Release set the page was composed with.
    pub const RELEASE: &str = "x-jetway-release";
    /// When the stamp was made, unix seconds.
    pub const TIME: &str = "x-jetway-edge-time";
    /// The stamp.
    pub const SIGNATURE: &str = "x-jetway-edge-signature";
    /// One for each request.
    pub const REQUEST_ID: &str = "x-request-id";
}

/// What a stamp vouches for.
#[derive(Debug)]
pub struct Stamped<'a> {
    /// Method.
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
    /// The bytes that are signed.
    #[must_use]
    pub fn message(&self) -> String {
        let Self {
            method,
            target,
            tenant,
            request_id,
            time,
        } = self;
        format!("v1\n{method}\n{target}\n{tenant}\n{request_id}\n{time}")
    }
}

/// The key shared with the backend.
#[derive(Clone)]
pub struct EdgeKey(Hmac<Sha256>);

impl EdgeKey {
    /// From its bytes.
    ///
    /// # Errors
    /// Never for the lengths we use; HMAC takes any.
    pub fn new(bytes: &[u8]) -> anyhow::Result<Self> {
        Hmac::new_from_slice(bytes)
            .map(Self)
            .map_err(|_| anyhow::anyhow!("the edge key is not usable"))
    }

    /// The stamp in lower-case hexadecimal.
    #[must_use]
    pub fn stamp(&self, what: &Stamped<'_>) -> String {
        let mut mac = self.0.clone();
        mac.update(what.message().as_bytes());
        mac.finalize()
            .into_bytes()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

impl std::fmt::Debug for EdgeKey {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("EdgeKey")
    }
}
