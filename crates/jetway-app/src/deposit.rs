//! Deposits: money an agency pays into its wallet (ADR 0096).
//!
//! The wallet is credited once, in one transaction with the deposit's state. Declared deposits need two operators;
//! online deposits are verified with the provider, whose callbacks are trusted only to name the deposit to query.

mod change;
pub mod decide;
pub mod declare;
mod emails;
pub mod notifications;
pub mod online;
pub mod read;

use std::sync::Arc;

use jetway_connectors::port::payment::ProviderError;
use jetway_db::DbError;
use jetway_db::repo::ledger::WalletError;
use jetway_domain::deposit::DepositStatus;
use jetway_domain::ids::TenantId;
use jetway_domain::money::Money;

use crate::context::Services;
use crate::context::payment_providers::PaymentProviders;

pub use jetway_db::repo::payments::{DepositEvent, DepositFilter};

/// Deposits of every agency, wired once.
pub struct Deposits {
    services: Arc<Services>,
    /// The payment providers; a tenant without one accepts only declared deposits.
    providers: Arc<PaymentProviders>,
}

/// Why a step was not taken. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum DepositError {
    /// The agency, or the portal, has no such deposit.
    #[error("no such deposit")]
    NotFound,
    /// Its state does not allow it, or a concurrent request was first.
    #[error("the deposit is {}", .0.as_str())]
    WrongState(DepositStatus),
    /// The maker cannot approve.
    #[error("another operator must approve")]
    SameOperator,
    /// The same money is claimed by another deposit; its number, if the agency may know it.
    #[error("this payment was declared before")]
    Duplicate(Option<String>),
    /// It has as many slips as it may have.
    #[error("the deposit has too many slips")]
    TooManySlips,
    /// The accepted total is not the current one.
    #[error("the total has changed")]
    AmountMismatch(Money),
    /// No payment provider is configured.
    #[error("payments are not taken online")]
    NotOffered,
    /// The collected amount cannot be credited to the wallet.
    #[error("the collected amount cannot be credited to the wallet")]
    NotForTheWallet,
    /// The provider did not answer.
    #[error(transparent)]
    Provider(#[from] ProviderError),
    /// The wallet refused.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl Deposits {
    /// Wire it.
    #[must_use]
    pub fn new(services: Arc<Services>, providers: Arc<PaymentProviders>) -> Arc<Self> {
        Arc::new(Self { services, providers })
    }

    /// Id of a tenant's payment provider; `None` without one.
    #[must_use]
    pub fn gateway(&self, tenant: &TenantId) -> Option<&'static str> {
        self.providers.chosen(tenant).map(|provider| provider.id())
    }
}
