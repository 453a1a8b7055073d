//! Schedule changes by the airline after flights were shown or sold. Source: ADR 0071.

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::offer::{Segment, SegmentEnd};

/// Polling interval for the flights of a ticketed order.
const USUALLY: TimeDelta = TimeDelta::hours(6);
/// Polling interval close to departure.
const LATELY: TimeDelta = TimeDelta::hours(1);
/// Time before departure that counts as close.
const SOON: TimeDelta = TimeDelta::hours(48);

/// New times of an order's flights, not accepted yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScheduleChange {
    /// All flights of the order at their current times.
    pub segments: Vec<Segment>,
    /// When the change was first reported.
    pub noticed_at: DateTime<Utc>,
}

/// A flight with another departure or arrival time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeChange {
    /// Times before.
    pub previous: Segment,
    /// Times now.
    pub current: Segment,
}

impl TimeChange {
    /// `None` when departure and arrival are unchanged.
    #[must_use]
    pub fn between(previous: &Segment, current: &Segment) -> Option<Self> {
        let times = |segment: &Segment| (segment.origin.utc, segment.destination.utc);
        (times(previous) != times(current)).then(|| Self {
            previous: previous.clone(),
            current: current.clone(),
        })
    }
}

/// One sentence in airport local time, for histories and e-mails; pages have their own text.
impl fmt::Display for TimeChange {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (previous, current) = (&self.previous, &self.current);
        let (does, before, now) = if previous.origin.utc == current.origin.utc {
            ("lands at", &previous.destination, &current.destination)
        } else {
            ("leaves", &previous.origin, &current.origin)
        };
        let time = |end: &SegmentEnd| end.local.format("%-d %b at %H:%M").to_string();
        write!(
            formatter,
            "{}{} {does} {} on {} instead of {}.",
            current.marketing.carrier,
            current.marketing.number,
            now.airport,
            time(now),
            time(before),
        )
    }
}

/// All changes as sentences; `None` without any.
#[must_use]
pub fn in_words(changes: &[TimeChange]) -> Option<String> {
    let sentences: Vec<_> = changes.iter().map(ToString::to_string).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Flights of a record with other times. A flight without a counterpart is skipped: a cancelled or rerouted flight is
/// more than a time change.
#[must_use]
pub fn moved_flights(before: &[Segment], now: &[Segment]) -> Vec<TimeChange> {
    let moved = before.iter().filter_map(|old| {
        let new = now.iter().find(|new| new.segment_id == old.segment_id)?;
        TimeChange::between(old, new)
    });
    moved.collect()
}

/// Copies the times of a record to the sold flights; everything else stays as sold.
pub fn take_times(sold: &mut [Segment], record: &[Segment]) {
    for TimeChange { current, .. } in moved_flights(sold, record) {
        let flight = sold.iter_mut().find(|flight| flight.segment_id == current.segment_id);
        if let Some(flight) = flight {
            flight.origin = current.origin;
            flight.destination = current.destination;
            flight.duration_minutes = current.duration_minutes;
        }
    }
}

/// When to query the flights next; `None` after the last departure.
#[must_use]
pub fn next_schedule_check(segments: &[Segment], now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let next = segments
        .iter()
        .map(|segment| segment.origin.utc)
        .filter(|leaves| *leaves > now);
    let leaves = next.min()?;
    let wait = if leaves - now <= SOON { LATELY } else { USUALLY };
    Some(now + wait)
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{at, flight};
    use super::*;

    fn there_and_back() -> Vec<Segment> {
        let mut segments = vec![
            flight(
                0,
                "EK",
                "582",
                ("DXB", "2026-12-01T02:00", 4),
                ("DAC", "2026-12-01T08:30", 6),
            ),
            flight(
                1,
                "EK",
                "583",
                ("DAC", "2026-12-20T10:00", 6),
                ("DXB", "2026-12-20T13:00", 4),
            ),
        ];
        for (segment, id) in segments.iter_mut().zip(["s1", "s2"]) {
            segment.segment_id = id.into();
        }
        segments
    }

    #[test]
    fn only_flights_at_other_times_have_moved() {
        let sold = there_and_back();
        assert!(moved_flights(&sold, &sold).is_empty());
        let mut now = sold.clone();
        now[1].origin.utc += TimeDelta::minutes(35);
        let moved = moved_flights(&sold, &now);
        assert_eq!(moved.len(), 1);
        assert_eq!((&moved[0].previous, &moved[0].current), (&sold[1], &now[1]));
        assert!(
            moved_flights(&sold, &now[..1]).is_empty(),
            "a flight missing from the record is skipped"
        );
    }

    #[test]
    fn a_flight_that_lands_later_is_described_by_its_arrival() {
        fn late(end: &mut SegmentEnd) {
            end.utc += TimeDelta::minutes(20);
            end.local += TimeDelta::minutes(20);
        }
        let sold = there_and_back();
        let told = |change: fn(&mut Segment)| {
            let mut now = sold.clone();
            change(&mut now[0]);
            in_words(&moved_flights(&sold, &now))
        };
        assert_eq!(told(|_| ()), None);
        let landing = told(|flight| late(&mut flight.destination));
        assert_eq!(
            landing.as_deref(),
            Some("EK582 lands at DAC on 1 Dec at 08:50 instead of 1 Dec at 08:30.")
        );
        let leaving = told(|flight| late(&mut flight.origin));
        assert_eq!(
            leaving.as_deref(),
            Some("EK582 leaves DXB on 1 Dec at 02:20 instead of 1 Dec at 02:00.")
        );
    }

    #[test]
    fn a_record_moves_times_and_nothing_else_of_what_was_sold() {
        let sold = there_and_back();
        let mut record = sold.clone();
        record[1].origin.utc += TimeDelta::minutes(35);
        record[1].duration_minutes = 325;
        record[1].rbd = 'B';
        record[1].fare_basis = "".into();
        let mut taken = sold.clone();
        take_times(&mut taken, &record);
        assert_eq!((&taken[0], &taken[1].origin), (&sold[0], &record[1].origin));
        assert_eq!(
            (taken[1].duration_minutes, taken[1].rbd, &taken[1].fare_basis),
            (325, 'Y', &sold[1].fare_basis)
        );
        take_times(&mut taken, &[]);
        assert_eq!(
            taken[1].origin, record[1].origin,
            "a record without flights changes nothing"
        );
    }

    #[test]
    fn airlines_are_asked_more_often_shortly_before_each_flight_and_never_after_the_last() {
        let sold = there_and_back();
        let wait = |now: &str| next_schedule_check(&sold, at(now)).map(|next| (next - at(now)).num_hours());
        assert_eq!(wait("2026-11-20T00:00:00Z"), Some(6));
        // The first flight departs on 30 November at 22:00 UTC.
        assert_eq!(wait("2026-11-28T22:00:00Z"), Some(1));
        assert_eq!(wait("2026-12-02T00:00:00Z"), Some(6), "the return is far away");
        assert_eq!(wait("2026-12-20T03:59:00Z"), Some(1));
        assert_eq!(wait("2026-12-20T04:00:00Z"), None);
    }
}
