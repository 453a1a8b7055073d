//! One hotel: the availability check, and its rooms across suppliers.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use futures::future::join_all;
use jetway_connectors::port::hotel::SupplierHotel;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::hotel::search::HotelSearch;

use super::card::Card;
use super::places::Place;
use super::rooms::{RoomGroup, grouped};
use super::running::Running;
use super::{HotelSearchError, HotelSearches};
use crate::context::Caller;

/// A supplier that has not answered the availability check by then is left out.
const DETAIL_DEADLINE: Duration = Duration::from_secs(6);

/// One hotel with its rooms.
#[derive(Debug, Clone)]
pub struct Detail {
    /// Id of the search.
    pub request_id: String,
    /// When the search expires.
    pub expires_at: DateTime<Utc>,
    /// The query.
    pub search: HotelSearch,
    /// The destination.
    pub place: Place,
    /// The hotel.
    pub card: Card,
    /// The rooms, lowest rate first; empty when the hotel has sold out meanwhile.
    pub rooms: Arc<[RoomGroup]>,
}

impl HotelSearches {
    /// Queries the suppliers of a hotel for all its rates.
    ///
    /// # Errors
    /// When the search has expired or has no such hotel.
    pub async fn detail(&self, caller: &Caller, request_id: &str, hotel: &str) -> Result<Detail, HotelSearchError> {
        let running = self.running(caller, request_id)?;
        let card = running.card(hotel).ok_or(HotelSearchError::NotFound)?;
        let asked = card.offers.iter().map(|(id, row)| self.rates(&running, id, row));
        let answers: Vec<SupplierHotel> = join_all(asked).await.into_iter().flatten().collect();
        let rooms: Arc<[RoomGroup]> = grouped(answers, &running.rules).into();
        running.keep_rooms(&card.guid, &rooms);
        Ok(Detail {
            request_id: running.id.clone(),
            expires_at: running.expires_at,
            search: running.search.clone(),
            place: running.place.clone(),
            card,
            rooms,
        })
    }

    async fn rates(&self, running: &Running, id: &SupplierId, row: &SupplierHotel) -> Option<SupplierHotel> {
        let supplier = self.supplier(id)?;
        let asked = supplier.rates(&running.search, &row.code);
        match tokio::time::timeout(DETAIL_DEADLINE, asked).await {
            Ok(Ok(hotel)) => Some(hotel),
            Ok(Err(error)) => {
                tracing::warn!(supplier = %id.0, %error, "a supplier is left out of an availability check");
                None
            }
            Err(_) => {
                tracing::warn!(supplier = %id.0, "a supplier is too slow for an availability check");
                None
            }
        }
    }
}
