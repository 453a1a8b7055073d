//! Paths from one place to another on a date: direct, with one stop, with two.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use jetway_domain::air::search::JourneyQuery;
use jetway_domain::codes::{AirportCode, CarrierCode};

use super::partners::are_partners;
use crate::reference::{Airlines, Airports};
use crate::sandbox::schedule::{Departure, Flight, FlightId, Schedule, terminal};

const LONGEST_WAIT: TimeDelta = TimeDelta::hours(12);
/// Sales close this long before departure.
const SALES_CLOSE: TimeDelta = TimeDelta::hours(2);
/// Maximum number of paths per airline.
const PER_AIRLINE: usize = 4;
const MOST_PATHS: usize = 24;
/// Paths with two stops are searched only when there are fewer than this.
const ENOUGH: usize = 6;
const MOST_HUB_PAIRS: usize = 60;

/// A path: flights in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::sandbox) struct Path {
    pub(in crate::sandbox) legs: Vec<Departure>,
    /// The airline of the longest flight.
    pub(in crate::sandbox) carrier: CarrierCode,
    pub(in crate::sandbox) departs_at: DateTime<Utc>,
    pub(in crate::sandbox) arrives_at: DateTime<Utc>,
}

impl Path {
    /// Travel time in minutes plus a penalty for each stop.
    pub(in crate::sandbox) fn burden(&self) -> i64 {
        let changes = i64::try_from(self.legs.len()).unwrap_or(i64::MAX) - 1;
        (self.arrives_at - self.departs_at).num_minutes() + 90 * changes
    }
}

/// Finds paths among the flights one supplier sells.
pub(in crate::sandbox) struct PathFinder<'a> {
    pub(in crate::sandbox) schedule: &'a Schedule,
    pub(in crate::sandbox) sells: &'a dyn Fn(&Flight) -> bool,
    pub(in crate::sandbox) interlines: bool,
    pub(in crate::sandbox) direct_only: bool,
    pub(in crate::sandbox) now: DateTime<Utc>,
}

impl PathFinder<'_> {
    /// The best paths of a journey, best first; on request also via nearby airports.
    pub(in crate::sandbox) fn find(&self, journey: &JourneyQuery, nearby: bool) -> Vec<Path> {
        let (origins, destinations) = Airports::embedded().ends(journey.origin, journey.destination, nearby);
        let ends: Vec<_> = origins
            .into_iter()
            .flat_map(|from| destinations.iter().map(move |to| (from, *to)))
            .filter(|(from, to)| from != to)
            .collect();
        let mut found: Vec<Path> = Vec::new();
        for (from, to) in &ends {
            found.extend(
                self.flights(*from, *to, journey.departs_on)
                    .into_iter()
                    .map(|leg| self.path(vec![leg])),
            );
        }
        if !self.direct_only {
            for (from, to) in &ends {
                self.over_one_hub(*from, *to, journey.departs_on, &mut found);
            }
            if found.len() < ENOUGH {
                for (from, to) in &ends {
                    if found.len() < MOST_PATHS {
                        self.over_two_hubs(*from, *to, journey.departs_on, &mut found);
                    }
                }
            }
        }
        best(found)
    }

    fn flights(&self, from: AirportCode, to: AirportCode, date: NaiveDate) -> Vec<Departure> {
        let ids = self.schedule.between(from, to).iter();
        ids.filter(|id| (self.sells)(self.schedule.flight(**id)))
            .filter_map(|id| self.schedule.departure(*id, date))
            .filter(|departure| departure.departs_at >= self.now + SALES_CLOSE)
            .collect()
    }

    fn over_one_hub(&self, from: AirportCode, to: AirportCode, date: NaiveDate, found: &mut Vec<Path>) {
        for hub in self.schedule.reached_from(from) {
            if *hub == to || self.schedule.between(*hub, to).is_empty() || self.is_detour(&[from, *hub, to]) {
                continue;
            }
            for first in self.flights(from, *hub, date) {
                let onward = self.onward(&first, to).into_iter().take(2);
                found.extend(onward.map(|second| self.path(vec![first, second])));
            }
        }
    }

    fn over_two_hubs(&self, from: AirportCode, to: AirportCode, date: NaiveDate, found: &mut Vec<Path>) {
        let near: Vec<_> = self
            .schedule
            .reached_from(from)
            .iter()
            .filter(|hub| self.is_sold(from, **hub))
            .collect();
        let feeding: Vec<_> = self
            .schedule
            .feeding(to)
            .iter()
            .filter(|hub| self.is_sold(**hub, to))
            .collect();
        let mut pairs: Vec<(u32, AirportCode, AirportCode)> = near
            .iter()
            .flat_map(|first| feeding.iter().map(move |second| (**first, **second)))
            .filter(|(first, second)| first != second && *first != to && *second != from)
            .filter(|(first, second)| !self.schedule.between(*first, *second).is_empty())
            .map(|(first, second)| (self.kilometres(&[from, first, second, to]), first, second))
            .filter(|(_, first, second)| !self.is_detour(&[from, *first, *second, to]))
            .collect();
        pairs.sort_unstable();
        for (_, hub, next) in pairs.into_iter().take(MOST_HUB_PAIRS) {
            for first in self.flights(from, hub, date) {
                for second in self.onward(&first, next).into_iter().take(1) {
                    let onward = self.onward(&second, to).into_iter().take(1);
                    found.extend(onward.map(|third| self.path(vec![first, second, third])));
                }
            }
        }
    }

    fn is_sold(&self, from: AirportCode, to: AirportCode) -> bool {
        self.schedule
            .between(from, to)
            .iter()
            .any(|id| (self.sells)(self.schedule.flight(*id)))
    }

    /// Connecting flights towards `to`, earliest first.
    fn onward(&self, first: &Departure, to: AirportCode) -> Vec<Departure> {
        let arriving = self.schedule.flight(first.flight);
        let ids = self.schedule.between(arriving.to, to).iter();
        if !ids.clone().any(|id| self.may_connect(arriving, *id)) {
            return Vec::new();
        }
        let span = (
            first.arrives_at + TimeDelta::minutes(45),
            first.arrives_at + LONGEST_WAIT,
        );
        let mut onward = self.schedule.departures_within((arriving.to, to), span);
        onward.retain(|next| {
            self.may_connect(arriving, next.flight)
                && next.departs_at - first.arrives_at >= self.minimum_wait(arriving, self.schedule.flight(next.flight))
        });
        onward
    }

    fn may_connect(&self, arriving: &Flight, next: FlightId) -> bool {
        let leaving = self.schedule.flight(next);
        (self.sells)(leaving) && agree(arriving.carrier, leaving.carrier, self.interlines)
    }

    /// Minimum connecting time: 45 minutes between domestic flights, 60 otherwise, 90 with a change of terminal.
    fn minimum_wait(&self, arriving: &Flight, leaving: &Flight) -> TimeDelta {
        let domestic = |flight: &Flight| {
            let country = |airport| self.schedule.places.get(airport).map(|place| place.country);
            country(flight.from) == country(flight.to)
        };
        if terminal(arriving.to, arriving.carrier) != terminal(leaving.from, leaving.carrier) {
            TimeDelta::minutes(90)
        } else if domestic(arriving) && domestic(leaving) {
            TimeDelta::minutes(45)
        } else {
            TimeDelta::minutes(60)
        }
    }

    fn is_detour(&self, stops: &[AirportCode]) -> bool {
        let (Some(first), Some(last)) = (stops.first(), stops.last()) else {
            return true;
        };
        self.kilometres(stops) > self.schedule.places.km(*first, *last) * 16 / 10 + 300
    }

    fn kilometres(&self, stops: &[AirportCode]) -> u32 {
        stops
            .windows(2)
            .map(|pair| self.schedule.places.km(pair[0], pair[1]))
            .sum()
    }

    fn path(&self, legs: Vec<Departure>) -> Path {
        let longest = legs
            .iter()
            .max_by_key(|leg| self.schedule.flight(leg.flight).km)
            .unwrap_or(&legs[0]);
        Path {
            carrier: self.schedule.flight(longest.flight).carrier,
            departs_at: legs[0].departs_at,
            arrives_at: legs[legs.len() - 1].arrives_at,
            legs,
        }
    }
}

fn agree(one: CarrierCode, other: CarrierCode, interlines: bool) -> bool {
    if one == other {
        return true;
    }
    let airline = |code| Airlines::embedded().get(code);
    let (Some(a), Some(b)) = (airline(one), airline(other)) else {
        return false;
    };
    are_partners(a, b) || interlines && !a.low_cost && !b.low_cost
}

/// Lowest burden first, with a limit per airline.
fn best(mut found: Vec<Path>) -> Vec<Path> {
    let flights = |path: &Path| -> Vec<FlightId> { path.legs.iter().map(|leg| leg.flight).collect() };
    found.sort_by_cached_key(|path| (path.burden(), flights(path)));
    let mut kept: Vec<Path> = Vec::new();
    for path in found {
        let same = kept.iter().filter(|other| other.carrier == path.carrier).count();
        if same < PER_AIRLINE && kept.len() < MOST_PATHS {
            kept.push(path);
        }
    }
    kept
}
