//! A tenant's store at SSLCommerz.

use std::fmt;

use serde::Deserialize;

/// The live service. Any other address is a test account or a simulator.
const LIVE: &str = "https://securepay.sslcommerz.com";

/// A store, and what SSLCommerz wants to know about its payers.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SslCommerzAccount {
    /// The service's address; the live service if omitted. Test stores are at `https://sandbox.sslcommerz.com`.
    #[serde(default = "live")]
    pub base_url: String,
    /// The store.
    pub store_id: String,
    /// Its password.
    pub store_password: String,
    /// E-mail address for questions about payments: the portal's, not the payer's.
    pub contact_email: String,
    /// Phone number for questions about payments: the portal's, not the payer's.
    pub contact_phone: String,
    /// City of the portal's company.
    pub city: String,
    /// Country of the portal's company, in English.
    pub country: String,
    /// Fee of payments for orders, in basis points (180 = 1.8 %). Fees of deposits are in the tenant's settings.
    #[serde(default)]
    pub fee_bp: u32,
}

impl SslCommerzAccount {
    /// Whether it takes real money.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.base_url.trim_end_matches('/') == LIVE
    }
}

impl fmt::Debug for SslCommerzAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SslCommerzAccount({} at {})", self.store_id, self.base_url)
    }
}

/// Why an account cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SslCommerzError {
    /// The base URL is invalid.
    #[error("`base_url` is not an https address, nor one of this machine")]
    Address,
    /// A required text is empty.
    #[error("`{0}` is empty")]
    Empty(&'static str),
    /// The fee is above 100 %.
    #[error("`fee_bp` counts basis points up to 10000")]
    Fee,
    /// The HTTP client cannot be created.
    #[error("the HTTP client cannot be created: {0}")]
    Client(#[from] reqwest::Error),
}

fn live() -> String {
    LIVE.to_owned()
}
