//! Queries all suppliers concurrently, merges their answers, serves polls.

mod batches;
mod connection;
mod days;
mod fan_out;
mod fare_days;
mod index;
mod index_calls;
pub mod shared;
mod snapshot;
mod start;
mod view;

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_connectors::port::air::AirSupplier;
pub use jetway_connectors::port::dropped::DropReason;
use jetway_domain::air::facets::{Facets, facets};
use jetway_domain::air::merge::{Card, ItineraryId, SearchResults};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::ids::{AgencyId, TenantId, UserId};
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use uuid::Uuid;

use super::names;
use crate::context::{Caller, Services};
pub use batches::Batches;
use connection::Connection;
pub use fare_days::{FareDays, FareDaysError};
pub use index_calls::IndexOutcome;
use shared::SearchLog;
use snapshot::Snapshot;
pub use start::StartSearchError;
pub(super) use view::Found;
pub use view::SearchView;

/// How long a snapshot can be read.
const LIFE: TimeDelta = TimeDelta::minutes(15);
/// The same query by the same user within this time is the same search.
const SAME_SEARCH: TimeDelta = TimeDelta::seconds(60);
/// Expired snapshots are remembered this long, so that a late poll gets "expired" and not "unknown".
const MEMORY: Duration = Duration::from_secs(30 * 60);

/// Limits of the search engine.
#[derive(Debug, Clone)]
pub struct SearchSettings {
    /// A supplier that has not answered by then is left out.
    pub supplier_deadline: Duration,
    /// A supplier that failed five searches in a row is not queried for this long.
    pub rest: Duration,
    /// `start` waits this long for the first fares.
    pub first_wait: Duration,
    /// The interval between polls that answers prescribe to the client.
    pub poll_after: Duration,
    /// Maximum number of snapshots; the least recently read one is evicted first.
    pub capacity: u64,
    /// Maximum calls of suppliers' price indexes per tenant and hour, over all processes; 0 for none.
    pub index_calls_per_hour: u32,
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self {
            supplier_deadline: Duration::from_secs(8),
            rest: Duration::from_secs(15),
            first_wait: Duration::from_millis(700),
            poll_after: Duration::from_millis(800),
            capacity: 4_000,
            index_calls_per_hour: 600,
        }
    }
}

/// Why a search cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// Not a search of this agency.
    #[error("no such search")]
    NotFound,
    /// It has expired.
    #[error("the search has expired")]
    Expired,
}

type SnapshotKey = (TenantId, AgencyId, String);
type QuestionKey = (TenantId, UserId, String);

/// All running and recent searches of this process.
pub struct FlightSearch {
    services: Arc<Services>,
    suppliers: Vec<Arc<Connection>>,
    snapshots: Cache<SnapshotKey, Arc<Snapshot>>,
    questions: Cache<QuestionKey, Arc<Snapshot>>,
    settings: SearchSettings,
    log: Option<Arc<dyn SearchLog>>,
}

impl FlightSearch {
    /// An engine over these suppliers. It stores the lowest fare of each day for the fare calendar.
    #[must_use]
    pub fn new(services: Arc<Services>, suppliers: Vec<Arc<dyn AirSupplier>>, settings: SearchSettings) -> Self {
        let connection = |supplier| Arc::new(Connection::new(supplier, settings.rest));
        Self {
            services,
            suppliers: suppliers.into_iter().map(connection).collect(),
            snapshots: Cache::builder()
                .max_capacity(settings.capacity)
                // A user is waiting for the newest search; moka's default policy would evict it first.
                .eviction_policy(EvictionPolicy::lru())
                .time_to_live(MEMORY)
                .build(),
            questions: Cache::builder()
                .max_capacity(settings.capacity)
                .eviction_policy(EvictionPolicy::lru())
                .time_to_live(MEMORY)
                .build(),
            settings,
            log: None,
        }
    }

    /// Share searches with other nodes through this log.
    #[must_use]
    pub fn sharing(mut self, log: Option<Arc<dyn SearchLog>>) -> Self {
        self.log = log;
        self
    }

    /// Offers returned since the process started that no search showed, by supplier and every reason.
    #[must_use]
    pub fn dropped_offers(&self) -> Vec<(SupplierId, DropReason, u64)> {
        let each = self.suppliers.iter().flat_map(|connection| {
            let supplier = connection.supplier().id();
            let counts = connection.dropped().into_iter();
            counts.map(|(reason, count)| (supplier.clone(), reason, count))
        });
        each.collect()
    }

    /// Start a search, or return the one this user started with the same query less than a minute ago, unless it
    /// found nothing because suppliers were silent.
    /// Briefly waits for the first fares.
    pub async fn start(&self, caller: &Caller, query: AirSearchQuery, rules: PricingRules) -> SearchView {
        let snapshot = self.started(caller, query, rules);
        snapshot.wait_for_fares(self.settings.first_wait).await;
        snapshot.view(None, self.settings.poll_after)
    }

    /// The whole list (`since` absent), or what changed after revision `since`.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn read(&self, caller: &Caller, request_id: &str, since: Option<u32>) -> Result<SearchView, SearchError> {
        Ok(self
            .snapshot(caller, request_id)
            .await?
            .view(since, self.settings.poll_after))
    }

    /// Filter values of the whole list.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn facets(&self, caller: &Caller, request_id: &str) -> Result<Facets, SearchError> {
        let cards = self.snapshot(caller, request_id).await?.look(SearchResults::cards);
        Ok(facets(&cards, names::alliance_of))
    }

    /// The query of a search.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn query(&self, caller: &Caller, request_id: &str) -> Result<AirSearchQuery, SearchError> {
        Ok(self.snapshot(caller, request_id).await?.query.clone())
    }

    /// The card an itinerary belongs to, led by that itinerary; `None` when the search has no such itinerary.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn card(&self, caller: &Caller, request_id: &str, id: &ItineraryId) -> Result<Option<Card>, SearchError> {
        Ok(self.snapshot(caller, request_id).await?.look(|results| {
            let lead = Arc::clone(results.offer(id)?);
            results.card_of(id).map(|card| Card { lead, ..card })
        }))
    }

    /// Cards of the same airline, price and stops at other times; `None` when the search has no such itinerary.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn more(
        &self,
        caller: &Caller,
        request_id: &str,
        id: &ItineraryId,
    ) -> Result<Option<Vec<Card>>, SearchError> {
        let snapshot = self.snapshot(caller, request_id).await?;
        Ok(snapshot.look(|results| results.more_combinations(id)))
    }

    /// The offer for one itinerary's outbound and another's return; `None` when no supplier sells the two together.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn pair(
        &self,
        caller: &Caller,
        request_id: &str,
        (out, back): (&ItineraryId, &ItineraryId),
    ) -> Result<Option<ItineraryId>, SearchError> {
        let snapshot = self.snapshot(caller, request_id).await?;
        Ok(snapshot.look(|results| results.pair(out, back).map(|offer| offer.id.clone())))
    }

    pub(super) async fn offer(
        &self,
        caller: &Caller,
        request_id: &str,
        itinerary: &ItineraryId,
    ) -> Result<Option<Found>, SearchError> {
        Ok(self.snapshot(caller, request_id).await?.find(itinerary))
    }

    async fn snapshot(&self, caller: &Caller, request_id: &str) -> Result<Arc<Snapshot>, SearchError> {
        let key = (caller.tenant.clone(), caller.agency, request_id.to_owned());
        let snapshot = match self.snapshots.get(&key) {
            Some(snapshot) => snapshot,
            None => self.elsewhere(key).await.ok_or(SearchError::NotFound)?,
        };
        if self.services.now() < snapshot.expires_at {
            Ok(snapshot)
        } else {
            Err(SearchError::Expired)
        }
    }

    fn started(&self, caller: &Caller, query: AirSearchQuery, rules: PricingRules) -> Arc<Snapshot> {
        let now = self.services.now();
        let question = (caller.tenant.clone(), caller.user, format!("{query:?}"));
        let is_old = |known: &Arc<Snapshot>| now >= known.started_at + SAME_SEARCH || known.was_in_vain();
        let ask = || self.ask_all(caller, query, rules, now);
        self.questions
            .entry(question)
            .or_insert_with_if(ask, is_old)
            .into_value()
    }

    /// The connected suppliers.
    pub fn suppliers(&self) -> impl Iterator<Item = &SupplierId> {
        self.suppliers.iter().map(|connection| connection.supplier().id())
    }

    fn ask_all(
        &self,
        caller: &Caller,
        query: AirSearchQuery,
        rules: PricingRules,
        now: DateTime<Utc>,
    ) -> Arc<Snapshot> {
        let key = (
            caller.tenant.clone(),
            caller.agency,
            request_id(self.services.ids().uuid()),
        );
        let suppliers = self.suppliers().cloned().collect();
        let journal = self.journal(&key);
        let life = (now, now + LIFE);
        let snapshot = Arc::new(Snapshot::new(key.2.clone(), query, life, suppliers, journal));
        self.snapshots.insert(key, Arc::clone(&snapshot));
        let rules = Arc::new(rules);
        for connection in &self.suppliers {
            let ask = fan_out::ask(
                Arc::clone(connection),
                Arc::clone(&snapshot),
                Arc::clone(&rules),
                self.settings.supplier_deadline,
            );
            self.services.tasks.run(ask);
        }
        let whose = (caller.tenant.clone(), caller.agency);
        self.services
            .tasks
            .run(days::remember(Arc::clone(&self.services), whose, Arc::clone(&snapshot)));
        snapshot
    }
}

fn request_id(id: Uuid) -> String {
    id.simple().to_string()
}
