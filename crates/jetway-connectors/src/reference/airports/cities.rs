//! Cities and landmarks that people stay at: the cities of the airports, Makkah, and the embedded landmarks.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

use jetway_domain::codes::{AirportCode, CountryCode};
use jetway_domain::reference::geo::Position;
use jetway_domain::reference::{Airport, NameLanguage, PlaceKind};
use serde::Deserialize;

use super::Airports;
use super::rows::Tables;
use super::search::{OtherNames, SearchIndex};
use crate::reference::shown::ShownNames;
use crate::reference::table;

/// Cities taken by rank.
const BY_RANK: usize = 580;
/// Countries whose cities are all taken: the tenants' markets and the pilgrims' country.
const WHOLE: [&str; 3] = ["AE", "BD", "SA"];
/// Destinations of holidays whose airports rank below the others: Baku, Langkawi, Marrakesh, Sharm el-Sheikh, Tbilisi.
const HOLIDAYS: [&str; 5] = ["BAK", "LGK", "RAK", "SSH", "TBS"];
/// A landmark is found after its city and before an equally named village.
const LANDMARK_RANK: u16 = 700;
/// The metropolitan code whose other names include Makkah, which has no airport.
const GATE_OF_MAKKAH: &str = "JED";

/// A city with hotels.
#[derive(Debug, Clone, PartialEq)]
pub struct City {
    /// Lower-case metropolitan code, such as `dxb`, or `makkah`.
    pub id: String,
    /// Such as `Dubai`.
    pub name: String,
    /// ISO code.
    pub country_code: CountryCode,
    /// English name.
    pub country_name: String,
    /// Its first landmark; without one its airport.
    pub center: Position,
    /// IANA name, such as `Asia/Dubai`.
    pub timezone: String,
    /// Importance, 0–1000.
    pub rank: u16,
}

/// A place that hotels are measured from.
#[derive(Debug, Clone, PartialEq)]
pub struct Landmark {
    /// Such as `haram`.
    pub id: String,
    /// Index of its city.
    pub city: usize,
    /// Such as `Masjid al-Haram`.
    pub name: String,
    /// Geographic position.
    pub position: Position,
}

/// A found place, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stay {
    /// Of [`Cities::all`].
    City(usize),
    /// Of [`Cities::landmarks`].
    Landmark(usize),
}

/// All cities with hotels, by rank, and their landmarks.
#[derive(Debug)]
pub struct Cities {
    list: Vec<City>,
    landmarks: Vec<Landmark>,
    by_id: HashMap<String, usize>,
    /// Cities, then landmarks, in the form that the place search reads.
    searched: Vec<Airport>,
    index: SearchIndex,
}

#[derive(Deserialize)]
struct LandmarkRow {
    id: String,
    city: String,
    name: String,
    lat: f64,
    lon: f64,
    /// Separated by `|`.
    others: String,
}

static CITIES: LazyLock<Cities> = LazyLock::new(Cities::read);

impl Cities {
    /// The embedded tables.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &CITIES
    }

    /// Every city, the most important first.
    #[must_use]
    pub fn all(&self) -> &[City] {
        &self.list
    }

    /// Every landmark, in the order of the table.
    #[must_use]
    pub fn landmarks(&self) -> &[Landmark] {
        &self.landmarks
    }

    /// Index of a city by its id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<usize> {
        self.by_id.get(id).copied()
    }

    /// Index of a landmark by its id.
    #[must_use]
    pub fn find_landmark(&self, id: &str) -> Option<usize> {
        self.landmarks.iter().position(|landmark| landmark.id == id)
    }

    /// Landmarks of a city, in the order of the table.
    pub fn landmarks_of(&self, city: usize) -> impl Iterator<Item = &Landmark> {
        self.landmarks.iter().filter(move |landmark| landmark.city == city)
    }

    /// Places for a typed text, best first, by the rules of the place search (ADR 0095).
    #[must_use]
    pub fn search(&self, term: &str, limit: usize) -> Vec<Stay> {
        let found = self.index.search(&self.searched, term, limit);
        let stay = |at: usize| at.checked_sub(self.list.len()).map_or(Stay::City(at), Stay::Landmark);
        found.into_iter().map(stay).collect()
    }

    fn read() -> Self {
        let rows: Vec<LandmarkRow> = table::rows("landmarks.csv", include_str!("../../../data/landmarks.csv"));
        let mut places = cities_of_airports();
        places.extend(makkah());
        places.sort_by_key(|(place, _)| (Reverse(place.rank), place.city_code, place.city_name.clone()));
        let mut list: Vec<City> = places.iter().map(|(place, id)| City::of(place, id)).collect();
        let by_id: HashMap<String, usize> = list
            .iter()
            .enumerate()
            .map(|(at, city)| (city.id.clone(), at))
            .collect();
        let mut landmarks: Vec<Landmark> = Vec::with_capacity(rows.len());
        let mut others: Vec<OtherNames> = city_names(&places);
        let mut searched: Vec<Airport> = places.into_iter().map(|(place, _)| place).collect();
        for row in rows {
            let Some(city) = by_id.get(&row.city).copied() else {
                continue;
            };
            let position = Position {
                lat: row.lat,
                lon: row.lon,
            };
            if landmarks.iter().all(|landmark| landmark.city != city) {
                list[city].center = position;
            }
            others.push(OtherNames {
                cities: row
                    .others
                    .split('|')
                    .filter(|name| !name.is_empty())
                    .map(ToOwned::to_owned)
                    .collect(),
                ..OtherNames::default()
            });
            searched.push(Airport {
                name: list[city].name.clone(),
                city_name: row.name.clone(),
                position,
                rank: LANDMARK_RANK,
                kind: PlaceKind::Airport,
                ..searched[city].clone()
            });
            landmarks.push(Landmark {
                id: row.id,
                city,
                name: row.name,
                position,
            });
        }
        // The index asks for the other names in list order.
        let others = std::cell::RefCell::new(others.into_iter());
        let index = SearchIndex::new(&searched, |_| others.borrow_mut().next().unwrap_or_default());
        Self {
            list,
            landmarks,
            by_id,
            searched,
            index,
        }
    }
}

impl City {
    /// Its name in a language; the English one where the reference data has no other, or none that is certain.
    #[must_use]
    pub fn name_in(&self, language: NameLanguage) -> &str {
        let names = ShownNames::embedded();
        let shown = match AirportCode::parse(&self.id) {
            Ok(code) => names.city(code, language),
            Err(_) => names.town(&self.id, language),
        };
        shown.unwrap_or(&self.name)
    }

    /// The name of its country in a language; the English one where the reference data has no other.
    #[must_use]
    pub fn country_name_in(&self, language: NameLanguage) -> &str {
        let shown = ShownNames::embedded().country(self.country_code, language);
        shown.unwrap_or(&self.country_name)
    }

    fn of(place: &Airport, id: &str) -> Self {
        Self {
            id: id.to_owned(),
            name: place.city_name.clone(),
            country_code: place.country_code,
            country_name: place.country_name.clone(),
            center: place.position,
            timezone: place.timezone.clone(),
            rank: place.rank,
        }
    }
}

/// One place for each city: its metropolitan area, or its largest airport; with the city's id.
fn cities_of_airports() -> Vec<(Airport, String)> {
    let mut largest: HashMap<AirportCode, Airport> = HashMap::new();
    for place in Airports::embedded().all() {
        let known = largest.entry(place.city_code).or_insert_with(|| place.clone());
        let stands = |place: &Airport| (place.kind == PlaceKind::Metro, place.rank);
        if stands(place) > stands(known) {
            *known = place.clone();
        }
    }
    let mut places: Vec<Airport> = largest.into_values().collect();
    places.sort_by_key(|place| (Reverse(place.rank), place.city_code));
    let is_taken = |(at, place): &(usize, Airport)| {
        let is_destination =
            WHOLE.contains(&place.country_code.as_str()) || HOLIDAYS.contains(&place.city_code.as_str());
        *at < BY_RANK || is_destination
    };
    let taken = places.into_iter().enumerate().filter(is_taken);
    taken
        .map(|(_, mut place)| {
            let id = place.city_code.as_str().to_ascii_lowercase();
            // The name of the airport finds nothing here.
            place.name.clone_from(&place.city_name);
            place.kind = PlaceKind::Metro;
            (place, id)
        })
        .collect()
}

/// Makkah, in the form of a place; its visitors land in Jeddah.
fn makkah() -> Option<(Airport, String)> {
    let gate = AirportCode::parse(GATE_OF_MAKKAH).ok()?;
    let place = Airport {
        name: "Makkah".to_owned(),
        city_name: "Makkah".to_owned(),
        // Below Jeddah, whose code they share.
        rank: 904,
        kind: PlaceKind::Metro,
        ..Airports::embedded().get(gate)?.clone()
    };
    Some((place, "makkah".to_owned()))
}

fn city_names(places: &[(Airport, String)]) -> Vec<OtherNames> {
    let tables = Tables::read();
    let others = tables.others();
    let mine = ["Mecca", "Makkah al-Mukarramah", "مكة", "مكة المكرمة", "মক্কা", "Mekkah"];
    let names = places.iter().map(|(place, id)| {
        let mut names = others(place);
        if id == "makkah" {
            names.cities = mine.map(ToOwned::to_owned).to_vec();
        } else if place.city_code.as_str() == GATE_OF_MAKKAH {
            names
                .cities
                .retain(|name| !mine.contains(&name.as_str()) && name != "Makkah");
        }
        names.airports.clear();
        names
    });
    names.collect()
}

#[cfg(test)]
mod tests {
    use super::{Cities, Stay};

    fn first(term: &str) -> String {
        let cities = Cities::embedded();
        match cities.search(term, 10).first() {
            Some(Stay::City(at)) => cities.all()[*at].id.clone(),
            Some(Stay::Landmark(at)) => cities.landmarks()[*at].id.clone(),
            None => String::new(),
        }
    }

    #[test]
    fn knows_some_600_cities_with_makkah_and_madinah_at_their_mosques() {
        let cities = Cities::embedded();
        assert!((590..640).contains(&cities.all().len()), "{}", cities.all().len());
        for (id, landmark) in [("makkah", "haram"), ("med", "prophets-mosque")] {
            let city = cities.find(id).expect("a city");
            let first = cities.landmarks_of(city).next().expect("a landmark");
            assert_eq!(
                (first.id.as_str(), first.position),
                (landmark, cities.all()[city].center)
            );
        }
        assert_eq!(cities.landmarks().len(), 35);
        let is_known = |zone: &str| zone.parse::<jetway_domain::zone::Zone>().is_ok();
        assert!(cities.all().iter().all(|city| is_known(&city.timezone)));
    }

    #[test]
    fn finds_places_by_other_names_scripts_and_with_typing_errors() {
        for (typed, id) in [
            ("Dubai", "dxb"),
            ("dubia", "dxb"),
            ("Mecca", "makkah"),
            ("makkah", "makkah"),
            ("مكة", "makkah"),
            ("Medina", "med"),
            ("Jeddah", "jed"),
            ("haram", "haram"),
            ("Burj Khalifa", "burj-khalifa"),
            ("লাবণী", "laboni"),
            ("Istambul", "ist"),
            ("turkey", "ist"),
            ("u.a.e.", "dxb"),
        ] {
            assert_eq!(first(typed), id, "{typed}");
        }
    }
}
