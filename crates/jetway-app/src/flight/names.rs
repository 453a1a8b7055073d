//! What codes are called, and which borders a trip crosses.

use std::collections::HashSet;

use jetway_connectors::reference::Aircraft;
pub use jetway_connectors::reference::{Airlines, Airports, Countries};
use jetway_domain::air::itinerary::JourneySummary;
use jetway_domain::air::offer::{Segment, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::codes::{AirportCode, CarrierCode, CountryCode};
use jetway_domain::reference::{Airline, Airport};

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

/// The name of an airline, or its code when nobody knows it.
#[must_use]
pub fn airline_name(code: CarrierCode) -> String {
    airline(code).map_or_else(|| code.to_string(), |airline| airline.name.clone())
}

/// The name of an aircraft type, or its code when nobody knows it.
#[must_use]
pub fn aircraft(iata: &str) -> &str {
    Aircraft::embedded()
        .get(iata)
        .map_or(iata, |aircraft| aircraft.name.as_str())
}

/// A trip that leaves a country needs passports; so does one over airports nobody knows.
#[must_use]
pub fn passport_required(offer: &SupplierOffer) -> bool {
    !stays_inside(&offer.segments)
}

/// Whether every airport of these flights lies in one known country.
#[must_use]
pub fn stays_inside(segments: &[Segment]) -> bool {
    is_one_country(
        segments
            .iter()
            .flat_map(|segment| [segment.origin.airport, segment.destination.airport]),
    )
}

/// The countries of the airports of these flights, as far as known.
#[must_use]
pub fn countries_of(segments: &[Segment]) -> Vec<CountryCode> {
    segments
        .iter()
        .flat_map(|segment| [segment.origin.airport, segment.destination.airport])
        .filter_map(|code| airport(code).map(|airport| airport.country_code))
        .collect()
}

/// Airports a journey begins or ends at though others were asked for: those that came with airports nearby (ADR 0078).
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

/// Whether every place asked for lies in one known country.
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
