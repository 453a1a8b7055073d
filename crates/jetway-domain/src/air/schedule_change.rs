//! Flights an airline moves after they were sold. Source: ADR 0071.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::offer::Segment;

/// How often an airline is asked about the flights of a ticketed order.
const USUALLY: TimeDelta = TimeDelta::hours(6);
/// And how often shortly before they leave.
const LATELY: TimeDelta = TimeDelta::hours(1);
/// That is when they leave within this time.
const SOON: TimeDelta = TimeDelta::hours(48);

/// Another timetable of an order's flights, which nobody has accepted yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScheduleChange {
    /// All flights of the order as they are flown now.
    pub segments: Vec<Segment>,
    /// When the airline was first heard to say so.
    pub noticed_at: DateTime<Utc>,
}

/// The flights that leave or land at another time now, as they were and as they are. A flight without a counterpart is left
/// out: cancelled and rerouted flights are more than other times.
#[must_use]
pub fn moved_flights<'a>(before: &'a [Segment], now: &'a [Segment]) -> Vec<(&'a Segment, &'a Segment)> {
    let times = |segment: &Segment| (segment.origin.utc, segment.destination.utc);
    let pairs = before.iter().filter_map(|old| {
        let new = now.iter().find(|new| new.segment_id == old.segment_id)?;
        Some((old, new))
    });
    pairs.filter(|(old, new)| times(old) != times(new)).collect()
}

/// When to ask next whether the flights leave as sold; `None` once the last has left.
#[must_use]
pub fn next_look_at_schedule(segments: &[Segment], now: DateTime<Utc>) -> Option<DateTime<Utc>> {
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
        assert_eq!((moved[0].0, moved[0].1), (&sold[1], &now[1]));
        assert!(
            moved_flights(&sold, &now[..1]).is_empty(),
            "nothing is known of a flight that is not told"
        );
    }

    #[test]
    fn airlines_are_asked_more_often_shortly_before_each_flight_and_never_after_the_last() {
        let sold = there_and_back();
        let wait = |now: &str| next_look_at_schedule(&sold, at(now)).map(|next| (next - at(now)).num_hours());
        assert_eq!(wait("2026-11-20T00:00:00Z"), Some(6));
        // The first leaves on 30 November at 22:00 UTC.
        assert_eq!(wait("2026-11-28T22:00:00Z"), Some(1));
        assert_eq!(wait("2026-12-02T00:00:00Z"), Some(6), "the way back is far away");
        assert_eq!(wait("2026-12-20T03:59:00Z"), Some(1));
        assert_eq!(wait("2026-12-20T04:00:00Z"), None);
    }
}
