//! Maps an order's flights to the segment ids they were sold with.
//!
//! An order contains neither our ids nor fare bases, and airlines add and remove flights. The sold flights are stored
//! in the order's metadata: a flight of the same journey between the same airports is that flight, at whatever time.

use ecow::eco_format;
use jetway_domain::air::offer::Segment;
use serde::Deserialize;

use super::trip::{letter, segments};
use super::wire::{Order, Slice};
use crate::port::dropped::DropReason;

/// Maximum length of a metadata value.
const LONGEST: usize = 500;

/// Serialises an offer's flights to one line: id, journey, airports and fare basis of each. `None` when too long.
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

/// The order's flights at their current times; empty when unreadable.
pub(super) fn flown(order: &Order) -> Vec<Segment> {
    let slices = order.slices.iter().map(Slice::deserialize);
    let slices: Result<Vec<Slice>, _> = slices.collect();
    let flown = slices
        .map_err(|_| DropReason::Unreadable)
        .and_then(|slices| segments(&slices));
    let mut flown = match flown {
        Ok(flown) => flown,
        Err(reason) => {
            tracing::warn!(
                order = order.id,
                reason = reason.as_str(),
                "the flights of an order cannot be read"
            );
            return Vec::new();
        }
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
            // Ids of sold flights start with another letter.
            segment.segment_id = eco_format!("n{}", at + 1);
        }
    }
}
