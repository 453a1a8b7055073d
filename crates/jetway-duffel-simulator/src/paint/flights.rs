//! Slices, segments, airports, airlines.

use jetway_connectors::reference::{Aircraft, Airlines, Airports};
use jetway_domain::air::offer::{Condition, Ptc, Segment, SupplierOffer};
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::money::Money;
use serde_json::{Value, json};

use crate::shelf::{Offered, Person};

pub(super) fn airline(code: CarrierCode) -> Value {
    let name = Airlines::embedded().get(code).map(|airline| airline.name.clone());
    json!({
        "id": format!("arl_{}", code.as_str().to_lowercase()),
        "iata_code": code.as_str(),
        "name": name,
        "logo_symbol_url": null,
        "logo_lockup_url": null,
        "conditions_of_carriage_url": null,
    })
}

pub(super) fn airport(code: AirportCode) -> Value {
    let Some(airport) = Airports::embedded().get(code) else {
        return json!({ "type": "airport", "iata_code": code.as_str() });
    };
    json!({
        "type": "airport",
        "id": format!("arp_{}", code.as_str().to_lowercase()),
        "iata_code": code.as_str(),
        "icao_code": null,
        "iata_country_code": airport.country_code.as_str(),
        "iata_city_code": airport.city_code.as_str(),
        "city_name": airport.city_name,
        "name": airport.name,
        "time_zone": airport.timezone,
        "city": null,
    })
}

pub(super) const fn cabin(cabin: Cabin) -> (&'static str, &'static str) {
    match cabin {
        Cabin::Economy => ("economy", "Economy"),
        Cabin::PremiumEconomy => ("premium_economy", "Premium Economy"),
        Cabin::Business => ("business", "Business"),
        Cabin::First => ("first", "First"),
    }
}

pub(super) const fn person_type(ptc: Ptc) -> &'static str {
    match ptc {
        Ptc::Adt => "adult",
        Ptc::Chd => "child",
        Ptc::Inf => "infant_without_seat",
    }
}

/// A segment id made from an offer id and the world's segment number: `s2` of `off_1` is `seg_1_2`.
pub(super) fn segment_id(offer_id: &str, segment: &str) -> String {
    format!(
        "seg_{}_{}",
        offer_id.trim_start_matches("off_"),
        segment.trim_start_matches('s')
    )
}

pub(super) fn slice_id(offer_id: &str, journey: u8) -> String {
    format!("sli_{}_{}", offer_id.trim_start_matches("off_"), journey + 1)
}

fn duration(minutes: i64) -> String {
    format!("PT{:02}H{:02}M", minutes / 60, minutes % 60)
}

/// The journeys of an offer.
pub(super) fn slices(offered: &Offered) -> Vec<Value> {
    let segments = &offered.offer.segments;
    let journeys = segments.iter().map(|segment| segment.journey_index).max().unwrap_or(0);
    (0..=journeys)
        .map(|journey| {
            let flown: Vec<_> = segments
                .iter()
                .filter(|segment| segment.journey_index == journey)
                .collect();
            slice(offered, journey, &flown)
        })
        .collect()
}

fn slice(offered: &Offered, journey: u8, flown: &[&Segment]) -> Value {
    let ends = flown.first().zip(flown.last());
    let minutes = ends.map_or(0, |(first, last)| {
        (last.destination.utc - first.origin.utc).num_minutes()
    });
    let offer = &offered.offer;
    let people = offered.people.len();
    json!({
        "id": slice_id(&offered.id, journey),
        "origin": ends.map(|(first, _)| airport(first.origin.airport)),
        "origin_type": "airport",
        "destination": ends.map(|(_, last)| airport(last.destination.airport)),
        "destination_type": "airport",
        "duration": duration(minutes),
        "fare_brand_name": offer.brand.name,
        "ngs_shelf": null,
        "comparison_key": null,
        "conditions": {
            "change_before_departure": condition(&offer.brand.change, people, offer),
            "advance_seat_selection": null,
            "priority_boarding": null,
            "priority_check_in": null,
        },
        "segments": flown.iter().map(|flight| segment(offered, flight)).collect::<Vec<_>>(),
    })
}

/// Penalties are totals for all passengers.
pub(super) fn condition(condition: &Condition, people: usize, offer: &SupplierOffer) -> Value {
    let currency = offer.fares.first().map(|fare| fare.base.currency);
    let free = currency.map(Money::zero);
    let each = if condition.allowed {
        condition.fee.or(free)
    } else {
        None
    };
    let people = u32::try_from(people).unwrap_or(u32::MAX);
    let all = each.and_then(|fee| fee.times(people).ok());
    json!({
        "allowed": condition.allowed,
        "penalty_amount": all.map(|fee| fee.amount()),
        "penalty_currency": all.map(|fee| fee.currency.as_str().to_owned()),
    })
}

fn segment(offered: &Offered, flight: &Segment) -> Value {
    let aircraft = Aircraft::embedded().get(&flight.aircraft).map(|kind| kind.name.clone());
    let local = |at: chrono::NaiveDateTime| at.format("%Y-%m-%dT%H:%M:%S").to_string();
    json!({
        "id": segment_id(&offered.id, &flight.segment_id),
        "origin": airport(flight.origin.airport),
        "origin_terminal": flight.origin.terminal,
        "departing_at": local(flight.origin.local),
        "destination": airport(flight.destination.airport),
        "destination_terminal": flight.destination.terminal,
        "arriving_at": local(flight.destination.local),
        "duration": duration(i64::from(flight.duration_minutes)),
        "distance": null,
        "aircraft": { "id": format!("arc_{}", flight.aircraft.to_lowercase()), "iata_code": flight.aircraft, "name": aircraft },
        "marketing_carrier": airline(flight.marketing.carrier),
        "marketing_carrier_flight_number": flight.marketing.number,
        "operating_carrier": airline(flight.operating.carrier),
        "operating_carrier_flight_number": flight.operating.number,
        "stops": [],
        "passengers": offered.people.iter().map(|one| flown_by(offered, flight, one)).collect::<Vec<_>>(),
    })
}

fn flown_by(offered: &Offered, flight: &Segment, person: &Person) -> Value {
    let (class, name) = cabin(flight.cabin);
    let bag = |kind: &str, text: &str| {
        let pieces = match text.split_once(' ') {
            Some((count, "pieces" | "piece")) => count.parse().unwrap_or(1),
            Some(_) => 1,
            None => 0,
        };
        json!({ "type": kind, "quantity": pieces })
    };
    let brand = &offered.offer.brand;
    let bags = [bag("checked", &brand.checked_bag), bag("carry_on", &brand.cabin_bag)];
    let bags: Vec<_> = bags
        .into_iter()
        .filter(|bag| person.ptc != Ptc::Inf && bag["quantity"] != 0)
        .collect();
    json!({
        "passenger_id": person.id,
        "cabin_class": class,
        "cabin_class_marketing_name": name,
        "fare_basis_code": flight.fare_basis,
        "baggages": bags,
        "cabin": { "name": class, "marketing_name": name, "amenities": null },
    })
}
