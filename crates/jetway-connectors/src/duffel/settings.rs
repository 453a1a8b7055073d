//! An account, and how it is reached.

use std::fmt;
use std::time::Duration;

use jetway_domain::air::offer::SupplierId;
use jetway_domain::money::CurrencyCode;

/// An account, and how it is reached.
#[derive(Clone)]
pub struct DuffelSettings {
    /// Our name for the connection; orders remember it.
    pub id: SupplierId,
    /// Such as `https://api.duffel.com`.
    pub base_url: String,
    /// The account's access token.
    pub token: String,
    /// What the account is billed in. Searches in another currency are not asked.
    pub currency: CurrencyCode,
    /// Where airlines write about a booking.
    pub contact_email: String,
    /// Where airlines call about a booking: `+` and digits.
    pub contact_phone: String,
    /// How long a call may take.
    pub patience: Duration,
}

impl fmt::Debug for DuffelSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DuffelSettings({} at {})", self.id.0, self.base_url)
    }
}

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum DuffelError {
    /// The address is no address of a web server.
    #[error("the base URL is not an http or https address")]
    Address,
    /// The token is empty or holds what no header can.
    #[error("the access token is empty or not usable")]
    Token,
    /// Airlines need both to take a booking.
    #[error("the contact needs an e-mail address and a telephone number beginning with +")]
    Contact,
    /// The web client cannot be made.
    #[error("no web client: {0}")]
    Client(#[from] reqwest::Error),
}
