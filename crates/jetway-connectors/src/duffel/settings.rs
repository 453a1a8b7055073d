//! An account, and how it is reached.

use std::fmt;
use std::time::Duration;

use jetway_domain::air::offer::SupplierId;
use jetway_domain::money::CurrencyCode;

/// Settings of a Duffel account.
#[derive(Clone)]
pub struct DuffelSettings {
    /// Our id of the connection, stored in orders.
    pub id: SupplierId,
    /// Such as `https://api.duffel.com`.
    pub base_url: String,
    /// The account's access token.
    pub token: String,
    /// Billing currency of the account. Searches in other currencies are skipped.
    pub currency: CurrencyCode,
    /// E-mail address for airlines' messages about a booking.
    pub contact_email: String,
    /// Phone number for airlines' calls about a booking: `+` and digits.
    pub contact_phone: String,
    /// Timeout of a call.
    pub patience: Duration,
}

impl fmt::Debug for DuffelSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DuffelSettings({} at {})", self.id.0, self.base_url)
    }
}

/// Why the connection cannot be created.
#[derive(Debug, thiserror::Error)]
pub enum DuffelError {
    /// The base URL is invalid.
    #[error("the base URL is not an http or https address")]
    Address,
    /// The token is empty or not a valid header value.
    #[error("the access token is empty or not usable")]
    Token,
    /// Airlines require both contacts for a booking.
    #[error("the contact needs an e-mail address and a telephone number beginning with +")]
    Contact,
    /// The HTTP client cannot be created.
    #[error("the HTTP client cannot be created: {0}")]
    Client(#[from] reqwest::Error),
}
