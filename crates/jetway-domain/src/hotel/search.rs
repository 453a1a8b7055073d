//! Hotel searches and their limits.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::stay::{MOST_ADULTS, MOST_CHILDREN, MOST_NIGHTS, MOST_ROOMS, OLDEST_CHILD, Occupancy, Stay};
use crate::codes::CountryCode;
use crate::money::CurrencyCode;

/// Kind of a place that is searched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DestinationKind {
    /// A city: all its hotels.
    City,
    /// A landmark: the hotels around it.
    Landmark,
    /// One hotel.
    Hotel,
}

/// A place that is searched for.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Destination {
    /// Its kind.
    pub kind: DestinationKind,
    /// Its id among places of the kind.
    pub id: String,
}

/// A hotel search.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HotelSearch {
    /// Destination.
    pub destination: Destination,
    /// The guests' nationality: some rates depend on it.
    pub nationality: CountryCode,
    /// Their country of residence.
    pub residency: CountryCode,
    /// Dates of the stay.
    pub stay: Stay,
    /// The rooms, at least one.
    pub rooms: Vec<Occupancy>,
    /// The currency of all amounts.
    pub currency: CurrencyCode,
}

/// An invalid part of a search. Rooms and children count from zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SearchFault {
    /// The day of arrival has passed at the hotel.
    #[error("check-in is in the past")]
    CheckInPast,
    /// No nights, or too many.
    #[error("a stay has 1 to 30 nights")]
    Nights,
    /// No rooms, or too many.
    #[error("a search has 1 to 9 rooms")]
    Rooms,
    /// The adults of a room.
    #[error("a room has 1 to 6 adults")]
    Adults(usize),
    /// The children of a room.
    #[error("a room has at most 4 children")]
    Children(usize),
    /// The age of a child of a room.
    #[error("a child is 0 to 17 years old")]
    ChildAge(usize, usize),
}

impl SearchFault {
    /// The field at fault, as in requests.
    #[must_use]
    pub fn field(self) -> String {
        match self {
            Self::CheckInPast => "checkIn".to_owned(),
            Self::Nights => "checkOut".to_owned(),
            Self::Rooms => "rooms".to_owned(),
            Self::Adults(room) => format!("rooms[{room}].adults"),
            Self::Children(room) => format!("rooms[{room}].childAges"),
            Self::ChildAge(room, child) => format!("rooms[{room}].childAges[{child}]"),
        }
    }
}

impl HotelSearch {
    /// All faults of a search; `today` is the date at the hotel.
    #[must_use]
    pub fn faults(&self, today: NaiveDate) -> Vec<SearchFault> {
        let mut faults = Vec::new();
        if self.stay.check_in < today {
            faults.push(SearchFault::CheckInPast);
        }
        if !(1..=MOST_NIGHTS).contains(&self.stay.nights()) {
            faults.push(SearchFault::Nights);
        }
        if !(1..=MOST_ROOMS).contains(&self.rooms.len()) {
            faults.push(SearchFault::Rooms);
        }
        for (at, room) in self.rooms.iter().enumerate() {
            if !(1..=MOST_ADULTS).contains(&room.adults) {
                faults.push(SearchFault::Adults(at));
            }
            if room.child_ages.len() > MOST_CHILDREN {
                faults.push(SearchFault::Children(at));
            }
            let too_old = room
                .child_ages
                .iter()
                .enumerate()
                .filter(|(_, age)| **age > OLDEST_CHILD);
            faults.extend(too_old.map(|(child, _)| SearchFault::ChildAge(at, child)));
        }
        faults
    }

    /// Number of guests in all rooms.
    #[must_use]
    pub fn guests(&self) -> usize {
        self.rooms.iter().map(Occupancy::guests).sum()
    }
}

#[cfg(test)]
mod tests {
    use chrono::{NaiveDate, TimeDelta};

    use super::{Destination, DestinationKind, HotelSearch, SearchFault};
    use crate::codes::CountryCode;
    use crate::hotel::stay::{Occupancy, Stay};
    use crate::money::CurrencyCode;

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 12, 20).expect("a day")
    }

    fn search(nights: i64, rooms: usize) -> HotelSearch {
        let country = |code| CountryCode::parse(code).expect("a country");
        HotelSearch {
            destination: Destination {
                kind: DestinationKind::City,
                id: "dxb".to_owned(),
            },
            nationality: country("BD"),
            residency: country("AE"),
            stay: Stay {
                check_in: today(),
                check_out: today() + TimeDelta::days(nights),
            },
            rooms: vec![
                Occupancy {
                    adults: 2,
                    child_ages: vec![8],
                };
                rooms
            ],
            currency: CurrencyCode::AED,
        }
    }

    #[test]
    fn a_search_has_1_to_30_nights_and_1_to_9_rooms() {
        for (nights, rooms, expected) in [
            (1, 1, vec![]),
            (30, 9, vec![]),
            (0, 1, vec![SearchFault::Nights]),
            (-1, 1, vec![SearchFault::Nights]),
            (31, 1, vec![SearchFault::Nights]),
            (3, 0, vec![SearchFault::Rooms]),
            (3, 10, vec![SearchFault::Rooms]),
        ] {
            assert_eq!(search(nights, rooms).faults(today()), expected, "{nights} {rooms}");
        }
    }

    #[test]
    fn each_fault_names_its_field() {
        let mut search = search(2, 3);
        search.rooms[0].adults = 0;
        search.rooms[1].adults = 7;
        search.rooms[1].child_ages = vec![1; 5];
        search.rooms[2].child_ages = vec![17, 18];
        let tomorrow = today() + TimeDelta::days(1);
        let fields: Vec<String> = search.faults(tomorrow).into_iter().map(SearchFault::field).collect();
        let expected = [
            "checkIn",
            "rooms[0].adults",
            "rooms[1].adults",
            "rooms[1].childAges",
            "rooms[2].childAges[1]",
        ];
        assert_eq!(fields, expected);
    }
}
