//! The check of a rate before it is booked, and the session it opens.

use std::time::Duration;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_connectors::port::hotel::{RateCheck, SupplierError};
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::rate::{HotelRate, Room};
use jetway_domain::hotel::search::HotelSearch;
use jetway_domain::ids::PriceSessionId;

use super::card::{Card, with_commission};
use super::places::Place;
use super::{HotelSearchError, HotelSearches, SESSION};
use crate::context::Caller;
use crate::hotel::checked::{CheckedRate, CheckedRates};

/// A supplier answers a check within this time.
const CHECK_DEADLINE: Duration = Duration::from_secs(6);

/// Result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckStatus {
    /// Unchanged since the search.
    Ok,
    /// The price changed, and possibly the terms.
    PriceChanged,
    /// The terms changed, at the same price.
    PolicyChanged,
    /// Sold out: nothing can be booked.
    SoldOut,
}

/// A checked rate.
#[derive(Debug, Clone)]
pub struct Checked {
    /// The session to book it with; a sold-out rate has none.
    pub session: PriceSessionId,
    /// Until when it can be booked.
    pub expires_at: DateTime<Utc>,
    /// The result.
    pub status: CheckStatus,
    /// The hotel.
    pub card: Card,
    /// Id and description of the room.
    pub room: (String, Room),
    /// Id of the rate.
    pub rate_guid: String,
    /// The current rate; for a sold-out one, the previous rate.
    pub rate: HotelRate,
    /// The rate as searched, when it has changed.
    pub previous: Option<HotelRate>,
    /// The query.
    pub search: HotelSearch,
    /// The destination.
    pub place: Place,
}

/// Why a rate was not checked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// The search has expired, or has no such rate.
    #[error(transparent)]
    Search(#[from] HotelSearchError),
    /// The supplier did not answer; the same call may succeed.
    #[error("the supplier did not answer")]
    Supplier(SupplierTrouble),
}

/// How a supplier failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SupplierTrouble {
    /// It did not answer in time.
    Slow,
    /// It answered with a failure.
    Down,
}

impl HotelSearches {
    /// Queries the supplier for a rate's current price and terms, and keeps them for fifteen minutes.
    ///
    /// # Errors
    /// When the search has expired, has no such rate, or the supplier does not answer.
    pub async fn check(
        &self,
        caller: &Caller,
        request_id: &str,
        (hotel, room, rate): (&str, &str, &str),
    ) -> Result<Checked, CheckError> {
        let running = self.running(caller, request_id)?;
        let card = running.card(hotel).ok_or(HotelSearchError::NotFound)?;
        let rooms = match running.rooms(&card.guid) {
            Some(rooms) => rooms,
            // A link may lead here without the page of the hotel.
            None => self.detail(caller, request_id, hotel).await?.rooms,
        };
        let group = rooms.iter().find(|group| group.guid == room);
        let group = group.ok_or(HotelSearchError::NotFound)?;
        let found = group.rates.iter().find(|(guid, ..)| guid == rate);
        let (rate_guid, code, searched) = found.ok_or(HotelSearchError::NotFound)?;
        let supplier = self.supplier(&searched.supplier).ok_or(HotelSearchError::NotFound)?;
        let asked = supplier.check(&running.search, code, searched);
        let answer = tokio::time::timeout(CHECK_DEADLINE, asked).await;
        let answer = answer.unwrap_or(Err(SupplierError::Timeout)).map_err(trouble)?;
        let current = match answer {
            RateCheck::Available(rate) => with_commission(*rate, &running.rules),
            RateCheck::SoldOut => None,
            RateCheck::Expired => return Err(HotelSearchError::Expired.into()),
        };
        let session = PriceSessionId(self.new_id());
        let expires_at = self.services.now() + SESSION;
        let status = current
            .as_ref()
            .map_or(CheckStatus::SoldOut, |now| compared(now, searched));
        if let Some(rate) = &current {
            let checked = CheckedRate {
                session,
                hotel_code: code.clone(),
                property: property(&card),
                search: running.search.clone(),
                rate: rate.clone(),
            };
            let key = (caller.tenant.clone(), caller.agency, session);
            self.sessions.insert(key, (checked, expires_at));
        }
        let has_changed = matches!(status, CheckStatus::PriceChanged | CheckStatus::PolicyChanged);
        Ok(Checked {
            session,
            expires_at,
            status,
            room: (group.guid.clone(), group.room.clone()),
            rate_guid: rate_guid.clone(),
            rate: current.unwrap_or_else(|| searched.clone()),
            previous: has_changed.then(|| searched.clone()),
            search: running.search.clone(),
            place: running.place.clone(),
            card,
        })
    }
}

fn trouble(error: SupplierError) -> CheckError {
    match error {
        SupplierError::Timeout => CheckError::Supplier(SupplierTrouble::Slow),
        SupplierError::NotFound => HotelSearchError::NotFound.into(),
        SupplierError::Unavailable(cause) | SupplierError::Refused(cause) => {
            tracing::warn!(cause, "a supplier failed to check a rate");
            CheckError::Supplier(SupplierTrouble::Down)
        }
    }
}

/// The hotel under its id in this portal.
fn property(card: &Card) -> Property {
    Property {
        id: card.guid.clone(),
        ..card.lead.property.clone()
    }
}

fn compared(now: &HotelRate, searched: &HotelRate) -> CheckStatus {
    if now.total != searched.total {
        CheckStatus::PriceChanged
    } else if now.has_terms_of(searched) {
        CheckStatus::Ok
    } else {
        CheckStatus::PolicyChanged
    }
}

#[async_trait]
impl CheckedRates for HotelSearches {
    async fn checked(&self, caller: &Caller, session: PriceSessionId) -> Option<CheckedRate> {
        let key = (caller.tenant.clone(), caller.agency, session);
        let (checked, expires_at) = self.sessions.get(&key)?;
        (self.services.now() < expires_at).then_some(checked)
    }
}
