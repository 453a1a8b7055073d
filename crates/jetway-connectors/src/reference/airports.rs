//! Airports and metropolitan areas.

mod cities;
mod fold;
mod nearby;
mod rows;
mod search;
mod typo;
mod words;

use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use chrono::TimeDelta;
use jetway_domain::codes::AirportCode;
use jetway_domain::reference::{Airport, PlaceKind};

pub use cities::{Cities, City, Landmark, Stay};
pub use fold::fold;
use rows::Tables;
use search::SearchIndex;

/// All commercially relevant airports, and cities with several.
#[derive(Debug)]
pub struct Airports {
    list: Vec<Airport>,
    by_code: HashMap<AirportCode, usize>,
    by_city: HashMap<AirportCode, Vec<AirportCode>>,
    index: SearchIndex,
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

    /// What a flight between two known airports usually takes: half an hour, and 800 km in each other hour.
    #[must_use]
    pub fn usual_block(&self, from: AirportCode, to: AirportCode) -> Option<TimeDelta> {
        let position = |code| self.get(code).map(|airport| airport.position);
        let km = position(from)?.km_to(position(to)?);
        #[expect(clippy::cast_possible_truncation, reason = "at most a day and a half")]
        let minutes = (30.0 + km / 800.0 * 60.0) as i64;
        Some(TimeDelta::minutes(minutes))
    }

    /// Places for a typed text, best first: code, code of the city or former code, whole city, beginning of city or
    /// airport name, words, country; by rank within each, and typing errors last. Ignores accents and case; knows
    /// former names and those in the scripts of the tenants' markets (ADR 0095).
    #[must_use]
    pub fn search(&self, term: &str, limit: usize) -> Vec<&Airport> {
        self.index
            .search(&self.list, term, limit)
            .into_iter()
            .map(|index| &self.list[index])
            .collect()
    }

    /// Places to offer before anything is typed: the home airport, the featured ones in their order, then the largest of
    /// the home country. Unknown codes are left out.
    #[must_use]
    pub fn popular(
        &self,
        home: AirportCode,
        featured: impl IntoIterator<Item = AirportCode>,
        limit: usize,
    ) -> Vec<&Airport> {
        let country = self.get(home).map(|place| place.country_code);
        let mut largest: Vec<&Airport> = self
            .list
            .iter()
            .filter(|place| place.kind == PlaceKind::Airport && Some(place.country_code) == country)
            .collect();
        largest.sort_by_key(|place| (Reverse(place.rank), place.code));
        let first = std::iter::once(home).chain(featured);
        let mut seen = HashSet::new();
        first
            .filter_map(|code| self.get(code))
            .chain(largest)
            .filter(|place| seen.insert(place.code))
            .take(limit)
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
        let tables = Tables::read();
        let mut list: Vec<Airport> = tables.airports().collect();
        let mut by_code: HashMap<_, _> = list
            .iter()
            .enumerate()
            .map(|(at, airport)| (airport.code, at))
            .collect();
        let mut by_city: HashMap<_, Vec<_>> = HashMap::new();
        for airport in &list {
            by_city.entry(airport.city_code).or_default().push(airport.code);
        }
        for metro in tables.metros() {
            if let Entry::Vacant(free) = by_code.entry(metro.code) {
                free.insert(list.len());
                list.push(metro);
            }
        }
        let index = SearchIndex::new(&list, tables.others());
        Self {
            list,
            by_code,
            by_city,
            index,
        }
    }
}

#[cfg(test)]
mod ranking_tests;
#[cfg(test)]
mod tests;
