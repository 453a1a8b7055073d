//! A lot as agents read it.

use chrono::{NaiveDate, NaiveDateTime};
use jetway_app::flight::names::airline_name;
use jetway_domain::air::offer::Ptc;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::ids::FareLotId;
use jetway_domain::lot::{LotDeposit, LotFlight, LotJourney, LotKind, LotOffer, LotTerms, SeatPrice};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::instant::instant;
use crate::wire::names::FareLotFeature;
use crate::wire::visibility::Visibility;

/// Where agencies find a lot.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FareLotKind {
    /// Fares that only this portal has.
    Exclusive,
    /// Flights of pilgrims.
    Umrah,
    /// Seats for groups.
    Group,
}

/// Passenger type.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FarePassengerType {
    /// 12 years and more.
    Adult,
    /// 2 to 11 years.
    Child,
    /// Under 2 years, on a lap.
    Infant,
}

/// An airline.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareAirline {
    code: String,
    name: String,
}

/// A flight.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareFlight {
    /// Designator and number, such as `EK585`.
    number: String,
    origin: String,
    destination: String,
    /// Local time of the origin, without a zone.
    departure: String,
    /// Local time of the destination, without a zone.
    arrival: String,
}

/// Flights in one direction.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareJourney {
    origin: String,
    destination: String,
    date: NaiveDate,
    flights: Vec<FareFlight>,
}

/// Price of a passenger.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FarePrice {
    #[serde(rename = "type")]
    kind: FarePassengerType,
    /// What the customer pays.
    amount: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
}

/// How a deposit is reckoned.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FareDepositKind {
    /// An amount for each seat.
    Fixed,
    /// A share of the price.
    Percent,
}

/// What a party pays first.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareDeposit {
    kind: FareDepositKind,
    /// For each seat, when it is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
    /// Of the price, when it is a share.
    #[serde(skip_serializing_if = "Option::is_none")]
    percent: Option<u8>,
}

/// Penalties of a lot.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotRules {
    /// For each seat dropped after the deposit.
    drop_penalty: String,
    /// Percent of the price that a cancellation after the deposit costs.
    cancel_penalty_percent: u8,
    /// For each name changed after names are due.
    name_change_fee: String,
    /// Percent of the deposit that is kept when names or balance miss their deadline.
    keep_deposit_percent: u8,
}

/// A lot.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotCard {
    lot_id: String,
    kind: FareLotKind,
    title: String,
    airline: FareAirline,
    origin: String,
    destination: String,
    /// Where the way back begins, when that is another airport than the destination.
    #[serde(skip_serializing_if = "Option::is_none")]
    return_from: Option<String>,
    departure_date: NaiveDate,
    #[serde(skip_serializing_if = "Option::is_none")]
    return_date: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nights: Option<i64>,
    journeys: Vec<FareJourney>,
    seats_free: u32,
    prices: Vec<FarePrice>,
    baggage: String,
    #[schema(value_type = Vec<FareLotFeature>)]
    feature_tags: Vec<&'static str>,
    /// 0 to 5, in tenths.
    user_rating: f64,
    deposit: FareDeposit,
    /// How long seats are held until the deposit is due.
    deposit_hours: u32,
    names_by: String,
    balance_by: String,
    ticketing_by: String,
    min_passengers: u32,
    max_passengers: u32,
}

impl FareLotKind {
    pub(crate) const fn of(kind: LotKind) -> Self {
        match kind {
            LotKind::Exclusive => Self::Exclusive,
            LotKind::Umrah => Self::Umrah,
            LotKind::Group => Self::Group,
        }
    }
}

impl FareLotKind {
    pub(crate) const fn kind(self) -> LotKind {
        match self {
            Self::Exclusive => LotKind::Exclusive,
            Self::Umrah => LotKind::Umrah,
            Self::Group => LotKind::Group,
        }
    }
}

impl FarePassengerType {
    pub(crate) const fn of(kind: Ptc) -> Self {
        match kind {
            Ptc::Adt => Self::Adult,
            Ptc::Chd => Self::Child,
            Ptc::Inf => Self::Infant,
        }
    }

    pub(crate) const fn ptc(self) -> Ptc {
        match self {
            Self::Adult => Ptc::Adt,
            Self::Child => Ptc::Chd,
            Self::Infant => Ptc::Inf,
        }
    }
}

impl FareLotRules {
    pub(crate) fn of(terms: &LotTerms) -> Self {
        Self {
            drop_penalty: terms.drop_penalty.to_string(),
            cancel_penalty_percent: terms.cancel_penalty_percent,
            name_change_fee: terms.name_change_fee.to_string(),
            keep_deposit_percent: terms.keep_deposit_percent,
        }
    }
}

impl FarePrice {
    /// Of each type.
    pub(crate) fn of(offer: &LotOffer, agent_amounts: bool) -> Vec<Self> {
        let price = |kind, price: SeatPrice| Self {
            kind,
            amount: price.customer.to_string(),
            agent_amount: agent_amounts.then(|| price.agent.to_string()),
        };
        vec![
            price(FarePassengerType::Adult, offer.prices.adult),
            price(FarePassengerType::Child, offer.prices.child),
            price(FarePassengerType::Infant, offer.prices.infant),
        ]
    }
}

impl FareLotCard {
    pub(crate) fn of(id: FareLotId, offer: &LotOffer, seats_free: u32, visibility: Visibility) -> Self {
        let terms = &offer.terms;
        let airport = |code: Option<AirportCode>| code.map(|code| code.as_str().to_owned()).unwrap_or_default();
        let name = airline_name(offer.airline, visibility.names);
        Self {
            lot_id: id.to_string(),
            kind: FareLotKind::of(offer.kind),
            title: offer.title.clone(),
            airline: FareAirline::new(offer.airline, name),
            origin: airport(offer.origin()),
            destination: airport(offer.destination()),
            return_from: offer.return_from().map(|code| code.as_str().to_owned()),
            departure_date: offer.departure_date().unwrap_or_else(|| offer.departs_at.date_naive()),
            return_date: offer.return_date(),
            nights: offer.nights(),
            journeys: offer.journeys.iter().map(FareJourney::of).collect(),
            seats_free,
            prices: FarePrice::of(offer, visibility.agent_amounts),
            baggage: offer.baggage.clone(),
            feature_tags: offer.features.iter().map(|feature| feature.name()).collect(),
            user_rating: f64::from(offer.rating_tenths) / 10.0,
            deposit: FareDeposit::of(terms.deposit),
            deposit_hours: terms.deposit_hours,
            names_by: instant(terms.names_by),
            balance_by: instant(terms.balance_by),
            ticketing_by: instant(terms.ticketing_by),
            min_passengers: terms.min_passengers,
            max_passengers: terms.max_passengers,
        }
    }
}

impl FareDeposit {
    fn of(deposit: LotDeposit) -> Self {
        match deposit {
            LotDeposit::Fixed(amount) => Self {
                kind: FareDepositKind::Fixed,
                amount: Some(amount.to_string()),
                percent: None,
            },
            LotDeposit::Percent(percent) => Self {
                kind: FareDepositKind::Percent,
                amount: None,
                percent: Some(percent),
            },
        }
    }
}

impl FareAirline {
    pub(crate) fn new(code: CarrierCode, name: String) -> Self {
        Self {
            code: code.as_str().to_owned(),
            name,
        }
    }
}

impl FareJourney {
    pub(crate) fn of(journey: &LotJourney) -> Self {
        let airport = |code: Option<AirportCode>| code.map(|code| code.as_str().to_owned()).unwrap_or_default();
        Self {
            origin: airport(journey.origin()),
            destination: airport(journey.destination()),
            date: journey.date().unwrap_or_default(),
            flights: journey.flights.iter().map(FareFlight::of).collect(),
        }
    }
}

impl FareFlight {
    fn of(flight: &LotFlight) -> Self {
        let local = |at: NaiveDateTime| at.format("%Y-%m-%dT%H:%M").to_string();
        Self {
            number: flight.number.clone(),
            origin: flight.origin.as_str().to_owned(),
            destination: flight.destination.as_str().to_owned(),
            departure: local(flight.departs),
            arrival: local(flight.arrives),
        }
    }
}
