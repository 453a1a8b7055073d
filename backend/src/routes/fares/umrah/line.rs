//! A line of a journey, for agents and for their clients.

use chrono::NaiveDate;
use jetway_app::flight::names::airline_name;
use jetway_domain::lot::umrah::{FareLine, LineContent, LineKind, StayLine, VisaLine};
use jetway_domain::money::Money;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::routes::fares::card::{FareAirline, FareJourney};
use crate::routes::hotels::search::HotelBoard;
use crate::routes::hotels::search::destinations::HotelDestinationKind;
use crate::routes::visas::{VisaEntries, VisaPurpose};
use crate::wire::instant::instant;

/// What a line is for.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum JourneyLineKind {
    /// The flights.
    Fare,
    /// The hotel in Makkah.
    Makkah,
    /// The hotel in Madinah.
    Madinah,
    /// The visas.
    Visa,
}

/// A line. Amounts are for all travellers; exactly one of `fare`, `stay` and `visa` is there.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JourneyLine {
    kind: JourneyLineKind,
    /// What the customer pays, markup included.
    amount: String,
    /// What the agency pays; needs 203, and clients never see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fare: Option<JourneyFare>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stay: Option<JourneyStay>,
    #[serde(skip_serializing_if = "Option::is_none")]
    visa: Option<JourneyVisa>,
}

/// Flights.
#[derive(Serialize, ToSchema)]
pub(crate) struct JourneyFare {
    title: String,
    airline: FareAirline,
    journeys: Vec<FareJourney>,
    baggage: String,
}

/// A stay in a hotel.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JourneyStay {
    destination_kind: HotelDestinationKind,
    /// The place that a search finds the hotel by.
    destination_id: String,
    name: String,
    /// 1 to 5.
    stars: u8,
    address: String,
    room: String,
    rooms: usize,
    board: HotelBoard,
    check_in: NaiveDate,
    check_out: NaiveDate,
    nights: i64,
    /// Until when it can be cancelled without a fee; absent when a cancellation always costs a fee.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until: Option<String>,
    /// The same instant by the hotel's clock, without a zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until_local: Option<String>,
    /// What the guests pay at the hotel in addition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_at_hotel: Option<String>,
}

/// Visas.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JourneyVisa {
    product_id: String,
    name: String,
    purpose: VisaPurpose,
    entries: VisaEntries,
    stay_days: u16,
    /// Working days of processing.
    min_days: u16,
    max_days: u16,
    applicants: u32,
    /// Whether the visa may not be ready on the day of travel.
    tight: bool,
}

impl JourneyLineKind {
    pub(crate) const fn of(kind: LineKind) -> Self {
        match kind {
            LineKind::Fare => Self::Fare,
            LineKind::Makkah => Self::Makkah,
            LineKind::Madinah => Self::Madinah,
            LineKind::Visa => Self::Visa,
        }
    }
}

impl JourneyLine {
    pub(crate) fn of(content: &LineContent, amount: Money, agent: Option<Money>, names: NameLanguage) -> Self {
        let (mut fare, mut stay, mut visa) = (None, None, None);
        match content {
            LineContent::Fare(line) => fare = Some(JourneyFare::of(line, names)),
            LineContent::Stay(line) => stay = Some(JourneyStay::of(line)),
            LineContent::Visa(line) => visa = Some(JourneyVisa::of(line, names)),
        }
        Self {
            kind: JourneyLineKind::of(content.kind()),
            amount: amount.to_string(),
            agent_amount: agent.map(|amount| amount.to_string()),
            fare,
            stay,
            visa,
        }
    }
}

impl JourneyFare {
    fn of(line: &FareLine, names: NameLanguage) -> Self {
        Self {
            title: line.title.clone(),
            airline: FareAirline::new(line.airline, airline_name(line.airline, names)),
            journeys: line.journeys.iter().map(FareJourney::of).collect(),
            baggage: line.baggage.clone(),
        }
    }
}

impl JourneyStay {
    fn of(line: &StayLine) -> Self {
        let at_hotel = line.pay_at_hotel.is_positive();
        Self {
            destination_kind: line.destination.kind.into(),
            destination_id: line.destination.id.clone(),
            name: line.hotel.clone(),
            stars: line.stars,
            address: line.address.clone(),
            room: line.room.clone(),
            rooms: line.rooms,
            board: line.board.into(),
            check_in: line.stay.check_in,
            check_out: line.stay.check_out,
            nights: line.stay.nights(),
            free_cancellation_until: line.free_until.map(instant),
            free_cancellation_until_local: line.free_until_local.map(|at| at.format("%Y-%m-%dT%H:%M").to_string()),
            pay_at_hotel: at_hotel.then(|| line.pay_at_hotel.to_string()),
        }
    }
}

impl JourneyVisa {
    fn of(line: &VisaLine, names: NameLanguage) -> Self {
        Self {
            product_id: line.product.clone(),
            name: line.name.in_language(names).to_owned(),
            purpose: line.purpose.into(),
            entries: line.entries.into(),
            stay_days: line.stay_days,
            min_days: line.processing.min,
            max_days: line.processing.max,
            applicants: line.applicants,
            tight: line.tight,
        }
    }
}
