//! One order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use serde::Deserialize;

use super::air_ticket::reference;
use super::order_view::{Order, Reader};
use crate::http::{Agent, Allowed, Params, Refusal};
use crate::state::AppState;

/// Which order, and whether it was just made.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct OrderParams {
    /// The order.
    order_reference: String,
    /// The first look after booking.
    first_time: Option<bool>,
}

/// Read an order of the agency.
#[utoipa::path(post, path = "/api/order/v1/AirGetOrder", operation_id = "airGetOrder", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("orderReference" = String, Query), ("firstTime" = Option<bool>, Query)), responses((status = 200, body = Order)))]
pub(crate) async fn air_get_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<Order>, Refusal> {
    let reference = reference(&params.order_reference)?;
    let order = state.app.desk().order(agent.caller(), &reference).await?;
    Ok(Json(Order::of(
        &order,
        reader(&state, &agent, &order, params.first_time.unwrap_or(false)),
    )))
}

pub(super) fn reader(state: &AppState, agent: &Agent, order: &FlightOrder, first_time: bool) -> Reader {
    Reader {
        sight: agent.sight(),
        may_issue: agent.may(Functionality::IssueTicket),
        may_cancel: agent.may(Functionality::CancelTicket),
        may_extend: agent.may(Functionality::ExtendTimeLimit) && state.app.desk().fixed_limit(order).is_none(),
        first_time,
    }
}
