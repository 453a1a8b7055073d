//! The history of an order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::ids::{OrderKind, OrderReference};
use jetway_domain::order::OrderEvent as Event;
use jetway_problem::{ErrorCode, Problem};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Params, Portal, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::OrderEventName;
use crate::wire::order_reference::OrderParams;

/// The history of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderHistory {
    order_reference: String,
    /// Oldest first.
    events: Vec<OrderEvent>,
}

/// A history entry.
#[derive(Serialize, ToSchema)]
pub(crate) struct OrderEvent {
    at: String,
    /// Name of the user, or the portal's for automatic events.
    by: String,
    #[schema(value_type = OrderEventName)]
    kind: &'static str,
    text: String,
    /// Its detail: an amount such as `AED 520.00`, or a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
}

/// Read the history of an order of the agency.
#[utoipa::path(post, path = "/api/order/v1/GetOrderHistory", operation_id = "getOrderHistory", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(218))),
    params(("orderReference" = String, Query)), responses((status = 200, body = OrderHistory)))]
pub(crate) async fn get_order_history(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookingHistory.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<OrderHistory>, Refusal> {
    let reference = params.reference()?;
    // The history of a hotel or visa order needs a code of its own.
    let code = match reference.kind() {
        OrderKind::Hotel => Some(Functionality::ShowHotelBookingHistory),
        OrderKind::Visa => Some(Functionality::ShowVisaBookingHistory),
        _ => None,
    };
    if let Some(code) = code.filter(|code| !agent.may(*code)) {
        let problem = Problem::new(ErrorCode::AccessDenied);
        return Err(problem.param("functionality", code.code()).into());
    }
    let events = state.app.orders().history(agent.caller(), &reference).await?;
    Ok(Json(OrderHistory::of(&reference, events, &agent.portal)))
}

impl OrderHistory {
    pub(crate) fn of(reference: &OrderReference, events: Vec<Event>, portal: &Portal) -> Self {
        Self {
            order_reference: reference.as_str().to_owned(),
            events: events.into_iter().map(|event| OrderEvent::of(event, portal)).collect(),
        }
    }
}

impl OrderEvent {
    fn of(event: Event, portal: &Portal) -> Self {
        let (before, after) = event.moved.map(|moved| (moved.before, moved.after)).unzip();
        Self {
            at: instant(event.at),
            by: portal.author(&event.by),
            kind: event.kind.as_str(),
            text: event.text,
            before,
            after,
        }
    }
}
