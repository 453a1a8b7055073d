//! Cancel an unticketed order.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;

use super::reader::Reader;
use super::view::Order;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::OrderParams;

/// Cancel an unticketed order and release its seats. Repeating the call returns the cancelled order.
#[utoipa::path(post, path = "/api/order/v1/Cancel/AirCancel", operation_id = "airCancel", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(214))),
    params(("orderReference" = String, Query)), responses((status = 200, body = Order)))]
pub(crate) async fn air_cancel(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelTicket.code() }>,
    Params(params): Params<OrderParams>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let reference = params.reference()?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "airCancel", params.order_reference);
    let work = async move {
        let order = state.app.flight_ticketing().cancel(agent.caller(), reference).await?;
        let order = state
            .app
            .flight_ticketing()
            .order(agent.caller(), &order.reference)
            .await?;
        Ok(Order::of(&order, Reader::of(&state, &agent, &order, false)))
    };
    once.answer(&headers, work).await
}
