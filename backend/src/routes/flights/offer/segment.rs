//! Segments and journeys on the wire, shared by search, pricing and orders.

use chrono::NaiveDateTime;
use jetway_app::flight::names;
use jetway_domain::air::itinerary::{Connection, JourneySummary, connections};
use jetway_domain::air::offer::{FareMode, FlightDesignator, Segment as OfferSegment, SegmentEnd as OfferEnd};
use jetway_domain::air::search::Cabin;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::instant::instant;

/// Summary of a journey.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FlightSummary {
    departure_time: String,
    arrival_time: String,
    departure_airport_code: String,
    arrival_airport_code: String,
    day_offset: i64,
    stops: usize,
    duration: u32,
    departs_on: String,
    /// Which of the two airports was not requested, but is in the same city or nearby. Absent if neither.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(super) other_airports: Vec<String>,
}

/// Departure or arrival of a segment.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SegmentEnd {
    code: String,
    name: String,
    city: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    terminal: Option<String>,
    /// Local time at the airport, `YYYY-MM-DDTHH:mm`.
    local: String,
    utc: String,
}

/// A carrier and its flight number.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Designator {
    pub(super) code: String,
    number: String,
    name: String,
}

/// An aircraft type.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Aircraft {
    iata: String,
    name: String,
}

/// A segment: one flight number.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Segment {
    segment_id: String,
    journey_index: u8,
    origin: SegmentEnd,
    destination: SegmentEnd,
    pub(super) marketing: Designator,
    pub(super) operating: Designator,
    aircraft: Aircraft,
    rbd: String,
    cabin: &'static str,
    fare_basis: String,
    duration_minutes: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    layover_after_minutes: Option<u32>,
    change_of_airport: bool,
    overnight: bool,
}

impl FlightSummary {
    pub(crate) fn of(journey: &JourneySummary) -> Self {
        Self {
            departure_time: clock_time(journey.departs_local),
            arrival_time: clock_time(journey.arrives_local),
            departure_airport_code: journey.origin.to_string(),
            arrival_airport_code: journey.destination.to_string(),
            day_offset: journey.day_offset(),
            stops: journey.stops,
            duration: journey.duration_minutes,
            departs_on: journey.departs_local.date().to_string(),
            other_airports: Vec::new(),
        }
    }
}

impl Segment {
    /// With names in this language.
    pub(crate) fn all(segments: &[OfferSegment], language: NameLanguage) -> Vec<Self> {
        segments
            .iter()
            .zip(connections(segments))
            .map(|(segment, wait)| Self::of(segment, wait, language))
            .collect()
    }

    fn of(segment: &OfferSegment, wait: Option<Connection>, language: NameLanguage) -> Self {
        Self {
            segment_id: segment.segment_id.to_string(),
            journey_index: segment.journey_index,
            origin: SegmentEnd::of(&segment.origin, language),
            destination: SegmentEnd::of(&segment.destination, language),
            marketing: Designator::of(&segment.marketing, language),
            operating: Designator::of(&segment.operating, language),
            aircraft: Aircraft {
                iata: segment.aircraft.to_string(),
                name: names::aircraft(&segment.aircraft).to_owned(),
            },
            rbd: segment.rbd.to_string(),
            cabin: cabin_name(segment.cabin),
            fare_basis: segment.fare_basis.to_string(),
            duration_minutes: segment.duration_minutes,
            layover_after_minutes: wait.map(|wait| wait.minutes),
            change_of_airport: wait.is_some_and(|wait| wait.change_of_airport),
            overnight: wait.is_some_and(|wait| wait.overnight),
        }
    }
}

impl Designator {
    pub(super) fn of(flown: &FlightDesignator, language: NameLanguage) -> Self {
        Self {
            code: flown.carrier.to_string(),
            number: flown.number.to_string(),
            name: names::airline_name(flown.carrier, language),
        }
    }
}

impl SegmentEnd {
    pub(crate) fn of(end: &OfferEnd, language: NameLanguage) -> Self {
        let airport = names::airport(end.airport);
        let code = end.airport.to_string();
        Self {
            name: airport.map_or_else(|| code.clone(), |airport| airport.name.clone()),
            city: airport.map_or_else(
                || code.clone(),
                |airport| names::city_name(airport, language).to_owned(),
            ),
            code,
            terminal: end.terminal.as_deref().map(str::to_owned),
            local: end.local.format("%Y-%m-%dT%H:%M").to_string(),
            utc: instant(end.utc),
        }
    }
}

/// `OnHold` or `Instant`.
pub(crate) const fn fare_type(mode: FareMode) -> &'static str {
    match mode {
        FareMode::OnHold => "OnHold",
        FareMode::Instant => "Instant",
    }
}

pub(crate) const fn cabin_name(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "Economy",
        Cabin::PremiumEconomy => "Premium economy",
        Cabin::Business => "Business",
        Cabin::First => "First",
    }
}

pub(super) fn clock_time(at: NaiveDateTime) -> String {
    at.format("%H:%M").to_string()
}
