//! Check a rate before it is booked.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::hotel::search::{CheckError, CheckStatus, Checked, SupplierTrouble};
use jetway_domain::access::Functionality;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::card::HotelCard;
use super::get_detail::clock;
use super::rate::{HotelRate, HotelRoom};
use super::response::HotelSearchEcho;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// Which rate.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CheckRateRequest {
    request_id: String,
    hotel_guid: String,
    room_guid: String,
    room_rate_guid: String,
}

/// A rate at its current price and on its current terms.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckedRate {
    /// What `Book` takes; nothing can be booked with that of a sold-out rate.
    session_id: String,
    /// The rate can be booked until then.
    expires_at: String,
    status: CheckedRateStatus,
    hotel: HotelCard,
    /// The room with this rate only.
    room: HotelRoom,
    /// As it is now; of a sold-out one, as it was.
    rate: HotelRate,
    /// As it was in the search, when it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    previous_rate: Option<HotelRate>,
    search: HotelSearchEcho,
    /// Time zone of the hotel.
    zone: String,
    check_in_from: String,
    check_out_until: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
}

/// What the check found.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum CheckedRateStatus {
    /// As in the search.
    Ok,
    /// Another price.
    PriceChanged,
    /// Other terms at the same price.
    PolicyChanged,
    /// Sold out.
    SoldOut,
}

/// Ask the supplier for the current price and terms of a rate; they are kept for fifteen minutes.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/CheckRate", operation_id = "hotelCheckRate", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(247))),
    request_body = CheckRateRequest, responses((status = 200, body = CheckedRate)))]
pub(crate) async fn hotel_check_rate(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchHotel.code() }>,
    body: Body<CheckRateRequest>,
) -> Result<Json<CheckedRate>, Refusal> {
    let asked = &body.value;
    let rate = (
        asked.hotel_guid.as_str(),
        asked.room_guid.as_str(),
        asked.room_rate_guid.as_str(),
    );
    let searches = state.app.hotel_searches();
    let checked = searches.check(agent.caller(), &asked.request_id, rate).await;
    let checked = checked.map_err(|error| match error {
        CheckError::Search(error) => Refusal::from(error),
        CheckError::Supplier(SupplierTrouble::Slow) => Refusal::new(ErrorCode::SupplierTimeout),
        CheckError::Supplier(SupplierTrouble::Down) => Refusal::new(ErrorCode::SupplierDown),
    })?;
    Ok(Json(CheckedRate::of(&checked, &agent, state.app.clock().now())))
}

impl CheckedRate {
    fn of(checked: &Checked, agent: &Agent, now: DateTime<Utc>) -> Self {
        let property = &checked.card.lead.property;
        let shown = |rate| HotelRate::of(&checked.rate_guid, rate, property, agent, now);
        let (guid, room) = &checked.room;
        Self {
            session_id: checked.session.0.to_string(),
            expires_at: instant(checked.expires_at),
            status: match checked.status {
                CheckStatus::Ok => CheckedRateStatus::Ok,
                CheckStatus::PriceChanged => CheckedRateStatus::PriceChanged,
                CheckStatus::PolicyChanged => CheckedRateStatus::PolicyChanged,
                CheckStatus::SoldOut => CheckedRateStatus::SoldOut,
            },
            hotel: HotelCard::of(&checked.card, agent),
            room: HotelRoom::of(guid, room, vec![shown(&checked.rate)]),
            rate: shown(&checked.rate),
            previous_rate: checked.previous.as_ref().map(shown),
            search: HotelSearchEcho::of(&checked.search, &checked.place, agent.portal.names()),
            zone: property.zone.clone(),
            check_in_from: clock(property.check_in_from),
            check_out_until: clock(property.check_out_until),
            phone: property.phone.clone(),
        }
    }
}
