//! One search: what has arrived so far.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_connectors::port::hotel::{HotelSupplier, SupplierHotel};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::pricing::PricingRules;
use jetway_domain::hotel::rate::{HotelRate, Night};
use jetway_domain::hotel::search::HotelSearch;
use tokio::sync::watch;

use super::card::{Card, with_commission};
use super::merge::{Row, merge};
use super::places::{Place, hotel_of};
use super::rooms::RoomGroup;

/// The size counted for a search without hotels, so that many small searches are limited too.
const BASE_BYTES: usize = 64 * 1024;
/// Estimated size of the texts of a hotel, or of a rate with its taxes and fee steps.
const TEXT_BYTES: usize = 1024;
/// Number of hotels whose rooms are kept; rooms of others are queried again when needed.
const MOST_ROOMS: usize = 16;

/// Shared between the suppliers' tasks and the polls.
pub(super) struct Running {
    pub(super) id: String,
    pub(super) search: HotelSearch,
    pub(super) place: Place,
    pub(super) expires_at: DateTime<Utc>,
    pub(super) rules: PricingRules,
    started_at: DateTime<Utc>,
    suppliers: Vec<SupplierId>,
    arrived: RwLock<Arrived>,
    /// Rooms of the hotels whose details were read, by the card's id.
    rooms: RwLock<HashMap<String, Arc<[RoomGroup]>>>,
    progress: watch::Sender<(bool, bool)>,
}

struct Arrived {
    /// Answers by supplier; `None` while it is pending, empty when it is silent.
    answers: Vec<Option<Vec<Arc<SupplierHotel>>>>,
    /// Whether a supplier failed or was too slow.
    has_failure: bool,
    cards: Arc<[Card]>,
    revision: u32,
}

/// The state of a search at one moment.
#[derive(Debug, Clone)]
pub struct SearchView {
    /// Id of the search.
    pub request_id: String,
    /// When the search expires.
    pub expires_at: DateTime<Utc>,
    /// The query.
    pub search: HotelSearch,
    /// The destination.
    pub place: Place,
    /// Suppliers that have not answered yet.
    pub suppliers_remaining: usize,
    /// Poll again after this; zero when complete.
    pub poll_after: Duration,
    /// Number of answers merged.
    pub revision: u32,
    /// The hotels, lowest price first.
    pub cards: Arc<[Card]>,
}

impl Running {
    pub(super) fn new(
        id: String,
        search: HotelSearch,
        place: Place,
        (started_at, expires_at): (DateTime<Utc>, DateTime<Utc>),
        suppliers: Vec<SupplierId>,
        rules: PricingRules,
    ) -> Self {
        let arrived = Arrived {
            answers: suppliers.iter().map(|_| None).collect(),
            has_failure: false,
            cards: Arc::default(),
            revision: 0,
        };
        Self {
            id,
            search,
            place,
            expires_at,
            rules,
            started_at,
            suppliers,
            arrived: RwLock::new(arrived),
            rooms: RwLock::default(),
            progress: watch::Sender::new((false, false)),
        }
    }

    fn arrived(&self) -> RwLockReadGuard<'_, Arrived> {
        self.arrived.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Estimated memory of the search, in bytes.
    pub(super) fn bytes(&self) -> u32 {
        let rate = |rate: &HotelRate| size_of::<HotelRate>() + TEXT_BYTES + rate.nightly.len() * size_of::<Night>();
        let arrived = self.arrived();
        let rows = arrived.answers.iter().flatten().flatten();
        // A card contains its lowest rate a second time.
        let row = |row: &Arc<SupplierHotel>| {
            let own = size_of::<SupplierHotel>() + size_of::<Card>() + TEXT_BYTES;
            own + row.rates.iter().map(rate).sum::<usize>() + row.rates.first().map_or(0, rate)
        };
        u32::try_from(BASE_BYTES + rows.map(row).sum::<usize>()).unwrap_or(u32::MAX)
    }

    /// A supplier answered; `None` if it failed.
    fn arrive(&self, supplier: usize, answer: Option<Vec<SupplierHotel>>) {
        let has_failed = answer.is_none();
        let hotels = answer.unwrap_or_default();
        let priced = |mut hotel: SupplierHotel| {
            let rates = hotel.rates.into_iter();
            hotel.rates = rates.filter_map(|rate| with_commission(rate, &self.rules)).collect();
            (!hotel.rates.is_empty()).then(|| Arc::new(hotel))
        };
        let hotels: Vec<_> = hotels.into_iter().filter_map(priced).collect();
        // One answer at a time, so that the list includes every earlier answer.
        let mut arrived = self.arrived.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(answer) = arrived.answers.get_mut(supplier) {
            *answer = Some(hotels);
        }
        arrived.has_failure |= has_failed;
        arrived.cards = self.cards(&arrived.answers);
        arrived.revision += 1;
        let has_hotels = !arrived.cards.is_empty();
        let is_complete = arrived.answers.iter().all(Option::is_some);
        drop(arrived);
        self.progress.send_replace((has_hotels, is_complete));
    }

    fn cards(&self, answers: &[Option<Vec<Arc<SupplierHotel>>>]) -> Arc<[Card]> {
        let rows = answers.iter().enumerate().flat_map(|(at, hotels)| {
            let hotels = hotels.iter().flatten();
            hotels.map(move |hotel| Row::new(at, Arc::clone(hotel)))
        });
        let groups = merge(rows.collect(), self.suppliers.len());
        let only = hotel_of(&self.search.destination);
        let card = |rows: &Vec<Row>| Card::of(rows, &self.suppliers, &self.place, self.started_at);
        let mut cards: Vec<Card> = groups
            .iter()
            .filter_map(card)
            .filter(|card| only.is_none_or(|id| card.is_called(id)))
            .collect();
        cards.sort_by(|a, b| (a.best.total.minor, &a.guid).cmp(&(b.best.total.minor, &b.guid)));
        cards.into()
    }

    /// Wait until there is a hotel to show, all suppliers are done, or `limit` has passed.
    pub(super) async fn wait_for_hotels(&self, limit: Duration) {
        let mut progress = self.progress.subscribe();
        let shown = progress.wait_for(|(has_hotels, is_complete)| *has_hotels || *is_complete);
        // A timeout is a valid result: an empty first page.
        let _ = tokio::time::timeout(limit, shown).await;
    }

    /// Wait until all suppliers are done, or `limit` has passed.
    pub(super) async fn wait_for_all(&self, limit: Duration) {
        let mut progress = self.progress.subscribe();
        let done = progress.wait_for(|(_, is_complete)| *is_complete);
        // After a timeout, what has arrived is the result.
        let _ = tokio::time::timeout(limit, done).await;
    }

    /// Whether a supplier failed or has not answered yet, so that hotels may be missing.
    pub(super) fn is_partial(&self) -> bool {
        let arrived = self.arrived();
        arrived.has_failure || arrived.answers.iter().any(Option::is_none)
    }

    pub(super) fn view(&self, poll_after: Duration) -> SearchView {
        let arrived = self.arrived();
        let suppliers_remaining = arrived.answers.iter().filter(|answer| answer.is_none()).count();
        SearchView {
            request_id: self.id.clone(),
            expires_at: self.expires_at,
            search: self.search.clone(),
            place: self.place.clone(),
            suppliers_remaining,
            poll_after: if suppliers_remaining == 0 {
                Duration::ZERO
            } else {
                poll_after
            },
            revision: arrived.revision,
            cards: Arc::clone(&arrived.cards),
        }
    }

    /// A card by its id, or by an earlier id of it.
    pub(super) fn card(&self, id: &str) -> Option<Card> {
        self.arrived().cards.iter().find(|card| card.is_called(id)).cloned()
    }

    pub(super) fn keep_rooms(&self, card: &str, rooms: &Arc<[RoomGroup]>) {
        let mut all = self.rooms.write().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_ROOMS && !all.contains_key(card) {
            all.clear();
        }
        all.insert(card.to_owned(), Arc::clone(rooms));
    }

    pub(super) fn rooms(&self, card: &str) -> Option<Arc<[RoomGroup]>> {
        let all = self.rooms.read().unwrap_or_else(PoisonError::into_inner);
        all.get(card).cloned()
    }
}

/// Queries one supplier within the deadline. The search is always notified: a supplier that fails has no hotels.
pub(super) async fn ask(supplier: Arc<dyn HotelSupplier>, at: usize, running: Arc<Running>, deadline: Duration) {
    let area = running.place.area();
    let asked = tokio::time::timeout(deadline, supplier.search(&running.search, &area)).await;
    let answer = match asked {
        Ok(Ok(hotels)) => Some(hotels),
        Ok(Err(error)) => {
            tracing::warn!(supplier = %supplier.id().0, %error, "a supplier is left out of a hotel search");
            None
        }
        Err(_) => {
            tracing::warn!(supplier = %supplier.id().0, "a supplier is too slow for a hotel search");
            None
        }
    };
    let merging = Arc::clone(&running);
    // Merging thousands of rows is CPU-bound.
    if tokio::task::spawn_blocking(move || merging.arrive(at, answer))
        .await
        .is_err()
    {
        running.arrive(at, None);
    }
}
