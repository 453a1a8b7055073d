//! Airports and metropolitan areas.

mod fold;
mod nearby;
mod search;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::LazyLock;

use jetway_domain::codes::{AirportCode, CountryCode};
use jetway_domain::geo::Position;
use jetway_domain::reference::{Airport, PlaceKind};
use serde::Deserialize;

use super::Countries;
use search::SearchIndex;

/// All commercially relevant airports, and cities with several.
#[derive(Debug)]
pub struct Airports {
    list: Vec<Airport>,
    by_code: HashMap<AirportCode, usize>,
    by_city: HashMap<AirportCode, Vec<AirportCode>>,
    index: SearchIndex,
}

#[derive(Deserialize)]
struct AirportRow {
    code: AirportCode,
    name: String,
    city: String,
    country: CountryCode,
    lat: f64,
    lon: f64,
    tz: String,
    metro: AirportCode,
    rank: u16,
}

#[derive(Deserialize)]
struct MetroRow {
    code: AirportCode,
    city: String,
    country: CountryCode,
    lat: f64,
    lon: f64,
    tz: String,
    rank: u16,
}

#[derive(Deserialize)]
struct AliasRow {
    airport: AirportCode,
    alias: String,
}

static AIRPORTS: LazyLock<Airports> = LazyLock::new(Airports::read);

impl Airports {
    /// The embedded table.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &AIRPORTS
    }

    /// Finds an airport or metropolitan area by code. A code shared by both means the airport.
    #[must_use]
    pub fn get(&self, code: AirportCode) -> Option<&Airport> {
        self.by_code.get(&code).map(|index| &self.list[*index])
    }

    /// Places for a typed text, best first: exact code, metropolitan code, city, airport name, then near misses; by
    /// rank within each. Ignores accents and case.
    #[must_use]
    pub fn search(&self, term: &str, limit: usize) -> Vec<&Airport> {
        self.index
            .search(&self.list, term, limit)
            .into_iter()
            .map(|index| &self.list[index])
            .collect()
    }

    /// The airports of a code: itself, or all of a metropolitan area; empty when unknown.
    #[must_use]
    pub fn expand(&self, code: AirportCode) -> Vec<AirportCode> {
        match self.get(code).map(|place| place.kind) {
            Some(PlaceKind::Airport) => vec![code],
            Some(PlaceKind::Metro) => self.by_city.get(&code).cloned().unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// Every place by code, airports before metropolitan areas.
    #[must_use]
    pub fn all(&self) -> &[Airport] {
        &self.list
    }

    fn read() -> Self {
        let airports: Vec<AirportRow> = super::table::rows("airports.csv", include_str!("../../data/airports.csv"));
        let metros: Vec<MetroRow> = super::table::rows("metros.csv", include_str!("../../data/metros.csv"));
        let aliases: Vec<AliasRow> = super::table::rows("aliases.csv", include_str!("../../data/aliases.csv"));
        let mut list: Vec<Airport> = airports.into_iter().map(Airport::from).collect();
        let mut by_code: HashMap<_, _> = list
            .iter()
            .enumerate()
            .map(|(at, airport)| (airport.code, at))
            .collect();
        let mut by_city: HashMap<_, Vec<_>> = HashMap::new();
        for airport in &list {
            by_city.entry(airport.city_code).or_default().push(airport.code);
        }
        for metro in metros.into_iter().map(Airport::from) {
            if let Entry::Vacant(free) = by_code.entry(metro.code) {
                free.insert(list.len());
                list.push(metro);
            }
        }
        let aliases = aliases
            .into_iter()
            .filter_map(|row| Some((*by_code.get(&row.airport)?, row.alias)));
        let index = SearchIndex::new(&list, aliases);
        Self {
            list,
            by_code,
            by_city,
            index,
        }
    }
}

fn country_name(code: CountryCode) -> String {
    Countries::embedded()
        .get(code)
        .map_or_else(|| code.to_string(), |country| country.name.clone())
}

impl From<AirportRow> for Airport {
    fn from(row: AirportRow) -> Self {
        Self {
            code: row.code,
            name: row.name,
            city_code: row.metro,
            city_name: row.city,
            country_code: row.country,
            country_name: country_name(row.country),
            position: Position {
                lat: row.lat,
                lon: row.lon,
            },
            timezone: row.tz,
            rank: row.rank,
            kind: PlaceKind::Airport,
        }
    }
}

impl From<MetroRow> for Airport {
    fn from(row: MetroRow) -> Self {
        Self {
            code: row.code,
            name: format!("{}, all airports", row.city),
            city_code: row.code,
            city_name: row.city,
            country_code: row.country,
            country_name: country_name(row.country),
            position: Position {
                lat: row.lat,
                lon: row.lon,
            },
            timezone: row.tz,
            rank: row.rank,
            kind: PlaceKind::Metro,
        }
    }
}

#[cfg(test)]
mod tests;
