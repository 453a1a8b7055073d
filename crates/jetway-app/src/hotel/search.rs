//! Searches hotels: queries all suppliers concurrently, merges their answers, serves polls, checks a rate. Source: ADR 0105.

mod card;
mod cheapest;
mod check;
mod detail;
pub mod merge;
mod places;
mod rooms;
mod running;
mod shelf;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_connectors::port::hotel::HotelSupplier;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::hotel::search::{HotelSearch, SearchFault};
use jetway_domain::ids::{AgencyId, PriceSessionId, TenantId};
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use uuid::Uuid;

pub use card::Card;
pub use cheapest::{Cheapest, CheapestError};
pub use check::{CheckError, CheckStatus, Checked, SupplierTrouble};
pub use detail::Detail;
pub use places::{MOST_PLACES, Place, is_country};
pub use rooms::RoomGroup;
pub use running::SearchView;

use super::checked::CheckedRate;
use crate::context::{Caller, Services};
use running::Running;
use shelf::Shelf;

/// How long a search can be read.
const LIFE: TimeDelta = TimeDelta::minutes(30);
/// How long a checked rate can be booked.
const SESSION: TimeDelta = TimeDelta::minutes(15);
/// Maximum number of checked rates kept.
const MOST_SESSIONS: u64 = 20_000;
/// Searches and checked rates are dropped after this; neither is valid for longer.
const KEPT: Duration = Duration::from_secs(30 * 60);

/// Limits of the search of hotels.
#[derive(Debug, Clone)]
pub struct HotelSearchSettings {
    /// A supplier that has not answered by then is left out.
    pub supplier_deadline: Duration,
    /// `start` waits this long for the first hotels.
    pub first_wait: Duration,
    /// The interval between polls that answers prescribe to the client.
    pub poll_after: Duration,
    /// Estimated bytes of all searches kept; the least recently read one is evicted first.
    pub capacity_bytes: u64,
    /// The maximum share of one agency in bytes; beyond it, its own oldest search is evicted.
    pub agency_bytes: u64,
}

impl Default for HotelSearchSettings {
    fn default() -> Self {
        Self {
            supplier_deadline: Duration::from_secs(8),
            first_wait: Duration::from_millis(700),
            poll_after: Duration::from_millis(800),
            // A search of a large city takes up to 25 megabytes.
            capacity_bytes: 1 << 30,
            agency_bytes: 1 << 27,
        }
    }
}

/// Why a search was not started.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StartHotelSearchError {
    /// The query is invalid.
    #[error("{} faults in the search", .0.len())]
    Faults(Vec<SearchFault>),
    /// There is no such city, landmark or hotel.
    #[error("no such destination")]
    Destination,
    /// This tenant does not trade.
    #[error("no pricing rules for this tenant")]
    NotTrading,
}

/// Why a search cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HotelSearchError {
    /// It has expired, or is not a search of this agency.
    #[error("the search has expired")]
    Expired,
    /// The search has no such hotel, room or rate.
    #[error("no such hotel")]
    NotFound,
}

type SessionKey = (TenantId, AgencyId, PriceSessionId);

/// All running and recent searches of this process, and the rates that were checked.
pub struct HotelSearches {
    services: Arc<Services>,
    suppliers: Arc<[Arc<dyn HotelSupplier>]>,
    searches: Shelf<Running>,
    /// Number of the latest search.
    latest: AtomicU64,
    sessions: Cache<SessionKey, (CheckedRate, DateTime<Utc>)>,
    settings: HotelSearchSettings,
}

impl HotelSearches {
    /// An engine over these suppliers. The first one that lists a hotel provides its name.
    #[must_use]
    pub fn new(
        services: Arc<Services>,
        suppliers: Arc<[Arc<dyn HotelSupplier>]>,
        settings: HotelSearchSettings,
    ) -> Self {
        Self {
            services,
            suppliers,
            searches: Shelf::new((settings.capacity_bytes, settings.agency_bytes), KEPT),
            latest: AtomicU64::default(),
            sessions: Cache::builder()
                .max_capacity(MOST_SESSIONS)
                .eviction_policy(EvictionPolicy::lru())
                .time_to_live(KEPT)
                .build(),
            settings,
        }
    }

    /// The connected suppliers.
    pub fn suppliers(&self) -> impl Iterator<Item = &SupplierId> {
        self.suppliers.iter().map(|supplier| supplier.id())
    }

    /// Places that match a typed text, best first, at most [`MOST_PLACES`]; popular cities for an empty text.
    #[must_use]
    pub fn places(&self, term: &str) -> Vec<Place> {
        places::find_places(&self.suppliers, term)
    }

    /// Checks a search, starts it and briefly waits for the first hotels.
    ///
    /// # Errors
    /// When the query is invalid, the destination is unknown, or the tenant does not trade.
    pub async fn start(&self, caller: &Caller, search: HotelSearch) -> Result<SearchView, StartHotelSearchError> {
        let place = places::place(&self.suppliers, &search.destination).ok_or(StartHotelSearchError::Destination)?;
        let now = self.services.now();
        let faults = search.faults(now.with_timezone(&place.zone()).date_naive());
        if !faults.is_empty() {
            return Err(StartHotelSearchError::Faults(faults));
        }
        let rules = self.services.pricing(&caller.tenant);
        let rules = rules.ok_or(StartHotelSearchError::NotTrading)?;
        let id = self.services.ids().uuid().simple().to_string();
        let suppliers = self.suppliers().cloned().collect();
        let running = Arc::new(Running::new(
            id.clone(),
            search,
            place,
            (now, now + LIFE),
            suppliers,
            rules,
        ));
        let key = (caller.tenant.clone(), caller.agency, id);
        let number = self.latest.fetch_add(1, Ordering::Relaxed);
        self.searches.keep(&key, (&running, number), running.bytes());
        for (at, supplier) in self.suppliers.iter().enumerate() {
            let ask = running::ask(
                Arc::clone(supplier),
                at,
                Arc::clone(&running),
                self.settings.supplier_deadline,
            );
            let (searches, key, asking) = (self.searches.clone(), key.clone(), Arc::clone(&running));
            self.services.tasks.run(async move {
                ask.await;
                searches.weigh(&key, asking.bytes());
            });
        }
        running.wait_for_hotels(self.settings.first_wait).await;
        Ok(running.view(self.settings.poll_after))
    }

    /// All hotels that a search has found so far.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub fn read(&self, caller: &Caller, request_id: &str) -> Result<SearchView, HotelSearchError> {
        Ok(self.running(caller, request_id)?.view(self.settings.poll_after))
    }

    fn running(&self, caller: &Caller, request_id: &str) -> Result<Arc<Running>, HotelSearchError> {
        let key = (caller.tenant.clone(), caller.agency, request_id.to_owned());
        let running = self.searches.get(&key);
        let running = running.filter(|running| self.services.now() < running.expires_at);
        running.ok_or(HotelSearchError::Expired)
    }

    fn supplier(&self, id: &SupplierId) -> Option<&Arc<dyn HotelSupplier>> {
        self.suppliers.iter().find(|supplier| supplier.id() == id)
    }

    fn new_id(&self) -> Uuid {
        self.services.ids().uuid()
    }
}
