//! A hotel order as agents read it.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_app::hotel::documents::has_voucher;
use jetway_domain::access::Functionality;
use jetway_domain::hotel::order::HotelOrder as Stored;
use jetway_domain::hotel::property::Property;
use jetway_domain::order::OrderStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::guests::{HotelContact, HotelGuest};
use super::search::{HotelBoard, HotelCancellationStep, HotelTax};
use crate::http::Agent;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::name_warning::NameWarning;
use crate::wire::payment::Payment;

/// The status of a hotel order.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelOrderStatus {
    /// Confirmed and paid.
    Confirmed,
    /// Operations find out whether the hotel has it.
    UnConfirmed,
    /// Confirmed and not paid.
    OnHold,
    /// Waiting for the hotel.
    InProgress,
    /// Cancelled.
    Cancelled,
    /// Not paid in time.
    Expired,
}

/// An action of an agent.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelAction {
    /// Pay.
    Pay,
    /// Cancel.
    Cancel,
    /// Print the voucher and the invoices.
    Print,
    /// Change the printed price.
    EditPrice,
    /// Read the history.
    History,
    /// Mail the voucher.
    Email,
}

/// The hotel.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelOrderHotel {
    name: String,
    stars: u8,
    address: String,
    city: String,
    country_code: String,
    lat: f64,
    lon: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    zone: String,
    /// Seed of the drawn picture.
    picture: String,
}

/// A room with its guests.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelOrderRoom {
    name: String,
    beds: String,
    /// The lead first.
    guests: Vec<HotelGuest>,
    adults: u8,
    child_ages: Vec<u8>,
}

/// The cancellation of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelCancelled {
    at: String,
    fee: String,
    /// Returned to the wallet; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    refund: Option<String>,
}

/// A hotel order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelOrder {
    reference_id: String,
    version: u32,
    status: HotelOrderStatus,
    status_text: &'static str,
    created_at: String,
    created_by: String,
    hotel: HotelOrderHotel,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// `15:00` by the hotel's clock.
    check_in_from: String,
    /// `12:00` by the hotel's clock.
    check_out_until: String,
    nights: i64,
    rooms: Vec<HotelOrderRoom>,
    /// What should be looked at in the names of guests, such as a title inside one; it blocks nothing.
    name_warnings: Vec<NameWarning>,
    board: HotelBoard,
    #[serde(skip_serializing_if = "Option::is_none")]
    special_requests: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arrival_time: Option<String>,
    contact: HotelContact,
    nationality: String,
    residency: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    supplier_reference: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hotel_confirmation: Option<String>,
    /// Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    currency: String,
    /// Amount the customer pays.
    amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// Printed instead of the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    printed_amount: Option<String>,
    /// The guest pays it at the hotel, in addition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_at_hotel: Option<String>,
    taxes: Vec<HotelTax>,
    cancellation: Vec<HotelCancellationStep>,
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until: Option<String>,
    /// The same instant by the hotel's clock, without a zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_cancellation_until_local: Option<String>,
    refundable: bool,
    /// Until when it can be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_by: Option<String>,
    payment: Payment,
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelled: Option<HotelCancelled>,
    /// Actions the user may take now.
    actions: Vec<HotelAction>,
}

impl HotelOrderStatus {
    pub(super) const fn of(status: OrderStatus) -> Self {
        match status {
            OrderStatus::Pending | OrderStatus::InProgress => Self::InProgress,
            OrderStatus::OnHold => Self::OnHold,
            OrderStatus::Confirmed | OrderStatus::PartiallyTicketed => Self::Confirmed,
            OrderStatus::UnConfirmed => Self::UnConfirmed,
            OrderStatus::Cancelled => Self::Cancelled,
            OrderStatus::Expired => Self::Expired,
        }
    }
}

impl HotelOrder {
    pub(super) fn of(state: &AppState, agent: &Agent, order: &Stored) -> Self {
        let details = &order.details;
        let (property, rate, search) = (&details.property, &details.rate, &details.search);
        let visibility = agent.visibility();
        let free_until = rate.cancellation.free_until().filter(|_| rate.refundable);
        let at_hotel = rate.pay_at_hotel().ok().filter(|amount| amount.is_positive());
        Self {
            reference_id: order.reference.as_str().to_owned(),
            version: order.version,
            status: HotelOrderStatus::of(order.status),
            status_text: order.status_text(),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
            hotel: hotel_of(order),
            check_in: search.stay.check_in,
            check_out: search.stay.check_out,
            check_in_from: property.check_in_from.format("%H:%M").to_string(),
            check_out_until: property.check_out_until.format("%H:%M").to_string(),
            nights: search.stay.nights(),
            rooms: rooms_of(order),
            name_warnings: details
                .rooms
                .iter()
                .flatten()
                .flat_map(|guest| NameWarning::all(&guest.given_name, &guest.surname, &[]))
                .collect(),
            board: rate.board.into(),
            special_requests: details.special_requests.clone(),
            arrival_time: details.arrival_time.map(|time| time.format("%H:%M").to_string()),
            contact: HotelContact::of(&details.contact),
            nationality: search.nationality.as_str().to_owned(),
            residency: search.residency.as_str().to_owned(),
            supplier_reference: details.supplier_reference.clone(),
            hotel_confirmation: details.hotel_confirmation.clone(),
            source: visibility.source.then(|| agent.portal.supplier_name(&rate.supplier.0)),
            currency: rate.total.currency.as_str().to_owned(),
            amount: rate.total.to_string(),
            agent_amount: visibility.agent_amounts.then(|| order.payable().to_string()),
            printed_amount: details.print_price.map(|price| price.to_string()),
            pay_at_hotel: at_hotel.map(|amount| amount.to_string()),
            taxes: rate.taxes.iter().map(HotelTax::of).collect(),
            cancellation: HotelCancellationStep::of(rate, property),
            free_cancellation_until: free_until.map(instant),
            free_cancellation_until_local: free_until.map(|until| local(property, until)),
            refundable: rate.refundable,
            pay_by: order.pay_by().map(instant),
            payment: Payment::of(order, visibility),
            cancelled: details.cancelled.as_ref().map(|cancelled| HotelCancelled {
                at: instant(cancelled.terms.at),
                fee: cancelled.terms.fee.to_string(),
                refund: visibility.agent_amounts.then(|| cancelled.terms.refund.to_string()),
            }),
            actions: actions(agent, order, state.app.clock().now()),
        }
    }
}

fn hotel_of(order: &Stored) -> HotelOrderHotel {
    let property = &order.details.property;
    HotelOrderHotel {
        name: property.name.clone(),
        stars: property.stars,
        address: property.address.clone(),
        city: property.city.clone(),
        country_code: property.country.as_str().to_owned(),
        lat: property.position.lat,
        lon: property.position.lon,
        phone: property.phone.clone(),
        zone: property.zone.clone(),
        picture: property.picture.clone(),
    }
}

fn rooms_of(order: &Stored) -> Vec<HotelOrderRoom> {
    let details = &order.details;
    let rooms = details.rooms.iter().zip(&details.search.rooms);
    rooms
        .map(|(guests, searched)| HotelOrderRoom {
            name: details.rate.room.name.clone(),
            beds: details.rate.room.beds.clone(),
            guests: guests.iter().map(HotelGuest::of).collect(),
            adults: searched.adults,
            child_ages: searched.child_ages.clone(),
        })
        .collect()
}

/// What the order's state and the user's permissions allow.
fn actions(agent: &Agent, order: &Stored, now: DateTime<Utc>) -> Vec<HotelAction> {
    let prints = agent.may(Functionality::PrintHotel);
    let all = [
        (
            HotelAction::Pay,
            agent.may(Functionality::BookHotel) && order.pay_by().is_some_and(|until| until > now),
        ),
        (
            HotelAction::Cancel,
            agent.may(Functionality::CancelHotel) && order.can_cancel(now),
        ),
        (HotelAction::Print, prints),
        (HotelAction::EditPrice, prints && agent.may(Functionality::ShowMarkup)),
        (HotelAction::History, agent.may(Functionality::ShowHotelBookingHistory)),
        (HotelAction::Email, prints && has_voucher(order)),
    ];
    all.into_iter()
        .filter(|(_, allowed)| *allowed)
        .map(|(action, _)| action)
        .collect()
}

/// `2026-12-20T18:00` by the hotel's clock.
pub(super) fn local(property: &Property, at: DateTime<Utc>) -> String {
    property.local(at).format("%Y-%m-%dT%H:%M").to_string()
}
