//! The cheapest rate of a search, for quotes.

use std::time::Duration;

use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::search::{Destination, DestinationKind, HotelSearch};

use super::card::Card;
use super::rooms::RoomGroup;
use super::{CheckError, CheckStatus, HotelSearches, Place, StartHotelSearchError, places};
use crate::context::Caller;

/// Hotels that are asked for a rate until one has one.
const MOST_HOTELS: usize = 3;
/// Rates of a hotel that are checked until one is available.
const MOST_RATES: usize = 3;
/// Added to the suppliers' deadline: their answers are merged after it.
const MERGING: Duration = Duration::from_secs(2);

/// An available rate.
#[derive(Debug, Clone)]
pub struct Cheapest {
    /// The hotel.
    pub card: Card,
    /// The place that a search finds the hotel by: itself, or its city if it cannot be searched for by name.
    pub destination: Destination,
    /// The rate at its current price and on its current terms.
    pub rate: HotelRate,
}

/// Why there is no rate.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CheapestError {
    /// The search is not possible.
    #[error(transparent)]
    Start(#[from] StartHotelSearchError),
    /// No hotel of this class has a rate.
    #[error("no hotel is available")]
    NoHotel,
    /// Suppliers do not answer, so that it is not known whether there is a rate.
    #[error("the suppliers do not answer")]
    NoAnswer,
}

impl HotelSearches {
    /// Search hotels until every supplier has answered, and check the lowest rates until one is available. `stars` narrows the search
    /// to a class. Rates that the hotel would have to confirm are left out.
    ///
    /// # Errors
    /// When the search is not possible, no rate is available, or suppliers do not answer.
    pub async fn cheapest(
        &self,
        caller: &Caller,
        search: HotelSearch,
        stars: Option<u8>,
    ) -> Result<Cheapest, CheapestError> {
        let request = self.start(caller, search).await?.request_id;
        let running = self.running(caller, &request).map_err(|_| CheapestError::NoHotel)?;
        running.wait_for_all(self.settings.supplier_deadline + MERGING).await;
        let cards = running.view(Duration::ZERO).cards;
        let of_class = cards
            .iter()
            .filter(|card| stars.is_none_or(|stars| card.lead.property.stars == stars));
        let mut error = if running.is_partial() {
            CheapestError::NoAnswer
        } else {
            CheapestError::NoHotel
        };
        for card in of_class.take(MOST_HOTELS) {
            let Ok(detail) = self.detail(caller, &request, &card.guid).await else {
                continue;
            };
            for (room, rate) in lowest(&detail.rooms) {
                match self.check(caller, &request, (&card.guid, room, rate)).await {
                    Ok(checked) if checked.status != CheckStatus::SoldOut => {
                        return Ok(Cheapest {
                            destination: self.searchable(&running.place, card),
                            card: checked.card,
                            rate: checked.rate,
                        });
                    }
                    Err(CheckError::Supplier(_)) => error = CheapestError::NoAnswer,
                    Ok(_) | Err(CheckError::Search(_)) => {}
                }
            }
        }
        Err(error)
    }

    /// Whether a place can be searched for.
    #[must_use]
    pub fn has_place(&self, destination: &Destination) -> bool {
        places::place(&self.suppliers, destination).is_some()
    }

    /// The hotel as a place that can be searched for: the list of names may have it under another supplier's row.
    fn searchable(&self, place: &Place, card: &Card) -> Destination {
        let city = &place.city.id;
        let mut rows = card.offers.iter().map(|(supplier, hotel)| Destination {
            kind: DestinationKind::Hotel,
            id: format!("{city}.{}", places::guid(&[&supplier.0, &hotel.code])),
        });
        rows.find(|row| self.has_place(row)).unwrap_or_else(|| Destination {
            kind: DestinationKind::City,
            id: city.clone(),
        })
    }
}

/// Room and id of the lowest rates that are confirmed at once, the lowest first.
fn lowest(rooms: &[RoomGroup]) -> Vec<(&str, &str)> {
    let rates = rooms
        .iter()
        .flat_map(|room| room.rates.iter().map(move |rate| (room, rate)));
    let mut rates: Vec<_> = rates.filter(|(_, (_, _, rate))| !rate.on_request).collect();
    rates.sort_by_key(|(_, (_, _, rate))| rate.total.minor);
    let ids = rates
        .into_iter()
        .map(|(room, (guid, ..))| (room.guid.as_str(), guid.as_str()));
    ids.take(MOST_RATES).collect()
}
