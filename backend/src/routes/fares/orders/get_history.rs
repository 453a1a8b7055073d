//! The history of a group's order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::get_order::GroupReferenceRequest;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::orders::get_order_history::OrderHistory;
use crate::state::AppState;

/// Read the history of a group's order of the agency.
#[utoipa::path(post, path = "/api/fares/v1/Fare/GetHistory", operation_id = "fareGetHistory", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(218))),
    request_body = GroupReferenceRequest, responses((status = 200, body = OrderHistory)))]
pub(crate) async fn get_history(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookingHistory.code() }>,
    body: Body<GroupReferenceRequest>,
) -> Result<Json<OrderHistory>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.groups().order(agent.caller(), &reference).await?;
    let events = state.app.orders().history(agent.caller(), &order.reference).await?;
    Ok(Json(OrderHistory::of(&reference, events, &agent.portal)))
}
