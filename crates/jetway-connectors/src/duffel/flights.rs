//! An order's flights under the ids they were sold with.
//!
//! An order tells no ids of ours and no fare codes, and airlines take flights out and put others in. What was sold is written
//! on the order when it is made: a flight of the same journey between the same airports is that flight, whenever it leaves.

use ecow::eco_format;
use jetway_domain::air::offer::Segment;
use serde::Deserialize;

use super::trip::{letter, segments};
use super::wire::{Order, Slice};

/// The most that Duffel keeps under one key.
const LONGEST: usize = 500;

/// The flights of an offer in one line: id, journey, airports and fare code of each. `None` when they are too many for it.
pub(super) fn line(sold: &[Segment]) -> Option<String> {
    let one = |flight: &Segment| {
        let (from, to) = (flight.origin.airport, flight.destination.airport);
        format!(
            "{} {} {from} {to} {}",
            flight.segment_id, flight.journey_index, flight.fare_basis
        )
    };
    let flights: Vec<_> = sold.iter().map(one).collect();
    Some(flights.join(",")).filter(|line| line.len() <= LONGEST)
}

/// The flights of an order as they are flown now; none when they cannot be read.
pub(super) fn flown(order: &Order) -> Vec<Segment> {
    let slices = order.slices.iter().map(Slice::deserialize);
    let slices: Result<Vec<Slice>, _> = slices.collect();
    let Some(mut flown) = slices.ok().and_then(|slices| segments(&slices)) else {
        tracing::warn!(order = order.id, "the flights of an order cannot be read");
        return Vec::new();
    };
    if let Some(line) = order.metadata.flights() {
        name_as_sold(&mut flown, line);
    }
    flown
}

fn name_as_sold(flown: &mut [Segment], line: &str) {
    let mut sold: Vec<Vec<&str>> = line.split(',').map(|flight| flight.splitn(5, ' ').collect()).collect();
    for (at, segment) in flown.iter_mut().enumerate() {
        let journey = segment.journey_index.to_string();
        let (from, to) = (segment.origin.airport.as_str(), segment.destination.airport.as_str());
        let is_it = |flight: &Vec<&str>| matches!(flight.as_slice(), [_, on, a, b, _] if *on == journey && *a == from && *b == to);
        if let Some(place) = sold.iter().position(is_it) {
            let flight = sold.remove(place);
            segment.segment_id = flight[0].into();
            segment.fare_basis = flight[4].into();
            segment.rbd = letter(flight[4]);
        } else {
            // Ids of sold flights begin with another letter.
            segment.segment_id = eco_format!("n{}", at + 1);
        }
    }
}
