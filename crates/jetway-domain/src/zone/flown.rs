//! Instants of a flight from its local times.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::Zone;

/// Departure and arrival instants of a flight, from its local times and its block time.
///
/// A local time that occurs twice, or not at all, has two interpretations. Pairs in which the flight lands after it departs
/// are preferred, and of those the one nearest to `block`; without a block time, the usual one.
#[must_use]
pub fn flight_instants(
    (departs, from): (NaiveDateTime, Zone),
    (arrives, to): (NaiveDateTime, Zone),
    block: Option<TimeDelta>,
) -> (DateTime<Utc>, DateTime<Utc>) {
    let (departures, arrivals) = (from.readings(departs), to.readings(arrives));
    let each = |(usual, other): (DateTime<Utc>, Option<DateTime<Utc>>)| [Some(usual), other].into_iter().flatten();
    let pairs = each(departures).flat_map(|departure| each(arrivals).map(move |arrival| (departure, arrival)));
    let fit = |(departure, arrival): &(DateTime<Utc>, DateTime<Utc>)| {
        let flown = *arrival - *departure;
        let off = block.map_or(TimeDelta::zero(), |block| (flown - block).abs());
        (flown <= TimeDelta::zero(), off)
    };
    // The first of equally good pairs.
    pairs.min_by_key(fit).unwrap_or((departures.0, arrivals.0))
}

/// A duration as suppliers write it (ISO 8601), such as `PT2H26M` or `P1DT3H`; `None` when it is unreadable or less than a
/// minute.
#[must_use]
pub fn block_time(text: &str) -> Option<TimeDelta> {
    let span: jiff::Span = text.parse().ok()?;
    let hours = i64::from(span.get_days()) * 24 + i64::from(span.get_hours());
    let time = TimeDelta::minutes(hours * 60 + span.get_minutes());
    (time > TimeDelta::zero()).then_some(time)
}
