//! A rate and a room on the wire.

use chrono::{DateTime, Utc};
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::rate::{Board, HotelRate as Rate, RateType, Room, RoomTax};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Agent;
use crate::wire::instant::instant;

/// Meals.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelBoard {
    /// None.
    RoomOnly,
    /// Breakfast.
    Breakfast,
    /// Breakfast and dinner.
    HalfBoard,
    /// Three meals.
    FullBoard,
    /// All meals and drinks.
    AllInclusive,
}

impl From<Board> for HotelBoard {
    fn from(board: Board) -> Self {
        match board {
            Board::RoomOnly => Self::RoomOnly,
            Board::Breakfast => Self::Breakfast,
            Board::HalfBoard => Self::HalfBoard,
            Board::FullBoard => Self::FullBoard,
            Board::AllInclusive => Self::AllInclusive,
        }
    }
}

/// A kind of room with its rates, the lowest first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelRoom {
    room_guid: String,
    name: String,
    /// In words, such as `1 king bed`.
    beds: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    size_m2: Option<u16>,
    /// Most guests.
    sleeps: u8,
    amenities: Vec<String>,
    rates: Vec<HotelRate>,
}

impl HotelRoom {
    pub(super) fn of(guid: &str, room: &Room, rates: Vec<HotelRate>) -> Self {
        Self {
            room_guid: guid.to_owned(),
            name: room.name.clone(),
            beds: room.beds.clone(),
            size_m2: room.size_m2,
            sleeps: room.sleeps,
            amenities: room.amenities.clone(),
            rates,
        }
    }
}

/// The price and the terms of a kind of room.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelRate {
    room_rate_guid: String,
    board: HotelBoard,
    /// Amount the customer pays for the whole stay of all rooms.
    amount: String,
    /// What the agency pays of it; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// What the agency earns of it; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    commission: Option<String>,
    per_night: Vec<HotelNightPrice>,
    taxes: Vec<HotelTax>,
    /// What the guest pays at the hotel in addition.
    pay_at_hotel: String,
    /// Whether something is returned after a cancellation now.
    refundable: bool,
    /// Steps of the fee, earliest first; before the first one it is free.
    cancellation: Vec<HotelCancellationStep>,
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until: Option<String>,
    /// The same instant by the hotel's clock, without a zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until_local: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    remarks: Option<String>,
    /// Rooms left, when the supplier tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    allotment: Option<u32>,
    /// The hotel confirms it later.
    on_request: bool,
    rate_type: HotelRateType,
    /// Until when it can be held unpaid.
    #[serde(skip_serializing_if = "Option::is_none")]
    hold_until: Option<String>,
    /// Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
}

/// The price of a night of all rooms.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelNightPrice {
    date: String,
    amount: String,
}

/// A tax or charge of the whole stay.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelTax {
    name: String,
    amount: String,
    /// Paid at the hotel in addition; otherwise the amount of the rate includes it.
    pay_at_hotel: bool,
}

impl HotelTax {
    pub(crate) fn of(tax: &RoomTax) -> Self {
        Self {
            name: tax.name.clone(),
            amount: tax.amount.to_string(),
            pay_at_hotel: tax.at_hotel,
        }
    }
}

/// A step of the cancellation fee.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelCancellationStep {
    /// The fee applies from this instant on.
    from: String,
    /// The same instant by the hotel's clock, without a zone.
    from_local: String,
    fee: String,
}

impl HotelCancellationStep {
    /// The steps of a rate, earliest first.
    pub(crate) fn of(rate: &Rate, property: &Property) -> Vec<Self> {
        let nights = rate.nights();
        let step = |step: &jetway_domain::hotel::policy::CancellationStep| {
            Some(Self {
                from: instant(step.from),
                from_local: local(property.local(step.from)),
                fee: step.fee.amount(rate.total, &nights).ok()?.to_string(),
            })
        };
        rate.cancellation.steps().iter().filter_map(step).collect()
    }
}

/// Whether a rate can be booked as it is.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelRateType {
    /// At the price of the search.
    Bookable,
    /// Only after a check, which may change price or terms.
    Recheck,
}

impl HotelRate {
    pub(super) fn of(guid: &str, rate: &Rate, property: &Property, agent: &Agent, now: DateTime<Utc>) -> Self {
        let visibility = agent.visibility();
        let free_until = rate.cancellation.free_until().filter(|until| *until > now);
        let payable = rate.payable().ok().filter(|_| visibility.agent_amounts);
        let night = |night: &jetway_domain::hotel::rate::Night| HotelNightPrice {
            date: night.date.to_string(),
            amount: night.amount.to_string(),
        };
        Self {
            room_rate_guid: guid.to_owned(),
            board: rate.board.into(),
            amount: rate.total.to_string(),
            agent_amount: payable.map(|amount| amount.to_string()),
            commission: visibility.agent_amounts.then(|| rate.commission.to_string()),
            per_night: rate.nightly.iter().map(night).collect(),
            taxes: rate.taxes.iter().map(HotelTax::of).collect(),
            pay_at_hotel: rate.pay_at_hotel().map(|amount| amount.to_string()).unwrap_or_default(),
            refundable: rate.refundable,
            cancellation: HotelCancellationStep::of(rate, property),
            free_cancellation_until: free_until.map(instant),
            free_cancellation_until_local: free_until.map(|at| local(property.local(at))),
            remarks: rate.remarks.clone(),
            allotment: rate.allotment,
            on_request: rate.on_request,
            rate_type: match rate.rate_type {
                RateType::Bookable => HotelRateType::Bookable,
                RateType::Recheck => HotelRateType::Recheck,
            },
            hold_until: rate.hold_until.filter(|until| *until > now).map(instant),
            source: visibility.source.then(|| agent.portal.supplier_name(&rate.supplier.0)),
        }
    }
}

/// A time by the hotel's clock, to the minute.
pub(super) fn local(at: chrono::NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M").to_string()
}
