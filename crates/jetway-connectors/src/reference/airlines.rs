//! Airlines and their sandbox networks.

use std::collections::HashMap;
use std::sync::LazyLock;

use jetway_domain::codes::{AirportCode, CarrierCode, CountryCode};
use jetway_domain::reference::{Airline, Alliance};
use serde::{Deserialize, Deserializer, de};

/// All airlines, by name.
#[derive(Debug)]
pub struct Airlines {
    list: Vec<Airline>,
    networks: Vec<Network>,
    by_code: HashMap<CarrierCode, usize>,
}

/// Sandbox network of an airline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    /// The airline.
    pub carrier: CarrierCode,
    /// Its hubs, the main one first.
    pub hubs: Vec<AirportCode>,
    /// Approximate number of destinations.
    pub size: usize,
    /// Aircraft types, small to large.
    pub fleet: Vec<String>,
    /// Destinations it always serves from the main hub, with daily flights.
    pub always: Vec<(AirportCode, u8)>,
}

#[derive(Deserialize)]
struct Row {
    code: CarrierCode,
    icao: String,
    prefix: String,
    name: String,
    alliance: Option<Alliance>,
    #[serde(deserialize_with = "flag")]
    low_cost: bool,
    country: CountryCode,
    hubs: String,
    size: usize,
    fleet: String,
    extra: String,
}

/// Parses `1` or `0`.
pub(super) fn flag<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    match u8::deserialize(from)? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(de::Error::custom(format!("{other} is neither 0 nor 1"))),
    }
}

static AIRLINES: LazyLock<Airlines> = LazyLock::new(|| {
    let mut rows: Vec<Row> = super::table::rows("airlines.csv", include_str!("../../data/airlines.csv"));
    rows.sort_by(|a, b| a.name.cmp(&b.name));
    let networks = rows.iter().map(Row::network).collect();
    let list: Vec<Airline> = rows.into_iter().map(Airline::from).collect();
    let by_code = list
        .iter()
        .enumerate()
        .map(|(index, airline)| (airline.code, index))
        .collect();
    Airlines {
        list,
        networks,
        by_code,
    }
});

impl Row {
    fn network(&self) -> Network {
        let code = |text: &str| AirportCode::parse(text).unwrap_or_else(|error| panic!("airlines.csv: {error}"));
        let often = |text: &str| match text.split_once('*') {
            Some((airport, daily)) => (code(airport), daily.parse().unwrap_or(1)),
            None => (code(text), 1),
        };
        Network {
            carrier: self.code,
            hubs: self.hubs.split_whitespace().map(code).collect(),
            size: self.size,
            fleet: self.fleet.split_whitespace().map(str::to_owned).collect(),
            always: self.extra.split_whitespace().map(often).collect(),
        }
    }
}

impl From<Row> for Airline {
    fn from(row: Row) -> Self {
        Self {
            code: row.code,
            icao: row.icao,
            ticket_prefix: row.prefix,
            name: row.name,
            alliance: row.alliance,
            low_cost: row.low_cost,
            country: row.country,
        }
    }
}

impl Airlines {
    /// The embedded table.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &AIRLINES
    }

    /// All airlines, by name.
    #[must_use]
    pub fn all(&self) -> &[Airline] {
        &self.list
    }

    /// Finds an airline by its designator.
    #[must_use]
    pub fn get(&self, code: CarrierCode) -> Option<&Airline> {
        self.by_code.get(&code).map(|index| &self.list[*index])
    }

    /// The sandbox network of each airline, in the order of [`Self::all`].
    #[must_use]
    pub fn networks(&self) -> &[Network] {
        &self.networks
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::reference::{Aircraft, Airports, Countries};

    #[test]
    fn every_airline_is_complete_and_told_apart() {
        let airlines = Airlines::embedded();
        assert!(airlines.all().len() >= 130);
        let prefixes: HashSet<_> = airlines.all().iter().map(|airline| &airline.ticket_prefix).collect();
        assert_eq!(prefixes.len(), airlines.all().len());
        for airline in airlines.all() {
            assert!(
                airline.ticket_prefix.len() == 3 && airline.ticket_prefix.parse::<u16>().is_ok(),
                "{airline:?}"
            );
            assert_eq!(airline.icao.len(), 3, "{airline:?}");
            assert!(Countries::embedded().get(airline.country).is_some(), "{airline:?}");
        }
        let emirates = airlines.get(CarrierCode::parse("EK").expect("a code")).expect("known");
        assert_eq!(
            (emirates.name.as_str(), emirates.ticket_prefix.as_str()),
            ("Emirates", "176")
        );
    }

    #[test]
    fn every_network_names_known_places_and_aircraft() {
        for network in Airlines::embedded().networks() {
            let places = network.hubs.iter().chain(network.always.iter().map(|(place, _)| place));
            for place in places {
                assert!(
                    Airports::embedded().get(*place).is_some(),
                    "{} {place}",
                    network.carrier
                );
            }
            assert!(
                !network.hubs.is_empty() && !network.fleet.is_empty(),
                "{}",
                network.carrier
            );
            for aircraft in &network.fleet {
                assert!(
                    Aircraft::embedded().get(aircraft).is_some(),
                    "{} {aircraft}",
                    network.carrier
                );
            }
        }
    }
}
