//! Payments at SSLCommerz (<https://developer.sslcommerz.com/doc/v4/>, version 4), or at any server with the same API.
//!
//! A payment's transaction id is our key, so a payment is found whatever became of the call that opened it. Callbacks only say
//! which payment to query: money counts once the validation service confirms transaction, currency and amount (ADR 0127).

mod account;
mod callback;
mod client;
mod key;
mod refund;
mod session;
mod transaction;
mod wire;

use std::collections::BTreeMap;
use std::time::Duration;

use async_trait::async_trait;
use jetway_domain::ids::TenantId;
use jetway_domain::money::{Money, MoneyError};

use crate::port::payment::{Bill, BillState, Notice, OpenBill, Opened, PaymentProvider, ProviderError};
use client::Client;

pub use account::{SslCommerzAccount, SslCommerzError};
pub use refund::{RefundRequest, RefundState};

/// Id of SSLCommerz.
pub const ID: &str = "sslcommerz";
/// The tenants' stores at SSLCommerz.
pub struct SslCommerz {
    stores: BTreeMap<TenantId, Client>,
}

impl SslCommerz {
    /// Creates the connection with a timeout for each call; sends nothing yet.
    ///
    /// # Errors
    /// A setting of an account is invalid; names the tenant.
    pub fn new(
        accounts: BTreeMap<TenantId, SslCommerzAccount>,
        patience: Duration,
    ) -> Result<Self, (TenantId, SslCommerzError)> {
        let mut stores = BTreeMap::new();
        for (tenant, account) in accounts {
            match Client::new(account, patience) {
                Ok(client) => drop(stores.insert(tenant, client)),
                Err(error) => return Err((tenant, error)),
            }
        }
        Ok(Self { stores })
    }

    fn store(&self, merchant: &TenantId) -> Result<&Client, ProviderError> {
        let missing = || ProviderError::Unavailable("this tenant has no store".to_owned());
        self.stores.get(merchant).ok_or_else(missing)
    }

    /// Asks for a refund of a paid transaction. It is sent once: after an unknown outcome, the merchant panel shows whether it was
    /// taken, and the same `reference` marks it there.
    ///
    /// # Errors
    /// The outcome is unknown, or SSLCommerz failed.
    pub async fn refund(&self, merchant: &TenantId, request: &RefundRequest) -> Result<RefundState, ProviderError> {
        refund::initiate(self.store(merchant)?, request).await
    }

    /// Reads how far a refund is, by the reference that SSLCommerz gave it.
    ///
    /// # Errors
    /// SSLCommerz did not answer, or does not know the refund.
    pub async fn refund_state(&self, merchant: &TenantId, refund_ref: &str) -> Result<RefundState, ProviderError> {
        refund::query(self.store(merchant)?, refund_ref).await
    }
}

#[async_trait]
impl PaymentProvider for SslCommerz {
    fn id(&self) -> &'static str {
        ID
    }

    fn serves(&self, merchant: &TenantId) -> bool {
        self.stores.contains_key(merchant)
    }

    fn fee(&self, merchant: &TenantId, amount: Money) -> Result<Money, MoneyError> {
        let rate = self.stores.get(merchant).map_or(0, |store| store.account.fee_bp);
        amount.percent_bp(rate)
    }

    async fn open(&self, bill: &Bill) -> Result<Opened, ProviderError> {
        session::open(self.store(&bill.merchant)?, bill).await
    }

    async fn state(&self, bill: OpenBill<'_>) -> Result<BillState, ProviderError> {
        transaction::state(self.store(bill.merchant)?, bill.payment).await
    }

    fn read_notice(&self, merchant: &TenantId, body: &[u8], _signature: &str) -> Option<Notice> {
        callback::read(self.stores.get(merchant)?, body)
    }
}

#[cfg(test)]
mod tests;
