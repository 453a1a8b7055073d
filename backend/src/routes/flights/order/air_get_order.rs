//! Read a flight order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;

use super::reader::Reader;
use super::view::Order;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// The order, and whether it was just booked.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GetOrderParams {
    order_reference: String,
    /// Whether this is the first read after booking.
    first_time: Option<bool>,
}

/// Read a flight order of the agency.
#[utoipa::path(post, path = "/api/order/v1/AirGetOrder", operation_id = "airGetOrder", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("orderReference" = String, Query), ("firstTime" = Option<bool>, Query)), responses((status = 200, body = Order)))]
pub(crate) async fn air_get_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<GetOrderParams>,
) -> Result<Json<Order>, Refusal> {
    let reference = reference(&params.order_reference)?;
    let order = state.app.flight_ticketing().order(agent.caller(), &reference).await?;
    Ok(Json(Order::of(
        &order,
        Reader::of(&state, &agent, &order, params.first_time.unwrap_or(false)),
    )))
}
