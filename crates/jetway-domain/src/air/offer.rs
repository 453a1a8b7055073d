//! A priced proposal from one supplier, before our own pricing rules.
//!
//! Searches are kept by the thousand: short texts lie in their place, and a quote shares the fares it was made from.

pub mod filed;

use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, Utc};
use ecow::EcoString;
use serde::{Deserialize, Serialize};

use super::fare_kind::FareKind;
use super::search::Cabin;
use crate::codes::{AirportCode, CarrierCode};
use crate::money::Money;

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

/// One end of a segment: where and when, in the airport's wall time and in UTC.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SegmentEnd {
    /// Airport.
    pub airport: AirportCode,
    /// Terminal when the airport has more than one.
    pub terminal: Option<EcoString>,
    /// Wall time at the airport.
    pub local: NaiveDateTime,
    /// The same moment in UTC.
    pub utc: DateTime<Utc>,
}

/// Carrier and number as sold or as flown.
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
    /// Which journey of the query it serves, from 0.
    pub journey_index: u8,
    /// Where it leaves.
    pub origin: SegmentEnd,
    /// Where it lands.
    pub destination: SegmentEnd,
    /// Who sells it.
    pub marketing: FlightDesignator,
    /// Who flies it.
    pub operating: FlightDesignator,
    /// IATA aircraft type, such as `77W`.
    pub aircraft: EcoString,
    /// Reservation booking designator (booking letter).
    pub rbd: char,
    /// Compartment flown.
    pub cabin: Cabin,
    /// Filed fare code.
    pub fare_basis: EcoString,
    /// Gate to gate.
    pub duration_minutes: u32,
}

/// A tax or airport charge for one passenger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxLine {
    /// Two-character tax code.
    pub code: EcoString,
    /// Printed name.
    pub name: EcoString,
    /// For one passenger.
    pub amount: Money,
    /// Returned when an unused ticket is refunded.
    pub refundable: bool,
}

/// The fare of one passenger of a type; multiply by `count` for the party.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassengerFare {
    /// Passenger type.
    pub ptc: Ptc,
    /// How many of them.
    pub count: u8,
    /// Base fare, one passenger.
    pub base: Money,
    /// Carrier surcharge (YQ/YR), one passenger.
    pub surcharge: Money,
    /// Taxes, one passenger.
    pub taxes: Vec<TaxLine>,
    /// Commission the supplier pays us, one passenger.
    pub commission: Money,
}

/// What a condition costs, if it is allowed at all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Condition {
    /// Allowed before departure.
    pub allowed: bool,
    /// Airline penalty for one passenger; `None` when free or not allowed.
    pub fee: Option<Money>,
}

/// Whether something comes with the fare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Inclusion {
    /// Part of the fare.
    Free,
    /// Sold apart.
    Paid,
    /// Not offered.
    None,
}

/// The fare family sold and what it carries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FareBrand {
    /// Stable code, such as `LITE`.
    pub code: EcoString,
    /// Name on the card.
    pub name: EcoString,
    /// Who may buy it.
    #[serde(default)]
    pub kind: FareKind,
    /// People at the supplier's desk make its tickets: minutes after they were asked for, within half an hour.
    #[serde(default)]
    pub ticketed_by_hand: bool,
    /// Such as `30 kg` or `2 pieces`; empty means hand luggage only.
    pub checked_bag: EcoString,
    /// Such as `7 kg`.
    pub cabin_bag: EcoString,
    /// Seat choice.
    pub seat: Inclusion,
    /// Meal.
    pub meal: Inclusion,
    /// Date change.
    pub change: Condition,
    /// Refund.
    pub refund: Condition,
}

/// Whether seats can be held unpaid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum FareMode {
    /// Book now, ticket before the time limit.
    OnHold,
    /// Ticketed at booking.
    Instant,
}

/// A supplier's priced proposal for the whole itinerary. Expires.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupplierOffer {
    /// Who offers it.
    pub supplier: SupplierId,
    /// The supplier's own opaque reference; enough to price and book it again.
    pub offer_ref: String,
    /// All flights in order.
    pub segments: Vec<Segment>,
    /// Fare family.
    pub brand: FareBrand,
    /// A line for each amount that passengers of a type pay.
    pub fares: Arc<[PassengerFare]>,
    /// Who tickets it.
    pub validating: CarrierCode,
    /// Seats left at this fare, at most nine.
    pub seats_remaining: u8,
    /// Hold or instant.
    pub mode: FareMode,
    /// Last moment to ticket, when it can be held.
    pub ticketing_time_limit: Option<DateTime<Utc>>,
    /// The offer must be re-priced after this.
    pub expires_at: DateTime<Utc>,
}
