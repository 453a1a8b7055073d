//! The flight desk: everything the flight use cases need, wired once.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use jetway_connectors::port::air::AirSupplier;
use jetway_domain::air::offer::SupplierId;
use tokio::time::MissedTickBehavior;
use uuid::Uuid;

use super::press_locks::PressLocks;
use super::search::shared::SearchLog;
use super::search::{SearchEngine, SearchSettings};
use crate::context::Services;

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
    /// What every use case takes.
    pub services: Arc<Services>,
    /// Who sells to us.
    pub suppliers: Vec<Arc<dyn AirSupplier>>,
    /// Where nodes share searches; one node needs none.
    pub search_log: Option<Arc<dyn SearchLog>>,
    /// Limits.
    pub settings: AirSettings,
}

/// Flights for one deployment.
pub struct AirDesk {
    pub(super) services: Arc<Services>,
    pub(super) search: SearchEngine,
    pub(super) settings: AirSettings,
    /// One press at a time for each price session or order in this process; the database decides between processes.
    pub(super) presses: PressLocks<Uuid>,
    /// Orders handed over to operations by this process.
    pub(super) handed_over: AtomicU64,
}

impl AirDesk {
    /// Wire a desk.
    #[must_use]
    pub fn new(parts: AirParts) -> Arc<Self> {
        let services = parts.services;
        let search = SearchEngine::new(Arc::clone(&services), parts.suppliers, parts.settings.search.clone())
            .sharing(parts.search_log);
        Arc::new(Self {
            services,
            search,
            settings: parts.settings,
            presses: PressLocks::default(),
            handed_over: AtomicU64::new(0),
        })
    }

    /// The search engine.
    #[must_use]
    pub const fn search(&self) -> &SearchEngine {
        &self.search
    }

    /// Look at due orders every so often, beginning now, until the process stops.
    pub fn start_timers(self: &Arc<Self>, every: Duration) {
        let desk = Arc::downgrade(self);
        self.services.tasks.run(async move {
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

    pub(super) fn supplier(&self, id: &SupplierId) -> Option<Arc<dyn AirSupplier>> {
        self.search.supplier(id).map(Arc::clone)
    }
}
