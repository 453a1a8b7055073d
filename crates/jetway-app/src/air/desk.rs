//! The flight desk: everything the flight use cases need, wired once.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use jetway_connectors::port::air::AirSupplier;
use jetway_db::{Database, TenantScope};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::ids::TenantId;
use tokio::sync::oneshot;
use tokio::time::MissedTickBehavior;
use uuid::Uuid;

use super::press_locks::PressLocks;
use super::search::shared::SearchLog;
use super::search::{SearchEngine, SearchSettings};
use crate::jobs::task_set::TaskSet;
use crate::letters::SenderSource;
use crate::sealed::Sealer;

/// How a tenant trades.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TradeRules {
    /// The price formula's parameters.
    pub pricing: PricingRules,
    /// The zone its business day is counted in.
    pub zone: Tz,
}

/// Where a tenant's rules come from; `None` for a tenant that does not trade.
pub type TradeSource = Arc<dyn Fn(&TenantId) -> Option<TradeRules> + Send + Sync>;

/// Limits of the flight desk.
#[derive(Debug, Clone)]
pub struct AirSettings {
    /// The search engine's.
    pub search: SearchSettings,
    /// A re-price that takes longer has failed.
    pub price_deadline: Duration,
    /// A booking or an issue that takes longer has an unknown outcome.
    pub write_deadline: Duration,
}

impl Default for AirSettings {
    fn default() -> Self {
        Self {
            search: SearchSettings::default(),
            // Together well under what the gateway waits for an answer (15 s).
            price_deadline: Duration::from_secs(4),
            write_deadline: Duration::from_secs(9),
        }
    }
}

/// What the desk is made of.
pub struct AirParts {
    /// Where sessions, orders and money are kept.
    pub database: Database,
    /// Who sells to us.
    pub suppliers: Vec<Arc<dyn AirSupplier>>,
    /// Tenants' rules.
    pub trade: TradeSource,
    /// How tenants write to people who are not here.
    pub senders: SenderSource,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Fresh ids.
    pub ids: Arc<dyn Ids>,
    /// Seals passports.
    pub sealer: Arc<Sealer>,
    /// Where nodes share searches; one node needs none.
    pub search_log: Option<Arc<dyn SearchLog>>,
    /// Limits.
    pub settings: AirSettings,
}

/// Flights for one deployment.
pub struct AirDesk {
    pub(super) database: Database,
    pub(super) search: SearchEngine,
    trade: TradeSource,
    pub(super) senders: SenderSource,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) ids: Arc<dyn Ids>,
    pub(super) sealer: Arc<Sealer>,
    pub(super) settings: AirSettings,
    /// One press at a time for each price session or order in this process; the database decides between processes.
    pub(super) presses: PressLocks<Uuid>,
    /// Orders handed over to operations by this process.
    pub(super) handed_over: AtomicU64,
    tasks: TaskSet,
}

/// The application is stopping; what was begun is finished by the timers of the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the application is stopping")]
pub struct Stopping;

impl AirDesk {
    /// Wire a desk.
    #[must_use]
    pub fn new(parts: AirParts) -> Arc<Self> {
        let (clock, ids) = (parts.clock, parts.ids);
        let search = SearchEngine::new(
            parts.database.clone(),
            parts.suppliers,
            parts.settings.search.clone(),
            Arc::clone(&clock),
            Arc::clone(&ids),
        )
        .sharing(parts.search_log);
        Arc::new(Self {
            database: parts.database,
            search,
            trade: parts.trade,
            senders: parts.senders,
            clock,
            ids,
            sealer: parts.sealer,
            settings: parts.settings,
            presses: PressLocks::default(),
            handed_over: AtomicU64::new(0),
            tasks: TaskSet::default(),
        })
    }

    /// The search engine.
    #[must_use]
    pub const fn search(&self) -> &SearchEngine {
        &self.search
    }

    /// A tenant's pricing rules; `None` for a tenant that does not trade.
    #[must_use]
    pub fn pricing(&self, tenant: &TenantId) -> Option<PricingRules> {
        (self.trade)(tenant).map(|trade| trade.pricing)
    }

    pub(crate) fn zone(&self, tenant: &TenantId) -> Tz {
        (self.trade)(tenant).map_or(Tz::UTC, |trade| trade.zone)
    }

    /// Look at due orders every so often, beginning now, until [`Self::shutdown`].
    pub fn start_timers(self: &Arc<Self>, every: Duration) {
        let desk = Arc::downgrade(self);
        self.tasks.run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                rounds.tick().await;
                let Some(desk) = desk.upgrade() else { return };
                if let Err(error) = desk.look_at_due_orders().await {
                    tracing::error!(%error, "the timers could not read what is due");
                }
            }
        });
    }

    /// Stop background work. A supplier call that is cut short is an unknown outcome, which the timers resolve.
    pub async fn shutdown(&self) {
        self.search.shutdown().await;
        self.tasks.shutdown().await;
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    pub(crate) fn scope(tenant: &TenantId) -> TenantScope {
        TenantScope::proven(tenant.clone())
    }

    pub(super) fn supplier(&self, id: &SupplierId) -> Option<Arc<dyn AirSupplier>> {
        self.search.supplier(id).map(Arc::clone)
    }

    /// Run `work` to its end even when the caller gives up waiting: a browser that closes must not cut a booking short.
    pub(super) async fn to_the_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Stopping> {
        let (done, answer) = oneshot::channel();
        self.tasks.run(async move {
            // Nobody waiting any more is what this is for.
            let _ = done.send(work.await);
        });
        answer.await.map_err(|_| Stopping)
    }
}
