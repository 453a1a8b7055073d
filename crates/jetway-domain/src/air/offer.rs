//! A supplier's priced offer, before the tenant's pricing rules.
//!
//! Searches keep thousands of offers: short texts are stored inline, and a quote shares the fares it was computed from.

pub mod filed;
pub mod foreign;

use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, Utc};
use ecow::EcoString;
use serde::{Deserialize, Serialize};

use super::fare_kind::FareKind;
use super::search::Cabin;
use crate::codes::{AirportCode, CarrierCode};
use crate::money::Money;
use crate::order::connection::LegTime;
use crate::payment::PartBasis;

/// Stable id of a supplier connection, such as `gds-a`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SupplierId(pub String);

/// Passenger type code (IATA): adult, child 2–11, infant without a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ptc {
    /// Twelve and over.
    Adt,
    /// Two to eleven.
    Chd,
    /// Under two on the last flight, on a lap.
    Inf,
}

/// One end of a segment: airport and time, local and in UTC.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SegmentEnd {
    /// Airport.
    pub airport: AirportCode,
    /// Terminal when the airport has more than one.
    pub terminal: Option<EcoString>,
    /// Local time at the airport.
    pub local: NaiveDateTime,
    /// The same instant in UTC.
    pub utc: DateTime<Utc>,
}

impl SegmentEnd {
    /// Where and when, without the terminal.
    #[must_use]
    pub const fn time(&self) -> LegTime {
        LegTime {
            airport: self.airport,
            local: self.local,
            utc: self.utc,
        }
    }
}

/// A carrier and flight number, marketing or operating.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FlightDesignator {
    /// Two-character airline code.
    pub carrier: CarrierCode,
    /// Digits without leading zeros.
    pub number: EcoString,
}

/// One flight number between two airports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Segment {
    /// Unique inside the offer: `s1`, `s2`, …
    pub segment_id: EcoString,
    /// Index of the journey it belongs to, from 0.
    pub journey_index: u8,
    /// Departure.
    pub origin: SegmentEnd,
    /// Arrival.
    pub destination: SegmentEnd,
    /// Marketing carrier and number.
    pub marketing: FlightDesignator,
    /// Operating carrier and number.
    pub operating: FlightDesignator,
    /// IATA aircraft type, such as `77W`.
    pub aircraft: EcoString,
    /// Booking class (RBD), a letter.
    pub rbd: char,
    /// Cabin.
    pub cabin: Cabin,
    /// Fare basis.
    pub fare_basis: EcoString,
    /// Scheduled duration, gate to gate.
    pub duration_minutes: u32,
}

/// A tax or airport charge for one passenger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxLine {
    /// Two-character tax code.
    pub code: EcoString,
    /// Name as printed.
    pub name: EcoString,
    /// Amount for one passenger.
    pub amount: Money,
    /// Whether it is returned when an unused ticket is refunded.
    pub refundable: bool,
}

/// Fare of one passenger of a type; multiply by `count` for the party.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassengerFare {
    /// Passenger type.
    pub ptc: Ptc,
    /// Number of passengers.
    pub count: u8,
    /// Base fare of one passenger.
    pub base: Money,
    /// Carrier surcharge (YQ/YR) of one passenger.
    pub surcharge: Money,
    /// Taxes of one passenger.
    pub taxes: Vec<TaxLine>,
    /// Commission the supplier pays us for one passenger.
    pub commission: Money,
}

/// Change or refund condition of a fare.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Condition {
    /// Whether it is allowed before departure.
    pub allowed: bool,
    /// Airline fee for one passenger; `None` when free or not allowed.
    pub fee: Option<Money>,
}

/// Whether a service is included in the fare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Inclusion {
    /// Included.
    Free,
    /// For a fee.
    Paid,
    /// Not offered.
    None,
}

/// The fare brand and its services.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FareBrand {
    /// Stable code, such as `LITE`.
    pub code: EcoString,
    /// Name shown on the card.
    pub name: EcoString,
    /// Fare type.
    #[serde(default)]
    pub kind: FareKind,
    /// Tickets are issued manually by the supplier, within half an hour of the request.
    #[serde(default)]
    pub ticketed_by_hand: bool,
    /// Such as `30 kg` or `2 pieces`; empty means hand luggage only.
    pub checked_bag: EcoString,
    /// Such as `7 kg`.
    pub cabin_bag: EcoString,
    /// Seat selection.
    pub seat: Inclusion,
    /// Meal.
    pub meal: Inclusion,
    /// Date change.
    pub change: Condition,
    /// Refund.
    pub refund: Condition,
}

/// Whether seats can be held without payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum FareMode {
    /// Held until the ticketing time limit.
    OnHold,
    /// Ticketed at booking.
    Instant,
}

/// A supplier's priced offer for the whole itinerary. Expires.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupplierOffer {
    /// The supplier.
    pub supplier: SupplierId,
    /// The supplier's own opaque reference, which is enough to price and book it again.
    pub offer_ref: String,
    /// All flights in order.
    pub segments: Vec<Segment>,
    /// Fare family.
    pub brand: FareBrand,
    /// One line per amount that passengers of a type pay.
    pub fares: Arc<[PassengerFare]>,
    /// The validating (ticketing) airline.
    pub validating: CarrierCode,
    /// Seats left at this fare, at most nine.
    pub seats_remaining: u8,
    /// Hold or instant.
    pub mode: FareMode,
    /// Ticketing time limit, when it can be held.
    pub ticketing_time_limit: Option<DateTime<Utc>>,
    /// The offer must be priced again after this.
    pub expires_at: DateTime<Utc>,
}

impl SupplierOffer {
    /// What partial payment of `payable`, the agency's total, depends on: the refund condition of the fare, its fee for all
    /// passengers, and the first departure.
    #[must_use]
    pub fn part_basis(&self, payable: Money) -> PartBasis {
        let refund = &self.brand.refund;
        let people: u32 = self.fares.iter().map(|fare| u32::from(fare.count)).sum();
        let penalty = refund.fee.map_or(Money::zero(payable.currency), |fee| {
            // A fee too large to add up leaves nothing to pay later.
            fee.times(people).unwrap_or(Money::new(i64::MAX, fee.currency))
        });
        PartBasis {
            payable,
            refundable: refund.allowed,
            penalty,
            starts_at: self.segments.first().map(|first| first.origin.utc),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::air::fixtures::{at, fare, flight, money, offer};
    use crate::air::offer::{Ptc, SupplierOffer};

    fn sold() -> SupplierOffer {
        let ends = (("DXB", "2026-12-20T13:00", 4), ("DAC", "2026-12-20T19:00", 6));
        let mut sold = offer("gds-a", "FLEX", 100_000, vec![flight(0, "EK", "582", ends.0, ends.1)]);
        sold.fares = [fare(Ptc::Adt, 2, 100_000, 0, 0, 0), fare(Ptc::Chd, 1, 75_000, 0, 0, 0)].into();
        sold
    }

    #[test]
    fn partial_payment_depends_on_the_refund_condition_for_all_passengers_and_the_first_departure() {
        let mut sold = sold();
        let payable = money(275_000, "AED");
        let basis = sold.part_basis(payable);
        assert_eq!(
            (basis.payable, basis.starts_at),
            (payable, Some(at("2026-12-20T09:00:00Z")))
        );
        assert_eq!((basis.refundable, basis.penalty), (true, money(0, "AED")));
        sold.brand.refund.fee = Some(money(45_000, "AED"));
        assert_eq!(sold.part_basis(payable).penalty, money(135_000, "AED"));
        sold.brand.refund.fee = Some(money(i64::MAX / 2, "AED"));
        assert_eq!(sold.part_basis(payable).penalty, money(i64::MAX, "AED"));
        sold.brand.refund.allowed = false;
        sold.segments.clear();
        let basis = sold.part_basis(payable);
        assert_eq!((basis.refundable, basis.starts_at), (false, None));
    }
}
