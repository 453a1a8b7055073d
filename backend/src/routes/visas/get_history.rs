//! The history of an application.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::get_order::VisaReferenceRequest;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::orders::get_order_history::OrderHistory;
use crate::state::AppState;

/// Read the history of an application of the agency.
#[utoipa::path(post, path = "/api/visa/v1/Visa/GetHistory", operation_id = "visaGetHistory", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(255))),
    request_body = VisaReferenceRequest, responses((status = 200, body = OrderHistory)))]
pub(crate) async fn get_history(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowVisaBookingHistory.code() }>,
    body: Body<VisaReferenceRequest>,
) -> Result<Json<OrderHistory>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.visas().order(agent.caller(), &reference).await?;
    let events = state.app.orders().history(agent.caller(), &order.reference).await?;
    Ok(Json(OrderHistory::of(&reference, events, &agent.portal)))
}
