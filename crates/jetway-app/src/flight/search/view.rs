//! The state of a search at one moment.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_domain::air::merge::{Card, ItineraryId, PricedOffer};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::search::{AirSearchQuery, TripType};

use crate::flight::names;

/// The state of a search at one moment.
#[derive(Debug, Clone)]
pub struct SearchView {
    /// Id of the search.
    pub request_id: String,
    /// The query.
    pub query: AirSearchQuery,
    /// When the search expires.
    pub expires_at: DateTime<Utc>,
    /// Number of suppliers queried.
    pub suppliers_total: usize,
    /// Suppliers that have not answered yet.
    pub suppliers_remaining: usize,
    /// Poll again after this; zero when complete.
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
    /// Domestic return: outbound and return flights are selected one after the other.
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

/// An offer of a running search, with alternatives.
#[derive(Debug, Clone)]
pub(crate) struct Found {
    pub(crate) query: AirSearchQuery,
    pub(crate) offer: Arc<PricedOffer>,
    /// The fares sold on the same flights.
    pub(crate) brands: Vec<Arc<PricedOffer>>,
    /// The same flights from other suppliers, best first.
    pub(crate) fallbacks: Vec<Arc<PricedOffer>>,
    /// A lower fare for the same flights and comfort.
    pub(crate) lower: Option<Arc<PricedOffer>>,
}
