//! Converts Duffel slices to segments.

use chrono::TimeDelta;
use ecow::{EcoString, eco_format};
use jetway_domain::air::offer::{FlightDesignator, Segment, SegmentEnd};
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::zone::{Zone, block_time, flight_instants};

use super::wire;
use crate::port::dropped::DropReason;
use crate::reference::Airports;

/// All flights in order, or why one cannot be read.
pub(super) fn segments(slices: &[wire::Slice]) -> Result<Vec<Segment>, DropReason> {
    let mut flights = Vec::new();
    for (journey, slice) in slices.iter().enumerate() {
        let journey = u8::try_from(journey).map_err(|_| DropReason::Unreadable)?;
        for flight in &slice.segments {
            let segment = segment(flight, journey, flights.len() + 1)?;
            flights.push(segment);
        }
    }
    if flights.is_empty() {
        return Err(DropReason::Unreadable);
    }
    Ok(flights)
}

fn segment(flight: &wire::Segment, journey_index: u8, at: usize) -> Result<Segment, DropReason> {
    let (from, from_zone) = place(&flight.origin).ok_or(DropReason::Place)?;
    let (to, to_zone) = place(&flight.destination).ok_or(DropReason::Place)?;
    let block = flight.duration.as_deref().and_then(block_time);
    let (departs_at, arrives_at) = flight_instants(
        (flight.departing_at, from_zone),
        (flight.arriving_at, to_zone),
        block.or_else(|| Airports::embedded().usual_block(from, to)),
    );
    let flown = arrives_at - departs_at;
    if flown <= TimeDelta::zero() {
        return Err(DropReason::Times);
    }
    let end = |airport, terminal: &Option<String>, local, utc| SegmentEnd {
        airport,
        terminal: terminal.as_deref().map(EcoString::from),
        local,
        utc,
    };
    let origin = end(from, &flight.origin_terminal, flight.departing_at, departs_at);
    let destination = end(to, &flight.destination_terminal, flight.arriving_at, arrives_at);
    let marketing = designator(&flight.marketing_carrier, &flight.marketing_carrier_flight_number);
    let marketing = marketing.ok_or(DropReason::Unreadable)?;
    let number = flight
        .operating_carrier_flight_number
        .as_deref()
        .unwrap_or(&marketing.number);
    let operating = designator(&flight.operating_carrier, number).unwrap_or_else(|| marketing.clone());
    let carried = flight.passengers.first();
    let fare_basis = carried
        .and_then(|carried| carried.fare_basis_code.clone())
        .unwrap_or_default();
    let aircraft = flight.aircraft.as_ref().and_then(|aircraft| aircraft.iata_code.clone());
    Ok(Segment {
        segment_id: eco_format!("s{at}"),
        journey_index,
        origin,
        destination,
        marketing,
        operating,
        aircraft: aircraft.unwrap_or_default().into(),
        rbd: letter(&fare_basis),
        cabin: cabin(carried.and_then(|carried| carried.cabin_class.as_deref())),
        fare_basis: fare_basis.into(),
        duration_minutes: u32::try_from(flown.num_minutes()).map_err(|_| DropReason::Times)?,
    })
}

/// The first letter of the fare basis is the booking class.
pub(super) fn letter(fare_basis: &str) -> char {
    fare_basis
        .chars()
        .next()
        .filter(char::is_ascii_uppercase)
        .unwrap_or('Y')
}

/// An airport and its time zone; `None` when either is not known here.
fn place(airport: &wire::Airport) -> Option<(AirportCode, Zone)> {
    let code = AirportCode::parse(&airport.iata_code).ok()?;
    let known = || Airports::embedded().get(code).map(|airport| airport.timezone.as_str());
    let zone = airport.time_zone.as_deref().or_else(known)?.parse().ok()?;
    Some((code, zone))
}

fn designator(airline: &wire::Airline, number: &str) -> Option<FlightDesignator> {
    let digits = number.trim_start_matches('0');
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let carrier = CarrierCode::parse(airline.iata_code.as_deref()?).ok()?;
    is_number.then(|| FlightDesignator {
        carrier,
        number: digits.into(),
    })
}

fn cabin(class: Option<&str>) -> Cabin {
    match class {
        Some("premium_economy") => Cabin::PremiumEconomy,
        Some("business") => Cabin::Business,
        Some("first") => Cabin::First,
        Some(_) | None => Cabin::Economy,
    }
}
