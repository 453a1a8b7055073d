//! Combines journeys into trips.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use jetway_domain::codes::CarrierCode;

use super::paths::Path;

const MOST_TRIPS: usize = 36;
/// Maximum number of trips per airline.
const PER_AIRLINE: usize = 6;
/// Maximum number of trips with several airlines.
const MIXED: usize = 8;
/// Minimum time between two journeys.
const GROUND: TimeDelta = TimeDelta::hours(3);

/// Trips from the paths of each journey: single-airline ones first, then mixed ones.
pub(in crate::sandbox) fn trips(journeys: &[Vec<Path>], mix: bool) -> Vec<Vec<&Path>> {
    let Some(first) = journeys.first() else {
        return Vec::new();
    };
    if journeys.len() == 1 {
        return first.iter().map(|path| vec![path]).take(MOST_TRIPS).collect();
    }
    let mut made: Vec<Vec<&Path>> = Vec::new();
    let airlines: BTreeSet<CarrierCode> = first.iter().map(|path| path.carrier).collect();
    for airline in airlines {
        let own: Vec<Vec<&Path>> = journeys
            .iter()
            .map(|paths| paths.iter().filter(|path| path.carrier == airline).collect())
            .collect();
        made.extend(products(&own, PER_AIRLINE));
    }
    if mix || made.len() < MIXED {
        let any: Vec<Vec<&Path>> = journeys.iter().map(|paths| paths.iter().take(5).collect()).collect();
        let mixed = products(&any, usize::MAX);
        let several = |trip: &Vec<&Path>| trip.iter().any(|path| path.carrier != trip[0].carrier);
        made.extend(mixed.into_iter().filter(several).take(MIXED));
    }
    made.sort_by_cached_key(|trip| trip.iter().map(|path| path.burden()).sum::<i64>());
    made.truncate(MOST_TRIPS);
    made
}

/// Every combination of one path per journey with enough time between them, lowest burden first.
fn products<'a>(choices: &[Vec<&'a Path>], limit: usize) -> Vec<Vec<&'a Path>> {
    let mut trips: Vec<Vec<&Path>> = vec![Vec::new()];
    for paths in choices {
        let mut longer: Vec<Vec<&Path>> = Vec::new();
        for trip in &trips {
            for path in paths.iter().take(4) {
                if trip
                    .last()
                    .is_none_or(|last| last.arrives_at + GROUND <= path.departs_at)
                {
                    longer.push(trip.iter().copied().chain([*path]).collect());
                }
            }
        }
        longer.sort_by_cached_key(|trip| trip.iter().map(|path| path.burden()).sum::<i64>());
        longer.truncate(24);
        trips = longer;
    }
    trips.truncate(limit);
    trips
}
