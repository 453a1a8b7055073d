//! A flight search: journeys, passengers, cabin.

pub mod days;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::fare_kind::FareKind;
use crate::codes::{AirportCode, CarrierCode};
use crate::money::CurrencyCode;

/// Trip type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TripType {
    /// One journey.
    OneWay,
    /// Two journeys, the second the reverse of the first.
    Return,
    /// Two to six journeys in date order.
    MultiCity,
}

/// The requested cabin.
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

/// One origin–destination on a date (local to the origin).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JourneyQuery {
    /// Airport or metropolitan code.
    pub origin: AirportCode,
    /// Airport or metropolitan code.
    pub destination: AirportCode,
    /// Departure date at the origin.
    pub departs_on: NaiveDate,
}

/// Passenger counts. Seats = adults + children, at most nine; infants sit on laps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassengerCounts {
    /// Twelve and over.
    pub adults: u8,
    /// One age (2–11) per child.
    pub child_ages: Vec<u8>,
    /// Under two; at most one per adult.
    pub infants: u8,
}

impl PassengerCounts {
    /// Number of all passengers.
    #[must_use]
    pub fn travellers(&self) -> usize {
        usize::from(self.adults) + self.child_ages.len() + usize::from(self.infants)
    }
}

/// A flight search as a supplier sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AirSearchQuery {
    /// Trip type.
    pub trip_type: TripType,
    /// Requested cabin.
    pub cabin: Cabin,
    /// Journeys in order; a return trip has two.
    pub journeys: Vec<JourneyQuery>,
    /// Passenger counts.
    pub passengers: PassengerCounts,
    /// Listed first at the same price; never a filter.
    pub preferred_airlines: Vec<CarrierCode>,
    /// Fare type; suppliers without fares of this type return regular ones.
    #[serde(default)]
    pub fare_kind: FareKind,
    /// Excludes connections.
    pub direct_only: bool,
    /// Also searches other airports of the city and nearby.
    #[serde(default)]
    pub nearby_airports: bool,
    /// Currency in which offers are filed.
    pub currency: CurrencyCode,
}
