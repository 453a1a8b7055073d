//! What a request and its quote must be.

use chrono::{DateTime, NaiveDate, Utc};

use super::{GroupRequest, GroupTrip};
use crate::lot::{LotFault, LotFaultCode, LotKind, LotOffer, MOST_PASSENGERS};

/// Fewest passengers of a request; smaller parties are sold as flights.
pub const FEWEST_PASSENGERS: u32 = 10;
/// Most journeys of a request.
pub const MOST_JOURNEYS: usize = 4;
/// Most days that a journey may be earlier or later.
pub const MOST_FLEXIBLE_DAYS: u8 = 14;
/// Days after today on which the last journey may start.
const LATEST_DAYS: i64 = 730;

impl GroupTrip {
    /// Everything that is not possible of a request that is made on a day.
    #[must_use]
    pub fn faults(&self, today: NaiveDate) -> Vec<LotFault> {
        let mut faults = Vec::new();
        let mut unless = |holds: bool, pointer: String, code| {
            if !holds {
                faults.push(LotFault { pointer, code });
            }
        };
        unless(
            self.kind != LotKind::Exclusive,
            "/kind".to_owned(),
            LotFaultCode::Unknown,
        );
        let count = (1..=MOST_JOURNEYS).contains(&self.journeys.len());
        unless(count, "/journeys".to_owned(), LotFaultCode::Count);
        let mut earliest = today;
        for (at, journey) in self.journeys.iter().enumerate() {
            let field = |name: &str| format!("/journeys/{at}/{name}");
            let differs = journey.origin != journey.destination;
            unless(differs, field("destination"), LotFaultCode::Connection);
            unless(journey.date >= earliest, field("date"), LotFaultCode::TooEarly);
            let is_near = (journey.date - today).num_days() <= LATEST_DAYS;
            unless(is_near, field("date"), LotFaultCode::TooLate);
            earliest = earliest.max(journey.date);
        }
        let flexible = self.flexible_days <= MOST_FLEXIBLE_DAYS;
        unless(flexible, "/flexibleDays".to_owned(), LotFaultCode::Number);
        let party = self.party;
        let size = (FEWEST_PASSENGERS..=MOST_PASSENGERS).contains(&party.passengers());
        let possible = size && party.adults > 0 && party.infants <= party.adults;
        unless(possible, "/passengers".to_owned(), LotFaultCode::Number);
        faults
    }
}

impl GroupRequest {
    /// Everything that keeps an offer from being a quote of this request that is valid until an instant: another kind, a party
    /// that it does not take, deadlines that are over or come before the end of its validity.
    #[must_use]
    pub fn quote_faults(&self, offer: &LotOffer, valid_until: DateTime<Utc>, now: DateTime<Utc>) -> Vec<LotFault> {
        let mut faults = Vec::new();
        let mut unless = |holds: bool, pointer: &str, code| {
            if !holds {
                let pointer = pointer.to_owned();
                faults.push(LotFault { pointer, code });
            }
        };
        let seats = self.details.trip.party.seats();
        let terms = &offer.terms;
        unless(offer.kind == self.details.trip.kind, "/kind", LotFaultCode::Unknown);
        unless(terms.min_passengers <= seats, "/minPassengers", LotFaultCode::Number);
        unless(terms.max_passengers >= seats, "/maxPassengers", LotFaultCode::Number);
        unless(terms.names_by > now, "/namesBy", LotFaultCode::TooEarly);
        unless(terms.balance_by > now, "/balanceBy", LotFaultCode::TooEarly);
        unless(valid_until > now, "/validUntil", LotFaultCode::TooEarly);
        let first = terms.names_by.min(terms.balance_by);
        unless(valid_until <= first, "/validUntil", LotFaultCode::TooLate);
        faults
    }
}
