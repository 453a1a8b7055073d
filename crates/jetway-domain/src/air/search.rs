//! What an agent asks for: journeys, passengers, cabin.

pub mod days;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::fare_kind::FareKind;
use crate::codes::{AirportCode, CarrierCode};
use crate::money::CurrencyCode;

/// One way, there and back, or up to six journeys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TripType {
    /// One journey.
    OneWay,
    /// Two journeys, the second the reverse of the first.
    Return,
    /// Two to six journeys in date order.
    MultiCity,
}

/// The compartment asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cabin {
    /// `E` on the wire.
    Economy,
    /// `P` on the wire.
    PremiumEconomy,
    /// `B` on the wire.
    Business,
    /// `F` on the wire.
    First,
}

/// One origin–destination to be flown on one date (local to the origin).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JourneyQuery {
    /// Airport or metropolitan code.
    pub origin: AirportCode,
    /// Airport or metropolitan code.
    pub destination: AirportCode,
    /// Departure date at the origin.
    pub departs_on: NaiveDate,
}

/// Who travels. Seats = adults + children, at most nine; infants sit on laps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassengerCounts {
    /// Twelve and over.
    pub adults: u8,
    /// One age (2–11) for each child.
    pub child_ages: Vec<u8>,
    /// Under two, one for each adult at most.
    pub infants: u8,
}

impl PassengerCounts {
    /// Everybody.
    #[must_use]
    pub fn travellers(&self) -> usize {
        usize::from(self.adults) + self.child_ages.len() + usize::from(self.infants)
    }
}

/// A flight search as a supplier sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AirSearchQuery {
    /// Shape of the trip.
    pub trip_type: TripType,
    /// Compartment asked for.
    pub cabin: Cabin,
    /// Journeys in order; a return trip has two.
    pub journeys: Vec<JourneyQuery>,
    /// Who travels.
    pub passengers: PassengerCounts,
    /// Boosted, never filtered.
    pub preferred_airlines: Vec<CarrierCode>,
    /// Which kind of fare; regular ones where a supplier has none of this kind.
    #[serde(default)]
    pub fare_kind: FareKind,
    /// Leave out connections.
    pub direct_only: bool,
    /// An airport may be traded for another of its city, or for one nearby.
    #[serde(default)]
    pub nearby_airports: bool,
    /// Currency the offers are filed in.
    pub currency: CurrencyCode,
}
