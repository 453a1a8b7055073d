//! Instants and names of a lot's flights, from reference data.

use chrono::{DateTime, Utc};
use jetway_connectors::reference::{Airlines, Airports};
use jetway_domain::codes::AirportCode;
use jetway_domain::lot::{LotFault, LotFaultCode, LotFlight, LotOffer};
use jetway_domain::money::CurrencyCode;
use jetway_domain::zone::{Zone, flight_instants};

/// An offer with the instants of its flights, and what is not possible of it for a lot of `seats` in a tenant of `currency`.
pub(super) fn checked(mut offer: LotOffer, seats: u32, currency: CurrencyCode) -> Result<LotOffer, Vec<LotFault>> {
    let mut faults = Vec::new();
    let mut fault = |pointer: String, code| faults.push(LotFault { pointer, code });
    if Airlines::embedded().get(offer.airline).is_none() {
        fault("/airline".to_owned(), LotFaultCode::Unknown);
    }
    for (at, journey) in offer.journeys.iter().enumerate() {
        for (number, flight) in journey.flights.iter().enumerate() {
            for (name, code) in [("origin", flight.origin), ("destination", flight.destination)] {
                if zone(code).is_none() {
                    fault(format!("/journeys/{at}/flights/{number}/{name}"), LotFaultCode::Unknown);
                }
            }
        }
    }
    if offer.currency() != currency {
        fault("/prices/adult/customer".to_owned(), LotFaultCode::Currency);
    }
    // Without its places a lot has no instants, and its deadlines cannot be judged.
    if !faults.is_empty() {
        return Err(faults);
    }
    offer = timed(offer);
    faults.extend(offer.faults(seats));
    if faults.is_empty() { Ok(offer) } else { Err(faults) }
}

/// The offer with the instants at which its first flight leaves and its last one lands. Without a known airport they stay.
pub(super) fn timed(offer: LotOffer) -> LotOffer {
    let flights = || offer.journeys.iter().flat_map(|journey| &journey.flights);
    let first = flights().next().and_then(instants);
    let last = flights().last().and_then(instants);
    let departs_at = first.map_or(offer.departs_at, |(departs_at, _)| departs_at);
    let ends_at = last.map_or(offer.ends_at, |(_, ends_at)| ends_at);
    LotOffer {
        departs_at,
        ends_at,
        ..offer
    }
}

/// When a flight leaves and lands. Where a clock change leaves a choice, the usual duration decides.
pub(super) fn instants(flight: &LotFlight) -> Option<(DateTime<Utc>, DateTime<Utc>)> {
    let block = Airports::embedded().usual_block(flight.origin, flight.destination);
    let departs = (flight.departs, zone(flight.origin)?);
    let arrives = (flight.arrives, zone(flight.destination)?);
    Some(flight_instants(departs, arrives, block))
}

fn zone(airport: AirportCode) -> Option<Zone> {
    Airports::embedded().get(airport)?.timezone.parse().ok()
}
