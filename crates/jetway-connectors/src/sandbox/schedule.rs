//! The sandbox timetable.
//!
//! Flights derive from hub lists (`data/airlines.csv`) and formulas for departure banks and block times; none is a real
//! published schedule. The timetable is the same in every world.

mod flight;
mod network;
mod place;
mod terminal;
mod timetable;

use std::collections::HashMap;
use std::sync::LazyLock;

use chrono::{DateTime, Datelike, Days, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use jetway_domain::codes::{AirportCode, CarrierCode};

pub(super) use flight::Flight;
pub(super) use place::{Place, Places};
pub(super) use terminal::terminal;

/// Index of a flight in the timetable.
pub(super) type FlightId = usize;

/// A flight on a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Departure {
    pub(super) flight: FlightId,
    /// Local date of departure.
    pub(super) date: NaiveDate,
    pub(super) departs_at: DateTime<Utc>,
    pub(super) arrives_at: DateTime<Utc>,
}

/// All flights.
pub(super) struct Schedule {
    pub(super) places: Places,
    flights: Vec<Flight>,
    by_pair: HashMap<(AirportCode, AirportCode), Vec<FlightId>>,
    by_number: HashMap<(CarrierCode, u16), Vec<FlightId>>,
    from: HashMap<AirportCode, Vec<AirportCode>>,
    into: HashMap<AirportCode, Vec<AirportCode>>,
}

static SCHEDULE: LazyLock<Schedule> = LazyLock::new(|| {
    let places = Places::load();
    let flights = timetable::flights(&network::routes(&places), &places);
    Schedule::index(places, flights)
});

impl Schedule {
    pub(super) fn shared() -> &'static Self {
        &SCHEDULE
    }

    pub(super) fn flight(&self, id: FlightId) -> &Flight {
        &self.flights[id]
    }

    /// Flights from one airport to another.
    pub(super) fn between(&self, from: AirportCode, to: AirportCode) -> &[FlightId] {
        self.by_pair.get(&(from, to)).map_or(&[], Vec::as_slice)
    }

    /// The flight with this number that leaves `from`.
    pub(super) fn numbered(&self, carrier: CarrierCode, number: u16, from: AirportCode) -> Option<FlightId> {
        let ids = self.by_number.get(&(carrier, number))?;
        ids.iter().copied().find(|id| self.flights[*id].from == from)
    }

    /// Airports with a flight from this one, by code.
    pub(super) fn reached_from(&self, airport: AirportCode) -> &[AirportCode] {
        self.from.get(&airport).map_or(&[], Vec::as_slice)
    }

    /// Airports with a flight to this one, by code.
    pub(super) fn feeding(&self, airport: AirportCode) -> &[AirportCode] {
        self.into.get(&airport).map_or(&[], Vec::as_slice)
    }

    /// The flight on a local date; `None` on days it does not operate.
    pub(super) fn departure(&self, id: FlightId, date: NaiveDate) -> Option<Departure> {
        let flight = &self.flights[id];
        if flight.days & 1 << date.weekday().num_days_from_monday() == 0 {
            return None;
        }
        let wall = date.and_hms_opt(flight.departs_minute / 60, flight.departs_minute % 60, 0)?;
        let departs_at = self.places.get(flight.from)?.utc(wall);
        let arrives_at = departs_at + TimeDelta::minutes(i64::from(flight.block_minutes));
        Some(Departure {
            flight: id,
            date,
            departs_at,
            arrives_at,
        })
    }

    /// Departures to `to` within a time span, earliest first.
    pub(super) fn departures_within(
        &self,
        (from, to): (AirportCode, AirportCode),
        (earliest, latest): (DateTime<Utc>, DateTime<Utc>),
    ) -> Vec<Departure> {
        let Some(place) = self.places.get(from) else {
            return Vec::new();
        };
        let (first, last) = (place.wall(earliest).date(), place.wall(latest).date());
        let mut found = Vec::new();
        let mut date = Some(first);
        while let Some(day) = date.filter(|day| *day <= last) {
            let ids = self.between(from, to).iter();
            found.extend(
                ids.filter_map(|id| self.departure(*id, day))
                    .filter(|departure| (earliest..=latest).contains(&departure.departs_at)),
            );
            date = day.checked_add_days(Days::new(1));
        }
        found.sort_by_key(|departure| (departure.departs_at, departure.flight));
        found
    }

    /// An instant in an airport's local time.
    pub(super) fn wall(&self, airport: AirportCode, moment: DateTime<Utc>) -> NaiveDateTime {
        self.places
            .get(airport)
            .map_or_else(|| moment.naive_utc(), |place| place.wall(moment))
    }

    fn index(places: Places, flights: Vec<Flight>) -> Self {
        let mut by_pair: HashMap<_, Vec<_>> = HashMap::new();
        let mut by_number: HashMap<_, Vec<_>> = HashMap::new();
        let (mut from, mut into): (HashMap<_, Vec<_>>, HashMap<_, Vec<_>>) = (HashMap::new(), HashMap::new());
        for (id, flight) in flights.iter().enumerate() {
            by_pair.entry((flight.from, flight.to)).or_default().push(id);
            by_number.entry((flight.carrier, flight.number)).or_default().push(id);
        }
        for (a, b) in by_pair.keys() {
            from.entry(*a).or_default().push(*b);
            into.entry(*b).or_default().push(*a);
        }
        for list in from.values_mut().chain(into.values_mut()) {
            list.sort_unstable();
        }
        Self {
            places,
            flights,
            by_pair,
            by_number,
            from,
            into,
        }
    }
}

#[cfg(test)]
mod tests;
