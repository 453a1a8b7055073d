//! Status and history of an order's extra services.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::extra::ExtraEvent;
use jetway_domain::air::order::FlightOrder;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Params, Portal, Refusal};
use crate::routes::flights::offer::extra::OrderExtra;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{ExtraKindName, ExtraStatusName};
use crate::wire::order_reference::OrderParams;

/// Current status of an order's extras.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TravelerSsrStatus {
    order_reference: String,
    extras: Vec<OrderExtra>,
}

/// History of an order's extras.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SsrHistory {
    order_reference: String,
    /// Oldest first.
    events: Vec<SsrEvent>,
}

/// One status change of an extra.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SsrEvent {
    at: String,
    /// Name of the user, or the portal's for the airline's answer.
    by: String,
    extra_id: String,
    #[schema(value_type = ExtraKindName)]
    kind: &'static str,
    code: String,
    name: String,
    traveller_id: String,
    /// Absent for the request itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<ExtraStatusName>)]
    before: Option<&'static str>,
    #[schema(value_type = ExtraStatusName)]
    after: &'static str,
}

/// Ask the airline for the status of an order's extras.
#[utoipa::path(post, path = "/api/order/v1/GetUpdatedTravelerSSRStatus", operation_id = "getUpdatedTravelerSsrStatus",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("orderReference" = String, Query)), responses((status = 200, body = TravelerSsrStatus)))]
pub(crate) async fn get_updated_traveler_ssr_status(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<TravelerSsrStatus>, Refusal> {
    let reference = params.reference()?;
    let order = state
        .app
        .flight_ticketing()
        .refresh_extras(agent.caller(), reference)
        .await?;
    Ok(Json(TravelerSsrStatus {
        order_reference: order.reference.as_str().to_owned(),
        extras: order.details.extras.iter().map(OrderExtra::of).collect(),
    }))
}

/// Read the history of an order's extras.
#[utoipa::path(post, path = "/api/order/v1/AirSSRHistory", operation_id = "airSsrHistory", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(219))),
    params(("orderReference" = String, Query)), responses((status = 200, body = SsrHistory)))]
pub(crate) async fn air_ssr_history(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SsrHistory.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<SsrHistory>, Refusal> {
    let reference = params.reference()?;
    let order = state.app.flight_ticketing().order(agent.caller(), &reference).await?;
    let events = order.details.extra_events.iter();
    Ok(Json(SsrHistory {
        order_reference: order.reference.as_str().to_owned(),
        events: events
            .filter_map(|event| SsrEvent::of(event, &order, &agent.portal))
            .collect(),
    }))
}

impl SsrEvent {
    fn of(event: &ExtraEvent, order: &FlightOrder, portal: &Portal) -> Option<Self> {
        let extras = &order.details.extras;
        let held = extras.iter().find(|held| held.extra.extra_id == event.extra_id)?;
        Some(Self {
            at: instant(event.at),
            by: portal.author(&event.by),
            extra_id: event.extra_id.clone(),
            kind: held.extra.kind.as_str(),
            code: held.extra.code.clone(),
            name: held.extra.name.clone(),
            traveller_id: held.extra.traveller_id.clone(),
            before: event.before.map(jetway_domain::air::extra::ExtraStatus::as_str),
            after: event.after.as_str(),
        })
    }
}
