//! Converts Duffel slices to segments.

use chrono::{DateTime, NaiveDateTime, Utc};
use chrono_tz::Tz;
use ecow::{EcoString, eco_format};
use jetway_domain::air::offer::{FlightDesignator, Segment, SegmentEnd};
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::{AirportCode, CarrierCode};

use super::wire;
use crate::reference::Airports;

/// All flights in order; `None` when one is unreadable.
pub(super) fn segments(slices: &[wire::Slice]) -> Option<Vec<Segment>> {
    let mut flights = Vec::new();
    for (journey, slice) in slices.iter().enumerate() {
        for flight in &slice.segments {
            let segment = segment(flight, u8::try_from(journey).ok()?, flights.len() + 1)?;
            flights.push(segment);
        }
    }
    (!flights.is_empty()).then_some(flights)
}

fn segment(flight: &wire::Segment, journey_index: u8, at: usize) -> Option<Segment> {
    let origin = end(&flight.origin, flight.origin_terminal.as_deref(), flight.departing_at)?;
    let destination = end(
        &flight.destination,
        flight.destination_terminal.as_deref(),
        flight.arriving_at,
    )?;
    let minutes = (destination.utc - origin.utc).num_minutes();
    let marketing = designator(&flight.marketing_carrier, &flight.marketing_carrier_flight_number)?;
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
    Some(Segment {
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
        duration_minutes: u32::try_from(minutes).ok()?,
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

fn end(airport: &wire::Airport, terminal: Option<&str>, local: NaiveDateTime) -> Option<SegmentEnd> {
    let code = AirportCode::parse(&airport.iata_code).ok()?;
    let known = || Airports::embedded().get(code).map(|airport| airport.timezone.as_str());
    let zone: Tz = airport.time_zone.as_deref().or_else(known)?.parse().ok()?;
    Some(SegmentEnd {
        airport: code,
        terminal: terminal.map(EcoString::from),
        local,
        utc: utc(local, zone)?,
    })
}

/// For a local time that occurs twice, the earlier instant.
fn utc(local: NaiveDateTime, zone: Tz) -> Option<DateTime<Utc>> {
    local.and_local_timezone(zone).earliest().map(|at| at.to_utc())
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
