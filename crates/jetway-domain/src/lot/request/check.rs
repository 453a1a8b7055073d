//! Validates a request and its quote.

use chrono::{DateTime, NaiveDate, Utc};

use super::{GroupRequest, GroupTrip};
use crate::lot::{LotFault, LotFaultCode, LotKind, LotOffer, MOST_PASSENGERS};

/// Minimum number of passengers of a request; smaller parties are sold as flights.
pub const FEWEST_PASSENGERS: u32 = 10;
/// Maximum number of journeys of a request.
pub const MOST_JOURNEYS: usize = 4;
/// Maximum flexibility of a journey's date, in days.
pub const MOST_FLEXIBLE_DAYS: u8 = 14;
/// Maximum days from today until the last journey starts.
const LATEST_DAYS: i64 = 730;

impl GroupTrip {
    /// All faults of a request made on a day.
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
    /// All faults of an offer as a quote for this request, valid until an instant: another kind, a party
    /// that it does not allow, deadlines that have passed or precede the end of its validity.
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
