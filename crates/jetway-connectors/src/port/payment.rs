//! The interface of payment providers, which collect payments on their own pages.
//!
//! Only the provider's answer to a query is trusted. A notification merely says which payment to query.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_domain::ids::{PaymentId, TenantId};
use jetway_domain::money::{Money, MoneyError};

/// A bill to be paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bill {
    /// Our key. The same key is the same payment, however often it is opened.
    pub payment: PaymentId,
    /// The tenant whose customer pays: the account at the provider.
    pub merchant: TenantId,
    /// Address of the tenant's portal, with a slash at its end: `https://…/`. The provider calls it.
    pub portal: String,
    /// Payee shown on the provider's page.
    pub payee: String,
    /// The agency that pays.
    pub payer: String,
    /// Description for the payer.
    pub description: String,
    /// Total, fee included.
    pub total: Money,
    /// Where the payer returns to, a path of the tenant's portal that starts with a slash.
    pub return_to: String,
    /// The bill cannot be paid after this.
    pub expires_at: DateTime<Utc>,
}

/// A bill that is open for payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The provider's reference.
    pub reference: String,
    /// The payment page.
    pub redirect_url: String,
}

/// A bill that was opened, to ask for its state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenBill<'a> {
    /// Our key.
    pub payment: PaymentId,
    /// The tenant whose customer pays.
    pub merchant: &'a TenantId,
    /// The provider's reference.
    pub reference: &'a str,
}

/// State of a bill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BillState {
    /// Undecided by the payer or the bank.
    Open,
    /// The provider collected this amount.
    Paid(Money),
    /// The provider collected this amount and doubts that the payer owns the card or account.
    Doubtful(Money),
    /// Declined.
    Failed,
    /// Cancelled by the payer.
    Cancelled,
}

/// Why a provider did not answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    /// Timed out.
    #[error("the payment provider did not answer in time")]
    Timeout,
    /// The provider reported an error of its own.
    #[error("the payment provider failed: {0}")]
    Unavailable(String),
    /// The bill is unknown.
    #[error("the payment provider does not know this payment")]
    Unknown,
}

/// A provider's notification that something changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Our key of the payment.
    pub payment: PaymentId,
}

/// A payment provider.
#[async_trait]
pub trait PaymentProvider: Send + Sync {
    /// Stable id: letters, digits, `-`. Also names its clearing account in the ledger.
    fn id(&self) -> &'static str;
    /// Whether it collects for a tenant.
    fn serves(&self, merchant: &TenantId) -> bool;
    /// The provider's fee of a tenant's payment for an order.
    ///
    /// # Errors
    /// The sum overflows.
    fn fee(&self, merchant: &TenantId, amount: Money) -> Result<Money, MoneyError>;
    /// Opens a bill for payment. The same bill is the same payment.
    async fn open(&self, bill: &Bill) -> Result<Opened, ProviderError>;
    /// Current state of a bill.
    async fn state(&self, bill: OpenBill<'_>) -> Result<BillState, ProviderError>;
    /// Parses a notification for a tenant; `None` when its signature is invalid.
    fn read_notice(&self, merchant: &TenantId, body: &[u8], signature: &str) -> Option<Notice>;
}
