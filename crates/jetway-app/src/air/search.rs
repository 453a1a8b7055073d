//! Ask all suppliers at once, merge what arrives, answer polls.

mod batches;
mod connection;
mod days;
mod fan_out;
pub mod shared;
mod snapshot;

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;
use jetway_connectors::port::air::AirSupplier;
use jetway_domain::air::facets::{Facets, facets};
use jetway_domain::air::merge::{Card, ItineraryId, PricedOffer, SearchResults};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::air::search::{AirSearchQuery, TripType};
use jetway_domain::air::search_check::{SearchFault, SearchPart, check_search};
use jetway_domain::ids::{AgencyId, TenantId, UserId};
use jetway_domain::reference::Alliance;
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use uuid::Uuid;

use super::desk::AirDesk;
use super::names;
use crate::context::{Caller, Services};
pub use batches::Batches;
use connection::Connection;
pub use days::FareDaysError;
use shared::SearchLog;
use snapshot::Snapshot;

/// How long a snapshot answers.
const LIFE: TimeDelta = TimeDelta::minutes(15);
/// The same question by the same person within this time is the same search.
const SAME_SEARCH: TimeDelta = TimeDelta::seconds(60);
/// Expired snapshots are remembered this long, so that a late poll hears "expired" and not "unknown".
const MEMORY: Duration = Duration::from_secs(30 * 60);

/// Limits of the search engine.
#[derive(Debug, Clone)]
pub struct SearchSettings {
    /// A supplier that has not answered by then is left out.
    pub supplier_deadline: Duration,
    /// A supplier that failed five searches in a row is left alone this long.
    pub rest: Duration,
    /// `start` waits this long for the first fares.
    pub first_wait: Duration,
    /// What a client is told to wait between polls.
    pub poll_after: Duration,
    /// Most snapshots kept at once; the one that was asked for longest ago goes first.
    pub capacity: u64,
}

impl Default for SearchSettings {
    fn default() -> Self {
        Self {
            supplier_deadline: Duration::from_secs(8),
            rest: Duration::from_secs(15),
            first_wait: Duration::from_millis(700),
            poll_after: Duration::from_millis(800),
            capacity: 4_000,
        }
    }
}

/// What a search holds at one moment.
#[derive(Debug, Clone)]
pub struct SearchView {
    /// Names the search.
    pub request_id: String,
    /// What was asked.
    pub query: AirSearchQuery,
    /// The search answers until then.
    pub expires_at: DateTime<Utc>,
    /// Suppliers asked.
    pub suppliers_total: usize,
    /// Suppliers that have not answered yet.
    pub suppliers_remaining: usize,
    /// Ask again after this; zero when complete.
    pub poll_after: Duration,
    /// Number of batches merged.
    pub revision: u32,
    /// Cards, lowest fare first.
    pub cards: Vec<Card>,
    /// Ids the client must drop.
    pub duplicates: Vec<ItineraryId>,
    /// Suppliers that did not answer in time or failed.
    pub silent: Vec<SupplierId>,
}

impl SearchView {
    /// Out and back inside one country: the two ways are chosen one after the other.
    #[must_use]
    pub fn is_domestic_return(&self) -> bool {
        self.query.trip_type == TripType::Return && names::is_domestic(&self.query)
    }

    /// No supplier is left to answer.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.suppliers_remaining == 0
    }
}

/// Why a search was not started.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StartSearchError {
    /// It makes no sense as asked.
    #[error("{} faults in the search", .0.len())]
    Faults(Vec<SearchFault>),
    /// This tenant does not trade.
    #[error("no pricing rules for this tenant")]
    NotTrading,
}

/// Why a search cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// Not a search of this agency.
    #[error("no such search")]
    NotFound,
    /// It was, and is over.
    #[error("the search has expired")]
    Expired,
}

type SnapshotKey = (TenantId, AgencyId, String);
type QuestionKey = (TenantId, UserId, String);

/// All running and recent searches of this process.
pub struct SearchEngine {
    services: Arc<Services>,
    suppliers: Vec<Arc<Connection>>,
    snapshots: Cache<SnapshotKey, Arc<Snapshot>>,
    questions: Cache<QuestionKey, Arc<Snapshot>>,
    settings: SearchSettings,
    log: Option<Arc<dyn SearchLog>>,
}

impl SearchEngine {
    /// An engine over these suppliers. It stores the lowest fare of each day for the fare calendar.
    #[must_use]
    pub fn new(services: Arc<Services>, suppliers: Vec<Arc<dyn AirSupplier>>, settings: SearchSettings) -> Self {
        let connection = |supplier| Arc::new(Connection::new(supplier, settings.rest));
        Self {
            services,
            suppliers: suppliers.into_iter().map(connection).collect(),
            snapshots: Cache::builder()
                .max_capacity(settings.capacity)
                // The newest search is the one somebody waits for; moka's own policy would refuse it first.
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

    /// Start a search, or return the one this person started with the same words less than a minute ago, unless it
    /// found nothing because suppliers were silent.
    /// Waits a moment for the first fares.
    pub async fn start(&self, caller: &Caller, query: AirSearchQuery, rules: PricingRules) -> SearchView {
        let snapshot = self.started(caller, query, rules);
        snapshot.wait_for_fares(self.settings.first_wait).await;
        snapshot.view(None, self.settings.poll_after)
    }

    /// The whole list (`since` absent), or what changed after revision `since`.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
    pub async fn read(&self, caller: &Caller, request_id: &str, since: Option<u32>) -> Result<SearchView, SearchError> {
        Ok(self
            .snapshot(caller, request_id)
            .await?
            .view(since, self.settings.poll_after))
    }

    /// What the whole list can be narrowed by.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
    pub async fn facets(&self, caller: &Caller, request_id: &str) -> Result<Facets, SearchError> {
        let alliance = |code| names::airline(code).and_then(|airline| airline.alliance);
        let cards = self.snapshot(caller, request_id).await?.look(SearchResults::cards);
        Ok(facets(&cards, |code| alliance(code).map(Alliance::as_str)))
    }

    /// What a search asked for.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
    pub async fn query(&self, caller: &Caller, request_id: &str) -> Result<AirSearchQuery, SearchError> {
        Ok(self.snapshot(caller, request_id).await?.query.clone())
    }

    /// The card an itinerary belongs to, led by that itinerary; `None` when the search has no such itinerary.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
    pub async fn card(&self, caller: &Caller, request_id: &str, id: &ItineraryId) -> Result<Option<Card>, SearchError> {
        Ok(self.snapshot(caller, request_id).await?.look(|results| {
            let lead = Arc::clone(results.offer(id)?);
            results.card_of(id).map(|card| Card { lead, ..card })
        }))
    }

    /// Cards of the same airline, price and stops at other times; `None` when the search has no such itinerary.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
    pub async fn more(
        &self,
        caller: &Caller,
        request_id: &str,
        id: &ItineraryId,
    ) -> Result<Option<Vec<Card>>, SearchError> {
        let snapshot = self.snapshot(caller, request_id).await?;
        Ok(snapshot.look(|results| results.more_combinations(id)))
    }

    /// What is sold for the way out of one itinerary and the way back of another; `None` when nobody sells the two together.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
    pub async fn pair(
        &self,
        caller: &Caller,
        request_id: &str,
        (out, back): (&ItineraryId, &ItineraryId),
    ) -> Result<Option<ItineraryId>, SearchError> {
        let snapshot = self.snapshot(caller, request_id).await?;
        Ok(snapshot.look(|results| results.pair(out, back).map(|offer| offer.id.clone())))
    }

    /// The supplier with this id.
    #[must_use]
    pub fn supplier(&self, id: &SupplierId) -> Option<&Arc<dyn AirSupplier>> {
        let mut suppliers = self.suppliers.iter().map(|connection| connection.supplier());
        suppliers.find(|supplier| supplier.id() == id)
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
        let ids = self.suppliers.iter().map(|connection| connection.supplier().id());
        let suppliers = ids.cloned().collect();
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

impl AirDesk {
    /// Check a search, start it and wait a moment for the first fares.
    ///
    /// # Errors
    /// When it makes no sense, or the tenant does not trade.
    pub async fn start_search(&self, caller: &Caller, query: AirSearchQuery) -> Result<SearchView, StartSearchError> {
        let mut faults = unknown_places(&query);
        faults.extend(check_search(&query, |journey| self.today_at(&query, journey)));
        if !faults.is_empty() {
            return Err(StartSearchError::Faults(faults));
        }
        let rules = self
            .services
            .pricing(&caller.tenant)
            .ok_or(StartSearchError::NotTrading)?;
        Ok(self.search.start(caller, query, rules).await)
    }

    /// The date at a journey's origin now; UTC where nobody knows the zone.
    fn today_at(&self, query: &AirSearchQuery, journey: usize) -> NaiveDate {
        let airport = query
            .journeys
            .get(journey)
            .and_then(|journey| names::airport(journey.origin));
        let zone = airport
            .and_then(|airport| airport.timezone.parse().ok())
            .unwrap_or(Tz::UTC);
        self.services.now().with_timezone(&zone).date_naive()
    }
}

fn unknown_places(query: &AirSearchQuery) -> Vec<SearchFault> {
    let unknown = |part| SearchFault {
        part,
        code: "airport.unknown",
        detail: "No airport or city has this code.",
    };
    let places = query.journeys.iter().enumerate().flat_map(|(at, journey)| {
        [
            (SearchPart::Origin(at), journey.origin),
            (SearchPart::Destination(at), journey.destination),
        ]
    });
    places
        .filter(|(_, code)| names::airport(*code).is_none())
        .map(|(part, _)| unknown(part))
        .collect()
}

/// An offer of a running search and its surroundings.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) query: AirSearchQuery,
    pub(super) offer: Arc<PricedOffer>,
    /// The fares sold on the same flights.
    pub(super) brands: Vec<Arc<PricedOffer>>,
    /// The same flights from other suppliers, best first.
    pub(super) fallbacks: Vec<Arc<PricedOffer>>,
    /// A lower fare for the same flights and comfort.
    pub(super) lower: Option<Arc<PricedOffer>>,
}

fn request_id(id: Uuid) -> String {
    id.simple().to_string()
}
