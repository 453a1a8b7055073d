//! Paying for orders at payment providers (ADR 0061).
//!
//! A payment credits the wallet, in one transaction with its state; only then the order is issued from the wallet. So
//! money that arrives late, twice, or for an ended order is never lost and never buys twice.

pub mod begin;
mod credit;
pub mod decide;
pub mod dues;
mod notice;
mod read;
pub mod reconcile;
pub mod report_file;
pub mod report_job;
pub mod reports;
pub mod statement;

use std::sync::Arc;
use std::time::Duration;

use jetway_connectors::payment::Simulator;
use jetway_db::DbError;
use jetway_db::repo::ledger::WalletError;
use tokio::time::MissedTickBehavior;

use crate::context::Services;
use crate::context::payment_providers::PaymentProviders;
use crate::deposit::{DepositError, Deposits};
use crate::flight::FlightTicketing;
use crate::order::OrderStore;

pub use jetway_connectors::payment::{Checkout, Choice, Mood, SANDBOX, SSLCOMMERZ, SimulatorStatus, provider_name};
pub use jetway_connectors::port::payment::ProviderError;
pub use notice::NoticeError;
pub use read::{IssueQuote, ReadError, Transactions};

/// Timeout of calls to the provider.
const PATIENCE: Duration = Duration::from_secs(5);

/// The service of online payments, wired once.
pub struct Payments {
    services: Arc<Services>,
    orders: Arc<OrderStore>,
    flights: Arc<FlightTicketing>,
    deposits: Arc<Deposits>,
    /// The providers; a tenant without one takes no online payments.
    providers: Arc<PaymentProviders>,
    /// Rows of a report up to which its file is made while the reader waits.
    report_rows: u64,
}

/// Why a payment could not be settled. Stored changes stay; the timers try again.
#[derive(Debug, thiserror::Error)]
pub enum PayTrouble {
    /// The provider did not answer.
    #[error(transparent)]
    Provider(#[from] ProviderError),
    /// The wallet refused.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// A deposit could not be settled.
    #[error(transparent)]
    Deposit(#[from] DepositError),
    /// The provider has the money, but a concurrent change of the payment ignored it.
    #[error("the payment changed at the same moment")]
    Overtaken,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl Payments {
    /// Wire it. A tenant without a provider pays its orders from the wallet only. Callbacks about deposits are passed on to
    /// `deposits`.
    #[must_use]
    pub fn new(
        orders: Arc<OrderStore>,
        flights: Arc<FlightTicketing>,
        deposits: Arc<Deposits>,
        providers: Arc<PaymentProviders>,
        report_rows: u64,
    ) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::clone(orders.services()),
            orders,
            flights,
            deposits,
            providers,
            report_rows,
        })
    }

    /// The built-in provider's pages and moods; `None` when it is off.
    #[must_use]
    pub fn simulator(&self) -> Option<&Simulator> {
        self.providers.simulator()
    }

    /// Reconcile due payments now and then at this interval, until the process stops. This is also the recovery after a crash: a
    /// payment whose request was cut short is due like any other.
    pub fn start_timers(self: &Arc<Self>, every: Duration) {
        let payments = Arc::downgrade(self);
        self.services.tasks.run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                rounds.tick().await;
                let Some(payments) = payments.upgrade() else { return };
                let notices = payments.simulator().map(Simulator::due_notices);
                payments.deliver(notices.unwrap_or_default()).await;
                if let Err(error) = payments.reconcile_due().await {
                    tracing::error!(%error, "the timers could not read the due payments");
                }
                if let Err(error) = payments.collect_due().await {
                    tracing::error!(%error, "the timers could not read the amounts due");
                }
            }
        });
    }

    async fn patiently<T>(call: impl Future<Output = Result<T, ProviderError>>) -> Result<T, ProviderError> {
        tokio::time::timeout(PATIENCE, call)
            .await
            .unwrap_or(Err(ProviderError::Timeout))
    }
}
