//! Nearby alternative airports (ADR 0078).

use jetway_domain::codes::AirportCode;
use jetway_domain::reference::{Airport, PlaceKind};

use super::Airports;

/// Maximum distance.
const NEAR_KM: f64 = 100.0;
/// Minimum rank; places below have too few scheduled flights.
const LOWEST_RANK: u16 = 480;
/// Maximum number of airports, the requested one included.
const MOST_ENDS: usize = 6;

impl Airports {
    /// Possible origins and destinations of a journey; one of them is empty when its code is unknown. With `nearby`, an
    /// airport brings others of its city and nearby ones, itself first. Airports near both ends are excluded.
    #[must_use]
    pub fn ends(&self, from: AirportCode, to: AirportCode, nearby: bool) -> (Vec<AirportCode>, Vec<AirportCode>) {
        let (mut begins, mut ends) = (self.expand(from), self.expand(to));
        if nearby {
            let (near_from, near_to) = (self.nearby(from), self.nearby(to));
            let lies_at = |codes: [&[AirportCode]; 2], code| codes.iter().any(|codes| codes.contains(code));
            let here: Vec<_> = near_from
                .iter()
                .filter(|code| !lies_at([&ends, &near_to], code))
                .copied()
                .collect();
            let there: Vec<_> = near_to
                .iter()
                .filter(|code| !lies_at([&begins, &near_from], code))
                .copied()
                .collect();
            begins.extend(here);
            ends.extend(there);
        }
        (begins, ends)
    }

    /// The city code an airport shares with others; the airport's own when it is the only one.
    #[must_use]
    pub fn city_of(&self, code: AirportCode) -> AirportCode {
        let city = self.get(code).map_or(code, |place| place.city_code);
        let shared = self.by_city.get(&city).is_some_and(|airports| airports.len() > 1);
        if shared { city } else { code }
    }

    /// Alternatives to an airport: those of its city, then nearby ones by rank and distance; none for a city. Only
    /// within the same country, because another country may need other travel documents.
    #[must_use]
    pub fn nearby(&self, code: AirportCode) -> Vec<AirportCode> {
        let Some(place) = self.get(code).filter(|place| place.kind == PlaceKind::Airport) else {
            return Vec::new();
        };
        let mut found: Vec<(&Airport, f64)> = self
            .list
            .iter()
            .filter(|other| other.kind == PlaceKind::Airport && other.code != code)
            .filter(|other| other.country_code == place.country_code)
            .filter(|other| other.city_code == place.city_code || other.rank >= LOWEST_RANK)
            .map(|other| (other, place.position.km_to(other.position)))
            .filter(|(other, km)| other.city_code == place.city_code || *km <= NEAR_KM)
            .collect();
        found.sort_by(|(a, a_km), (b, b_km)| {
            let stands = |other: &Airport| (other.city_code != place.city_code, u16::MAX - other.rank);
            stands(a).cmp(&stands(b)).then(a_km.total_cmp(b_km))
        });
        found
            .into_iter()
            .take(MOST_ENDS - 1)
            .map(|(other, _)| other.code)
            .collect()
    }
}
