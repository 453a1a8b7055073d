//! The history of a hotel order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::get_order::HotelReferenceRequest;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::orders::get_order_history::OrderHistory;
use crate::state::AppState;

/// Read the history of a hotel order of the agency.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/GetHistory", operation_id = "hotelGetHistory", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(251))),
    request_body = HotelReferenceRequest, responses((status = 200, body = OrderHistory)))]
pub(crate) async fn get_history(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHotelBookingHistory.code() }>,
    body: Body<HotelReferenceRequest>,
) -> Result<Json<OrderHistory>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.hotels().order(agent.caller(), &reference).await?;
    let events = state.app.orders().history(agent.caller(), &order.reference).await?;
    Ok(Json(OrderHistory::of(&reference, events, &agent.portal)))
}
