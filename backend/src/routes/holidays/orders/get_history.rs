//! The history of a holiday order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::get_order::HolidayOrderKey;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::orders::get_order_history::OrderHistory;
use crate::state::AppState;

/// Read the history of a holiday order of the agency.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/GetHistory", operation_id = "holidayGetHistory", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(218))),
    request_body = HolidayOrderKey, responses((status = 200, body = OrderHistory)))]
pub(crate) async fn get_history(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookingHistory.code() }>,
    body: Body<HolidayOrderKey>,
) -> Result<Json<OrderHistory>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.holidays().order(agent.caller(), &reference).await?;
    let events = state.app.orders().history(agent.caller(), &order.reference).await?;
    Ok(Json(OrderHistory::of(&reference, events, &agent.portal)))
}
