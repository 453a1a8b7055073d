//! The tables of places.

use std::collections::HashMap;

use jetway_domain::codes::{AirportCode, CountryCode};
use jetway_domain::reference::geo::Position;
use jetway_domain::reference::{Airport, PlaceKind};
use serde::Deserialize;

use super::search::OtherNames;
use crate::reference::aliases::{NameRow, Named, aliases};
use crate::reference::{Countries, table};

/// An airport: a row of `airports.csv`, or one of `airports-overlay.csv`, which adds codes and replaces rows.
#[derive(Deserialize)]
pub(super) struct AirportRow {
    code: AirportCode,
    name: String,
    city: String,
    country: CountryCode,
    lat: f64,
    lon: f64,
    tz: String,
    metro: AirportCode,
    rank: u16,
    #[serde(default)]
    region: String,
    /// The code before this one.
    #[serde(default)]
    former: Option<AirportCode>,
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

/// All tables.
pub(super) struct Tables {
    airports: Vec<AirportRow>,
    metros: Vec<MetroRow>,
    names: HashMap<(Named, String), Vec<String>>,
}

impl Tables {
    pub(super) fn read() -> Self {
        let mut airports: Vec<AirportRow> = table::rows("airports.csv", include_str!("../../../data/airports.csv"));
        let newer: Vec<AirportRow> = table::rows("airports-overlay.csv", OVERLAY);
        airports.retain(|row| newer.iter().all(|other| other.code != row.code));
        airports.extend(newer);
        airports.sort_by_key(|row| row.code);
        let other_names = table::rows::<NameRow>("names.csv", include_str!("../../../data/names.csv"));
        let mut names: HashMap<_, Vec<_>> = HashMap::new();
        for row in aliases().into_iter().chain(other_names) {
            names.entry((row.of, row.code)).or_default().push(row.name);
        }
        Self {
            airports,
            metros: table::rows("metros.csv", include_str!("../../../data/metros.csv")),
            names,
        }
    }

    /// Airports in the order of their codes.
    pub(super) fn airports(&self) -> impl Iterator<Item = Airport> {
        self.airports.iter().map(Airport::from)
    }

    /// Metropolitan areas, also those that share the code of an airport.
    pub(super) fn metros(&self) -> impl Iterator<Item = Airport> {
        self.metros.iter().map(Airport::from)
    }

    /// Other names of a place, by its code.
    pub(super) fn others(&self) -> impl Fn(&Airport) -> OtherNames {
        let rows: HashMap<AirportCode, &AirportRow> = self.airports.iter().map(|row| (row.code, row)).collect();
        move |place| {
            let row = rows.get(&place.code).filter(|_| place.kind == PlaceKind::Airport);
            let names = |of, code: &str| self.names.get(&(of, code.to_owned())).cloned().unwrap_or_default();
            OtherNames {
                cities: names(Named::City, place.city_code.as_str()),
                airports: names(Named::Airport, place.code.as_str()),
                countries: names(Named::Country, place.country_code.as_str()),
                region: row.map(|row| row.region.clone()).unwrap_or_default(),
                former_code: row.and_then(|row| row.former).map(|code| code.to_string()),
            }
        }
    }
}

/// Codes newer than the packages' ranking and renamed airports, each with its date and source.
pub(super) const OVERLAY: &str = include_str!("../../../data/airports-overlay.csv");

fn country_name(code: CountryCode) -> String {
    Countries::embedded()
        .get(code)
        .map_or_else(|| code.to_string(), |country| country.name.clone())
}

impl From<&AirportRow> for Airport {
    fn from(row: &AirportRow) -> Self {
        Self {
            code: row.code,
            name: row.name.clone(),
            city_code: row.metro,
            city_name: row.city.clone(),
            country_code: row.country,
            country_name: country_name(row.country),
            position: Position {
                lat: row.lat,
                lon: row.lon,
            },
            timezone: row.tz.clone(),
            rank: row.rank,
            kind: PlaceKind::Airport,
        }
    }
}

impl From<&MetroRow> for Airport {
    fn from(row: &MetroRow) -> Self {
        Self {
            code: row.code,
            name: format!("{}, all airports", row.city),
            city_code: row.code,
            city_name: row.city.clone(),
            country_code: row.country,
            country_name: country_name(row.country),
            position: Position {
                lat: row.lat,
                lon: row.lon,
            },
            timezone: row.tz.clone(),
            rank: row.rank,
            kind: PlaceKind::Metro,
        }
    }
}
