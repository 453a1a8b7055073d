//! Book a checked rate.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use chrono::NaiveTime;
use http::HeaderMap;
use jetway_app::hotel::book::{BookHotel, BookHotelError};
use jetway_domain::access::Functionality;
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::order::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::guests::{HotelContact, HotelRoomGuests, rooms};
use super::refusals::charged;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::lines;
use crate::wire::money::money;

/// Longest text to the hotel.
const LONGEST_REQUEST: usize = 500;

/// When a booking is paid.
#[derive(Deserialize, ToSchema, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelPaymentMode {
    /// From the wallet, when the hotel confirms.
    Now,
    /// Until the rate's `holdUntil`.
    Later,
}

/// A checked rate, the accepted amount and the guests.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BookHotelRequest {
    session_id: Uuid,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
    /// In the order of the search.
    rooms: Vec<HotelRoomGuests>,
    contact: HotelContact,
    /// What the guests ask of the hotel.
    special_requests: Option<String>,
    /// `21:30` by the hotel's clock.
    arrival_time: Option<String>,
    payment_mode: HotelPaymentMode,
}

/// Whether the hotel has confirmed.
#[derive(Serialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelBookedStatus {
    /// It has.
    Confirmed,
    /// Its answer is pending.
    UnConfirmed,
}

/// The new order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelBooked {
    reference_id: String,
    status: HotelBookedStatus,
}

/// Book a checked rate. Repeating the call returns the same order.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/Book", operation_id = "hotelBook", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(248))),
    request_body = BookHotelRequest, responses((status = 200, body = HotelBooked)))]
pub(crate) async fn book(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookHotel.code() }>,
    headers: HeaderMap,
    body: Body<BookHotelRequest>,
) -> Result<Response, Refusal> {
    let command = command(&body.value)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "hotelBook", body.digest);
    let work = async move {
        let booked = state.app.hotels().book(agent.caller(), command).await;
        let order = booked.map_err(|error| match error {
            BookHotelError::Charge(error) => charged(agent.visibility(), error),
            error => error.into(),
        })?;
        Ok(HotelBooked {
            reference_id: order.reference.as_str().to_owned(),
            status: status_of(&order),
        })
    };
    once.answer(&headers, work).await
}

const fn status_of(order: &HotelOrder) -> HotelBookedStatus {
    match order.core.status {
        OrderStatus::Pending | OrderStatus::InProgress | OrderStatus::UnConfirmed => HotelBookedStatus::UnConfirmed,
        _ => HotelBookedStatus::Confirmed,
    }
}

/// The command, or every field at fault.
fn command(request: &BookHotelRequest) -> Result<BookHotel, Refusal> {
    let mut faults = Vec::new();
    let accepted = money("/acceptedAmount", &request.accepted_amount).map_err(|fault| faults.push(fault));
    let rooms = rooms(&request.rooms).map_err(|found| faults.extend(found));
    let contact = request.contact.read().map_err(|fault| faults.push(fault));
    let asked = request
        .special_requests
        .as_deref()
        .map(str::trim)
        .filter(|text| !text.is_empty());
    let asked = asked
        .map(|text| lines("/specialRequests", text, LONGEST_REQUEST))
        .transpose();
    let special_requests = asked.map_err(|fault| faults.push(fault));
    let arrives = request.arrival_time.as_deref().map(arrival).transpose();
    let arrival_time = arrives.map_err(|fault| faults.push(fault));
    match (accepted, rooms, contact, special_requests, arrival_time) {
        (Ok(accepted), Ok(rooms), Ok(contact), Ok(special_requests), Ok(arrival_time)) => Ok(BookHotel {
            session: request.session_id.into(),
            accepted,
            rooms,
            contact,
            special_requests,
            arrival_time,
            pay_later: request.payment_mode == HotelPaymentMode::Later,
        }),
        _ => Err(Refusal::fields(faults)),
    }
}

fn arrival(text: &str) -> Result<NaiveTime, BadField> {
    NaiveTime::parse_from_str(text, "%H:%M").map_err(|_| BadField::new("/arrivalTime", "time.shape", "Such as 21:30."))
}
