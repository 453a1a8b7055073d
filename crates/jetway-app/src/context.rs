//! What every use case takes: the caller, and the services it runs on.

pub mod export;
pub mod payment_providers;
pub mod place_names;
pub mod sealed;
pub mod supplier_names;

use std::future::Future;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::{Database, TenantScope, Tx};
use jetway_domain::air::after_sale::AfterSaleRules;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::ids::{AgencyId, TenantId, UserId};
use jetway_domain::zone::Zone;
use jetway_tenancy::SupplierNames;
use tokio::sync::oneshot;

use crate::emails::SenderSource;
pub use jetway_db::DbError;

use crate::context::sealed::Sealer;
use crate::context::supplier_names::supplier_name;
use crate::jobs::task_set::TaskSet;

/// A signed-in person of an agency of a tenant. Permission to call an operation is checked before its use case runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    /// The brand they work under.
    pub tenant: TenantId,
    /// The agency whose wallet pays and whose orders they see.
    pub agency: AgencyId,
    /// The agency's name as printed.
    pub agency_name: String,
    /// The person.
    pub user: UserId,
    /// Their name as written in order histories.
    pub user_name: String,
}

/// A tenant's trading rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TradeRules {
    /// Parameters of the price formula.
    pub pricing: PricingRules,
    /// Fees and times of voids and refunds.
    pub after_sale: AfterSaleRules,
    /// Time zone of its business day.
    pub zone: Zone,
    /// Days after the end of a visa application until its documents are deleted.
    pub visa_files_days: u16,
    /// Its names for suppliers.
    pub supplier_names: SupplierNames,
    /// Id of the payment provider that collects for it.
    pub payment_provider: &'static str,
}

/// Looks up a tenant's rules at each call, so that changed rules apply at once; `None` for a tenant
/// that does not trade.
pub type TenantSource = Arc<dyn Fn(&TenantId) -> Option<TradeRules> + Send + Sync>;

/// The process is stopping. The next process finishes or reconciles what was started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the application is shutting down")]
pub struct Stopping;

/// Services shared by use cases, wired once per process.
pub struct Services {
    /// Stores everything.
    pub database: Database,
    /// The time. Never the machine's clock: the sandbox world can move it.
    pub clock: Arc<dyn Clock>,
    /// Source of random ids.
    pub ids: Arc<dyn Ids>,
    /// Encrypts passport data and other fields at rest.
    pub sealer: Sealer,
    /// Tenants' trading rules.
    pub tenants: TenantSource,
    /// Company name, language and address a tenant writes e-mails with.
    pub senders: SenderSource,
    /// Background work, stopped together with the process.
    pub tasks: TaskSet,
}

impl Services {
    /// The current time.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Source of fresh ids.
    #[must_use]
    pub fn ids(&self) -> &dyn Ids {
        self.ids.as_ref()
    }

    /// Begin a writing transaction on a tenant's rows.
    ///
    /// # Errors
    /// When the database is not reachable.
    pub async fn begin(&self, tenant: &TenantId) -> Result<Tx, DbError> {
        self.database.begin(&scope(tenant)).await
    }

    /// Begin a reading transaction on a tenant's rows.
    ///
    /// # Errors
    /// When the database is not reachable.
    pub async fn read(&self, tenant: &TenantId) -> Result<Tx, DbError> {
        self.database.read(&scope(tenant)).await
    }

    /// A tenant's pricing rules; `None` for a tenant that does not trade.
    #[must_use]
    pub fn pricing(&self, tenant: &TenantId) -> Option<PricingRules> {
        (self.tenants)(tenant).map(|rules| rules.pricing)
    }

    /// A tenant's rules for voids and refunds; rules without fees for a tenant that does not trade.
    #[must_use]
    pub fn after_sale(&self, tenant: &TenantId) -> AfterSaleRules {
        (self.tenants)(tenant).map_or_else(AfterSaleRules::default, |rules| rules.after_sale)
    }

    /// The time zone of a tenant's business day; UTC for a tenant that does not trade.
    #[must_use]
    pub fn zone(&self, tenant: &TenantId) -> Zone {
        (self.tenants)(tenant).map_or(Zone::UTC, |rules| rules.zone)
    }

    /// A tenant's name for a supplier in a language.
    #[must_use]
    pub fn supplier_name(&self, tenant: &TenantId, language: &str, id: &str) -> String {
        let names = (self.tenants)(tenant).map(|rules| rules.supplier_names);
        supplier_name(&names.unwrap_or_default(), language, id)
    }

    /// How long documents of ended visa applications are kept; `None` for a tenant that does not trade: nothing is deleted without a
    /// known rule.
    #[must_use]
    pub fn keep_visa_files(&self, tenant: &TenantId) -> Option<TimeDelta> {
        (self.tenants)(tenant).map(|rules| TimeDelta::days(i64::from(rules.visa_files_days)))
    }

    /// Run `work` to completion even when the caller stops waiting: a closed browser must not cut a booking short.
    ///
    /// # Errors
    /// [`Stopping`] when the process stops before `work` is done.
    pub async fn to_the_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Stopping> {
        let (done, answer) = oneshot::channel();
        self.tasks.run(async move {
            // The receiver is gone when the caller stopped waiting.
            let _ = done.send(work.await);
        });
        answer.await.map_err(|_| Stopping)
    }
}

/// The rows of a tenant whose host the gateway has verified.
#[must_use]
pub fn scope(tenant: &TenantId) -> TenantScope {
    TenantScope::proven(tenant.clone())
}
