//! Derives journeys, stops and connections from a list of segments.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::offer::Segment;
use crate::codes::AirportCode;
pub use crate::order::connection::Connection;
use crate::order::connection::minutes;

/// Filter key for the number of stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StopKey {
    /// Non-stop.
    #[serde(rename = "0")]
    Direct,
    /// One stop.
    #[serde(rename = "1")]
    One,
    /// Two stops or more.
    #[serde(rename = "2+")]
    TwoOrMore,
}

impl StopKey {
    /// The key of a number of stops.
    #[must_use]
    pub const fn of(stops: usize) -> Self {
        match stops {
            0 => Self::Direct,
            1 => Self::One,
            _ => Self::TwoOrMore,
        }
    }

    /// Wire name: `0`, `1` or `2+`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Direct => "0",
            Self::One => "1",
            Self::TwoOrMore => "2+",
        }
    }
}

/// One origin–destination of a trip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JourneySummary {
    /// First airport.
    pub origin: AirportCode,
    /// Last airport.
    pub destination: AirportCode,
    /// Local time at the origin.
    pub departs_local: NaiveDateTime,
    /// Local time at the destination.
    pub arrives_local: NaiveDateTime,
    /// Number of stops.
    pub stops: usize,
    /// From first departure to last arrival, connections included.
    pub duration_minutes: u32,
}

impl JourneySummary {
    /// Calendar days between the local dates of departure and arrival.
    #[must_use]
    pub fn day_offset(&self) -> i64 {
        (self.arrives_local.date() - self.departs_local.date()).num_days()
    }
}

/// Summarises the journeys, in order.
#[must_use]
pub fn journeys(segments: &[Segment]) -> Vec<JourneySummary> {
    segments
        .chunk_by(|a, b| a.journey_index == b.journey_index)
        .filter_map(journey)
        .collect()
}

fn journey(flights: &[Segment]) -> Option<JourneySummary> {
    let (first, last) = (flights.first()?, flights.last()?);
    Some(JourneySummary {
        origin: first.origin.airport,
        destination: last.destination.airport,
        departs_local: first.origin.local,
        arrives_local: last.destination.local,
        stops: flights.len() - 1,
        duration_minutes: minutes(last.destination.utc - first.origin.utc),
    })
}

/// For each segment, the connection that follows it; `None` at the end of a journey.
#[must_use]
pub fn connections(segments: &[Segment]) -> Vec<Option<Connection>> {
    (0..segments.len())
        .map(|at| {
            let (here, next) = (&segments[at], segments.get(at + 1)?);
            (here.journey_index == next.journey_index)
                .then(|| Connection::between(here.destination.time(), next.origin.time()))
        })
        .collect()
}

/// Stop key of the journey with the most stops.
#[must_use]
pub fn worst_stop_key(journeys: &[JourneySummary]) -> StopKey {
    StopKey::of(journeys.iter().map(|journey| journey.stops).max().unwrap_or(0))
}

/// Flight and connection time of all journeys; time between journeys does not count.
#[must_use]
pub fn total_minutes(journeys: &[JourneySummary]) -> u32 {
    journeys.iter().map(|journey| journey.duration_minutes).sum()
}

/// `DXB-DAC`, `DXB-DAC-DXB` or `DXB-DAC / CGP-DXB`: airports where journeys start and end.
#[must_use]
pub fn route(journeys: &[JourneySummary]) -> String {
    let mut text = String::new();
    let mut at = None;
    for journey in journeys {
        match at {
            None => text.push_str(journey.origin.as_str()),
            Some(place) if place == journey.origin => {}
            Some(_) => {
                text.push_str(" / ");
                text.push_str(journey.origin.as_str());
            }
        }
        text.push('-');
        text.push_str(journey.destination.as_str());
        at = Some(journey.destination);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::flight;
    use super::*;

    #[test]
    fn a_connection_is_part_of_the_journey_and_the_stay_is_not() {
        let trip = [
            flight(
                0,
                "FZ",
                "523",
                ("DXB", "2026-12-01T22:00", 4),
                ("DAC", "2026-12-02T04:30", 6),
            ),
            flight(
                1,
                "QR",
                "641",
                ("DAC", "2026-12-10T10:00", 6),
                ("DOH", "2026-12-10T13:00", 3),
            ),
            flight(
                1,
                "QR",
                "1018",
                ("DOH", "2026-12-10T15:30", 3),
                ("DXB", "2026-12-10T17:40", 4),
            ),
        ];
        let journeys = journeys(&trip);
        assert_eq!(journeys.len(), 2);
        assert_eq!(
            (
                journeys[0].stops,
                journeys[0].day_offset(),
                journeys[0].duration_minutes
            ),
            (0, 1, 270)
        );
        assert_eq!(
            (
                journeys[1].stops,
                journeys[1].day_offset(),
                journeys[1].duration_minutes
            ),
            (1, 0, 580)
        );
        assert_eq!(total_minutes(&journeys), 850);
        assert_eq!(worst_stop_key(&journeys), StopKey::One);
        assert_eq!(route(&journeys), "DXB-DAC-DXB");
        let waits = connections(&trip);
        assert_eq!(waits[0], None);
        assert_eq!(
            waits[1].map(|wait| (wait.minutes, wait.overnight, wait.change_of_airport)),
            Some((150, false, false))
        );
        assert_eq!(waits[2], None);
    }

    #[test]
    fn a_night_at_another_airport_is_reported() {
        let trip = [
            flight(
                0,
                "TK",
                "1",
                ("DXB", "2026-12-01T16:00", 4),
                ("IST", "2026-12-01T20:00", 3),
            ),
            flight(
                0,
                "TK",
                "2",
                ("SAW", "2026-12-02T06:00", 3),
                ("LHR", "2026-12-02T07:00", 0),
            ),
        ];
        let wait = connections(&trip)[0].expect("a connection");
        assert!(wait.overnight && wait.change_of_airport);
        assert_eq!(wait.minutes, 600);
    }

    #[test]
    fn a_flight_that_leaves_before_the_other_lands_is_missed() {
        let missed = |lands: &str| {
            let trip = [
                flight(0, "QR", "641", ("DAC", "2026-12-10T10:00", 6), ("DOH", lands, 3)),
                flight(
                    0,
                    "QR",
                    "1018",
                    ("DOH", "2026-12-10T15:30", 3),
                    ("DXB", "2026-12-10T17:40", 4),
                ),
            ];
            let wait = connections(&trip)[0].expect("a connection");
            (wait.is_missed, wait.minutes)
        };
        assert_eq!(missed("2026-12-10T15:31"), (true, 0));
        assert_eq!(missed("2026-12-10T15:30"), (false, 0));
        assert_eq!(missed("2026-12-10T15:00"), (false, 30));
    }

    #[test]
    fn an_open_jaw_shows_the_gap() {
        let trip = [
            flight(
                0,
                "EK",
                "582",
                ("DXB", "2026-12-01T02:00", 4),
                ("DAC", "2026-12-01T08:30", 6),
            ),
            flight(
                1,
                "BS",
                "343",
                ("CGP", "2026-12-09T20:00", 6),
                ("DXB", "2026-12-09T23:50", 4),
            ),
        ];
        assert_eq!(route(&journeys(&trip)), "DXB-DAC / CGP-DXB");
    }
}
