//! Accept a schedule change.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::reader::Reader;
use super::view::Order;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// The schedule change to accept.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcceptScheduleRequest {
    order_reference: String,
    /// `noticedAt` of the change that was read; a later change is not accepted with it.
    noticed_at: DateTime<Utc>,
}

/// Accept a schedule change of a ticketed order. Repeating the call has no further effect.
#[utoipa::path(post, path = "/api/order/v1/Schedule/AcceptScheduleChange", operation_id = "acceptScheduleChange", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    request_body = AcceptScheduleRequest, responses((status = 200, body = Order)))]
pub(crate) async fn accept_schedule_change(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    body: Body<AcceptScheduleRequest>,
) -> Result<Json<Order>, Refusal> {
    let reference = reference(&body.value.order_reference)?;
    let ticketing = state.app.flight_ticketing();
    let accepted = ticketing.accept_schedule(agent.caller(), reference, body.value.noticed_at);
    let order = accepted.await?;
    let order = ticketing.order(agent.caller(), &order.reference).await?;
    Ok(Json(Order::of(&order, Reader::of(&state, &agent, &order, false))))
}
