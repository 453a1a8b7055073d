//! Names of codes, and the borders a trip crosses.

use std::collections::HashSet;

use jetway_connectors::reference::Aircraft;
pub use jetway_connectors::reference::{Airlines, Airports, Countries};
use jetway_domain::air::itinerary::JourneySummary;
use jetway_domain::air::offer::{Segment, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::codes::{AirportCode, CarrierCode, CountryCode};
use jetway_domain::reference::{Airline, Airport, Alliance};

pub use crate::context::place_names::{airline_name, city_name, country_name};

/// An airport by its code.
#[must_use]
pub fn airport(code: AirportCode) -> Option<&'static Airport> {
    Airports::embedded().get(code)
}

/// An airline by its code.
#[must_use]
pub fn airline(code: CarrierCode) -> Option<&'static Airline> {
    Airlines::embedded().get(code)
}

/// The code of an airline's alliance, if it is in one.
#[must_use]
pub fn alliance_of(code: CarrierCode) -> Option<&'static str> {
    airline(code)?.alliance.map(Alliance::as_str)
}

/// The name of an aircraft type, or its code if unknown.
#[must_use]
pub fn aircraft(iata: &str) -> &str {
    Aircraft::embedded()
        .get(iata)
        .map_or(iata, |aircraft| aircraft.name.as_str())
}

/// Whether a trip needs passports: it leaves a country, or has unknown airports.
#[must_use]
pub fn passport_required(offer: &SupplierOffer) -> bool {
    !stays_inside(&offer.segments)
}

/// Whether all airports of these flights are in one known country.
#[must_use]
pub fn stays_inside(segments: &[Segment]) -> bool {
    is_one_country(
        segments
            .iter()
            .flat_map(|segment| [segment.origin.airport, segment.destination.airport]),
    )
}

/// Known countries of the airports of these flights.
#[must_use]
pub fn countries_of(segments: &[Segment]) -> Vec<CountryCode> {
    segments
        .iter()
        .flat_map(|segment| [segment.origin.airport, segment.destination.airport])
        .filter_map(|code| airport(code).map(|airport| airport.country_code))
        .collect()
}

/// Airports where a journey starts or ends although others were searched: nearby airports (ADR 0078).
#[must_use]
pub fn other_airports(query: &AirSearchQuery, journey: usize, flown: &JourneySummary) -> Vec<AirportCode> {
    let Some(asked) = query.journeys.get(journey).filter(|_| query.nearby_airports) else {
        return Vec::new();
    };
    [(asked.origin, flown.origin), (asked.destination, flown.destination)]
        .into_iter()
        .filter(|(asked, flown)| !Airports::embedded().expand(*asked).contains(flown))
        .map(|(_, flown)| flown)
        .collect()
}

/// Whether all searched places are in one known country.
#[must_use]
pub fn is_domestic(query: &AirSearchQuery) -> bool {
    is_one_country(
        query
            .journeys
            .iter()
            .flat_map(|journey| [journey.origin, journey.destination]),
    )
}

fn is_one_country(airports: impl Iterator<Item = AirportCode>) -> bool {
    let countries: HashSet<_> = airports
        .map(|code| airport(code).map(|airport| airport.country_code))
        .collect();
    countries.len() <= 1 && !countries.contains(&None)
}
