//! What a payment provider does for us: takes money of a payer on pages of its own.
//!
//! A provider is believed when it is asked, never when it calls: a notice says which payment to ask about, and no more.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_domain::ids::{PaymentId, TenantId};
use jetway_domain::money::{Money, MoneyError};

/// What somebody is to pay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bill {
    /// Our key for it. The same key is the same payment, however often it is opened.
    pub payment: PaymentId,
    /// Whose customer pays: the account at the provider.
    pub merchant: TenantId,
    /// Who is named on the provider's page.
    pub payee: String,
    /// What for, as the payer reads it.
    pub description: String,
    /// All of it, fee included.
    pub total: Money,
    /// Where the payer comes back to, a path of the merchant's portal.
    pub return_to: String,
    /// Nobody pays after this.
    pub expires_at: DateTime<Utc>,
}

/// A bill that can be paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The provider's name for it.
    pub reference: String,
    /// Where the payer goes.
    pub redirect_url: String,
}

/// Where a bill stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BillState {
    /// Nobody has decided, or the payer's bank has not.
    Open,
    /// The provider has this amount.
    Paid(Money),
    /// Declined.
    Failed,
    /// The payer gave up.
    Cancelled,
}

/// Why a provider did not say.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    /// No answer in time.
    #[error("the payment provider did not answer in time")]
    Timeout,
    /// It answered with a failure of its own.
    #[error("the payment provider failed: {0}")]
    Unavailable(String),
    /// It does not know this bill.
    #[error("the payment provider does not know this payment")]
    Unknown,
}

/// A call of a provider that something changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Our key of the payment.
    pub payment: PaymentId,
}

/// One payment provider.
#[async_trait]
pub trait PaymentProvider: Send + Sync {
    /// Stable id: letters, digits, `-`. Names its clearing account in the ledger.
    fn id(&self) -> &'static str;
    /// What it adds to an amount.
    ///
    /// # Errors
    /// When the sum does not fit.
    fn fee(&self, amount: Money) -> Result<Money, MoneyError>;
    /// Let a bill be paid. The same bill again is the same payment.
    async fn open(&self, bill: &Bill) -> Result<Opened, ProviderError>;
    /// Where a bill stands now.
    async fn state(&self, reference: &str) -> Result<BillState, ProviderError>;
    /// Read a call of the provider; `None` when its signature is not the provider's.
    fn read_notice(&self, body: &[u8], signature: &str) -> Option<Notice>;
}
