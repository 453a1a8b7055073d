//! What an agent asks of a quote: party, rooms, nights and hotels.

use chrono::{NaiveDate, TimeDelta};
use serde::{Deserialize, Serialize};

use super::line::HolyCity;
use crate::air::search::PassengerCounts;
use crate::codes::CountryCode;
use crate::hotel::stay::{MOST_ADULTS, MOST_CHILDREN, MOST_NIGHTS, MOST_ROOMS, Occupancy, Stay};
use crate::lot::{LotJourney, LotOffer, SeatParty};

/// Age of an infant in a hotel search.
const INFANT_AGE: u8 = 1;
/// The airport of Madinah.
const MADINAH: &str = "MED";

/// Which hotel is chosen in a city: the one with the lowest price of these.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HotelChoice {
    /// Any.
    Any,
    /// Those with this many stars, 1 to 5.
    Stars(u8),
    /// This one: its id as a place that hotels are searched for in.
    Hotel(String),
}

/// What is quoted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct UmrahPlan {
    /// The travellers.
    pub party: PassengerCounts,
    /// Their nationality.
    pub nationality: CountryCode,
    /// Rooms in each hotel.
    pub rooms: u8,
    /// Nights in Makkah; the others are in Madinah.
    pub makkah_nights: u32,
    /// The hotel in Makkah.
    pub makkah: HotelChoice,
    /// The hotel in Madinah.
    pub madinah: HotelChoice,
}

/// A stay in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StayPlan {
    /// The city.
    pub city: HolyCity,
    /// The dates; no nights when the trip has none there.
    pub stay: Stay,
}

/// A field of a plan that is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// A child's age.
    #[error("A child is 2 to 11 years old.")]
    ChildAge(usize),
    /// Number of rooms.
    #[error("1 to {MOST_ROOMS} rooms, and no more rooms than adults.")]
    Rooms,
    /// Adults of a room.
    #[error("A room has at most {MOST_ADULTS} adults: add rooms.")]
    AdultsOfRoom,
    /// Children of a room.
    #[error("A room has at most {MOST_CHILDREN} children and infants: add rooms.")]
    ChildrenOfRoom,
    /// Nights in Makkah.
    #[error("No more nights than the trip has.")]
    Nights,
    /// Nights in a city.
    #[error("At most {MOST_NIGHTS} nights in one city.")]
    LongStay,
}

impl PlanFault {
    /// Pointer to the field in a request.
    #[must_use]
    pub fn pointer(self) -> String {
        match self {
            Self::ChildAge(child) => format!("/childAges/{child}"),
            Self::Rooms | Self::AdultsOfRoom | Self::ChildrenOfRoom => "/rooms".to_owned(),
            Self::Nights | Self::LongStay => "/makkahNights".to_owned(),
        }
    }

    /// Stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ChildAge(_) => "childAge.range",
            Self::Rooms => "rooms.count",
            Self::AdultsOfRoom => "rooms.adults",
            Self::ChildrenOfRoom => "rooms.children",
            Self::Nights => "nights.most",
            Self::LongStay => "nights.long",
        }
    }
}

impl UmrahPlan {
    /// Its passengers by type.
    #[must_use]
    pub fn seats(&self) -> SeatParty {
        SeatParty {
            adults: u32::from(self.party.adults),
            children: u32::try_from(self.party.child_ages.len()).unwrap_or(u32::MAX),
            infants: u32::from(self.party.infants),
        }
    }

    /// The hotel chosen in a city.
    #[must_use]
    pub const fn hotel(&self, city: HolyCity) -> &HotelChoice {
        match city {
            HolyCity::Makkah => &self.makkah,
            HolyCity::Madinah => &self.madinah,
        }
    }

    /// The travellers spread evenly over the rooms, adults before children.
    #[must_use]
    pub fn occupancies(&self) -> Vec<Occupancy> {
        let rooms = usize::from(self.rooms.max(1));
        let mut spread = vec![
            Occupancy {
                adults: 0,
                child_ages: Vec::new(),
            };
            rooms
        ];
        for adult in 0..usize::from(self.party.adults) {
            spread[adult % rooms].adults += 1;
        }
        let infants = std::iter::repeat_n(INFANT_AGE, usize::from(self.party.infants));
        let young = self.party.child_ages.iter().copied().chain(infants);
        for (child, age) in young.enumerate() {
            spread[child % rooms].child_ages.push(age);
        }
        spread
    }

    /// Every field that is not possible for the flights of an offer.
    #[must_use]
    pub fn faults(&self, offer: &LotOffer) -> Vec<PlanFault> {
        let ages = self.party.child_ages.iter().enumerate();
        let mut faults: Vec<PlanFault> = ages
            .filter(|(_, age)| !(2..=11).contains(*age))
            .map(|(child, _)| PlanFault::ChildAge(child))
            .collect();
        if !(1..=MOST_ROOMS).contains(&usize::from(self.rooms)) || self.rooms > self.party.adults {
            faults.push(PlanFault::Rooms);
        } else {
            let rooms = self.occupancies();
            if rooms.iter().any(|room| room.adults > MOST_ADULTS) {
                faults.push(PlanFault::AdultsOfRoom);
            }
            if rooms.iter().any(|room| room.child_ages.len() > MOST_CHILDREN) {
                faults.push(PlanFault::ChildrenOfRoom);
            }
        }
        if i64::from(self.makkah_nights) > MOST_NIGHTS {
            faults.push(PlanFault::LongStay);
            return faults;
        }
        match stays(offer, self.makkah_nights) {
            Some(plans) if plans.iter().any(|plan| plan.stay.nights() < 0) => faults.push(PlanFault::Nights),
            Some(plans) if plans.iter().any(|plan| plan.stay.nights() > MOST_NIGHTS) => {
                faults.push(PlanFault::LongStay);
            }
            _ => {}
        }
        faults
    }
}

/// The stays between the flights of an offer, in the order of the trip: Madinah is first when the outbound journey lands there.
/// `None` without a return.
#[must_use]
pub fn stays(offer: &LotOffer, makkah_nights: u32) -> Option<[StayPlan; 2]> {
    let from = offer.journeys.first().and_then(arrival_date)?;
    let until = offer.return_date()?;
    let makkah = i64::from(makkah_nights);
    let is_madinah_first = offer.destination().is_some_and(|airport| airport.as_str() == MADINAH);
    let (cities, first) = if is_madinah_first {
        (
            [HolyCity::Madinah, HolyCity::Makkah],
            (until - from).num_days() - makkah,
        )
    } else {
        ([HolyCity::Makkah, HolyCity::Madinah], makkah)
    };
    let between = from.checked_add_signed(TimeDelta::try_days(first)?)?;
    let stay = |city, check_in, check_out| StayPlan {
        city,
        stay: Stay { check_in, check_out },
    };
    Some([stay(cities[0], from, between), stay(cities[1], between, until)])
}

/// Day of arrival of a journey, local to its destination.
fn arrival_date(journey: &LotJourney) -> Option<NaiveDate> {
    journey.flights.last().map(|flight| flight.arrives.date())
}
