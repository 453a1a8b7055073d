//! Airports for the timetable.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use jetway_domain::codes::{AirportCode, CountryCode};
use jetway_domain::reference::PlaceKind;
use jetway_domain::reference::geo::Position;
use jetway_domain::zone::Zone;

use crate::reference::{Airports, Countries};

/// An airport.
#[derive(Debug, Clone)]
pub(in crate::sandbox) struct Place {
    pub(in crate::sandbox) code: AirportCode,
    pub(in crate::sandbox) city: AirportCode,
    pub(in crate::sandbox) country: CountryCode,
    pub(in crate::sandbox) continent: &'static str,
    pub(in crate::sandbox) position: Position,
    pub(in crate::sandbox) rank: u16,
    zone: Zone,
}

impl Place {
    /// Local time of an instant.
    pub(in crate::sandbox) fn wall(&self, moment: DateTime<Utc>) -> NaiveDateTime {
        moment.with_timezone(&self.zone).naive_local()
    }

    /// Instant of a local time. In a repeated hour, the first; in a skipped hour, as much later as was skipped.
    pub(in crate::sandbox) fn utc(&self, wall: NaiveDateTime) -> DateTime<Utc> {
        self.zone.instant(wall)
    }

    pub(in crate::sandbox) fn km_to(&self, other: &Self) -> u32 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "at most half the equator"
        )]
        let km = self.position.km_to(other.position).round() as u32;
        km
    }
}

/// All airports by code.
pub(in crate::sandbox) struct Places(HashMap<AirportCode, Place>);

impl Places {
    pub(super) fn load() -> Self {
        let airports = Airports::embedded()
            .all()
            .iter()
            .filter(|place| place.kind == PlaceKind::Airport);
        Self(
            airports
                .filter_map(|airport| {
                    let place = Place {
                        code: airport.code,
                        city: airport.city_code,
                        country: airport.country_code,
                        continent: Countries::embedded().get(airport.country_code)?.continent.as_str(),
                        position: airport.position,
                        rank: airport.rank,
                        zone: airport.timezone.parse().ok()?,
                    };
                    Some((place.code, place))
                })
                .collect(),
        )
    }

    pub(in crate::sandbox) fn get(&self, code: AirportCode) -> Option<&Place> {
        self.0.get(&code)
    }

    /// Great-circle kilometres between two airports; 0 when one is unknown.
    pub(in crate::sandbox) fn km(&self, from: AirportCode, to: AirportCode) -> u32 {
        self.get(from).zip(self.get(to)).map_or(0, |(from, to)| from.km_to(to))
    }

    pub(super) fn by_rank(&self) -> Vec<&Place> {
        let mut places: Vec<_> = self.0.values().collect();
        places.sort_by_key(|place| (std::cmp::Reverse(place.rank), place.code));
        places
    }
}
