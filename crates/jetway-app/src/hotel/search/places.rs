//! Where hotels can be searched for: cities, landmarks, and single hotels by name.

use std::sync::Arc;

use jetway_connectors::port::hotel::{HotelSupplier, NamedHotel, SearchArea};
use jetway_connectors::reference::{Cities, City, Countries, Landmark, Stay, fold};
use jetway_domain::codes::CountryCode;
use jetway_domain::hotel::search::{Destination, DestinationKind};
use jetway_domain::reference::geo::Position;
use jetway_domain::zone::Zone;
use sha2::{Digest, Sha256};

/// Maximum number of places in an answer.
pub const MOST_PLACES: usize = 10;
/// Cities offered before anything is typed.
const POPULAR: [&str; 8] = ["makkah", "med", "dxb", "dac", "cxb", "ist", "kul", "bkk"];
/// Minimum number of letters to search hotels by name.
const NAME_LETTERS: usize = 4;
/// Search radius around a landmark.
const AROUND_KM: f64 = 5.0;
/// Search radius around a city.
const CITY_KM: f64 = 40.0;

/// A place that can be searched for.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// Its id, to send back in a search.
    pub destination: Destination,
    /// Name.
    pub name: String,
    /// Its city.
    pub city: &'static City,
    /// The point that distances are measured from.
    pub center: Position,
}

impl Place {
    fn city(at: usize) -> Option<Self> {
        let city = Cities::embedded().all().get(at)?;
        Some(Self {
            destination: Destination {
                kind: DestinationKind::City,
                id: city.id.clone(),
            },
            name: city.name.clone(),
            city,
            center: city.center,
        })
    }

    fn landmark(at: usize) -> Option<Self> {
        let landmark = Cities::embedded().landmarks().get(at)?;
        Some(Self {
            destination: Destination {
                kind: DestinationKind::Landmark,
                id: landmark.id.clone(),
            },
            name: landmark.name.clone(),
            city: Cities::embedded().all().get(landmark.city)?,
            center: landmark.position,
        })
    }

    /// The time zone of its hotels.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.city.timezone.parse().unwrap_or(Zone::UTC)
    }

    /// Landmarks of its city.
    pub fn landmarks(&self) -> impl Iterator<Item = &'static Landmark> {
        let cities = Cities::embedded();
        let city = cities.find(&self.city.id);
        city.into_iter().flat_map(|city| cities.landmarks_of(city))
    }

    /// The landmark that distances are shown to: itself, or the first one of its city.
    #[must_use]
    pub fn landmark_of_interest(&self) -> Option<(String, Position)> {
        if self.destination.kind == DestinationKind::Landmark {
            return Some((self.name.clone(), self.center));
        }
        let first = self.landmarks().next()?;
        Some((first.name.clone(), first.position))
    }

    pub(super) fn area(&self) -> SearchArea {
        let is_landmark = self.destination.kind == DestinationKind::Landmark;
        SearchArea {
            center: self.center,
            radius_km: if is_landmark { AROUND_KM } else { CITY_KM },
            city: self.city.id.clone(),
        }
    }
}

/// Places that match a typed text, best first; popular cities for an empty text.
pub(super) fn find_places(suppliers: &[Arc<dyn HotelSupplier>], term: &str) -> Vec<Place> {
    let cities = Cities::embedded();
    let folded = fold(term);
    if folded.is_empty() {
        let popular = POPULAR.iter().filter_map(|id| Place::city(cities.find(id)?));
        return popular.collect();
    }
    let found = cities.search(term, MOST_PLACES).into_iter();
    let mut places: Vec<Place> = found
        .filter_map(|stay| match stay {
            Stay::City(at) => Place::city(at),
            Stay::Landmark(at) => Place::landmark(at),
        })
        .collect();
    if folded.chars().count() >= NAME_LETTERS && places.len() < MOST_PLACES {
        let words: Vec<&str> = folded.split_whitespace().collect();
        let free = MOST_PLACES - places.len();
        places.extend(named(suppliers, &words, None, free));
    }
    places
}

/// The place with a search's destination id; `None` when there is none.
pub(super) fn place(suppliers: &[Arc<dyn HotelSupplier>], destination: &Destination) -> Option<Place> {
    let cities = Cities::embedded();
    match destination.kind {
        DestinationKind::City => Place::city(cities.find(&destination.id)?),
        DestinationKind::Landmark => Place::landmark(cities.find_landmark(&destination.id)?),
        DestinationKind::Hotel => {
            let (city, _) = destination.id.split_once('.')?;
            let mut all = named(suppliers, &[], Some(city), usize::MAX).into_iter();
            all.find(|place| place.destination == *destination)
        }
    }
}

/// The hotel of a destination of that kind.
pub(super) fn hotel_of(destination: &Destination) -> Option<&str> {
    let is_hotel = destination.kind == DestinationKind::Hotel;
    let (_, guid) = destination.id.split_once('.').filter(|_| is_hotel)?;
    Some(guid)
}

/// Hotels by name, of the first supplier that has some.
fn named(suppliers: &[Arc<dyn HotelSupplier>], words: &[&str], city: Option<&str>, limit: usize) -> Vec<Place> {
    let cities = Cities::embedded();
    let lists = suppliers
        .iter()
        .map(|supplier| (supplier, supplier.named(words, city, limit)));
    let Some((supplier, hotels)) = lists.into_iter().find(|(_, hotels)| !hotels.is_empty()) else {
        return Vec::new();
    };
    let place = |hotel: NamedHotel| {
        let city = &cities.all()[cities.find(&hotel.city)?];
        let guid = guid(&[&supplier.id().0, &hotel.code]);
        Some(Place {
            destination: Destination {
                kind: DestinationKind::Hotel,
                id: format!("{}.{guid}", city.id),
            },
            name: hotel.name,
            city,
            center: city.center,
        })
    };
    hotels.into_iter().filter_map(place).collect()
}

/// Whether there is a country with this code.
#[must_use]
pub fn is_country(code: CountryCode) -> bool {
    Countries::embedded().get(code).is_some()
}

/// An id that reveals nothing of what it names.
pub(super) fn guid(parts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update(part.as_bytes());
        digest.update([0]);
    }
    let hash = digest.finalize();
    hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}
