//! What stands around an order: its payments, what is owed for it, and what the airline filed for it (ADR 0062).

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::money::Money;
use jetway_domain::payment::PaymentSession;
use serde::Serialize;
use utoipa::ToSchema;

use super::online::OnlinePayment;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::WishView;
use crate::wire::instant::instant;
use crate::wire::order_reference::OrderParams;

/// What stands around an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderSupplementary {
    order_reference: String,
    /// At payment providers, newest first. Needs 203.
    payments: Vec<OnlinePayment>,
    /// How it was paid in parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<PartPayment>,
    /// The wish to pay in parts, and the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    part_request: Option<WishView>,
    /// How each flight is filed, in the order of the trip.
    filed: Vec<FiledFare>,
}

/// An order paid in parts.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PartPayment {
    /// Taken with the tickets. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_now: Option<String>,
    /// Owed at the beginning. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<String>,
    /// Still owed. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
    due_at: String,
    is_settled: bool,
    is_overdue: bool,
}

/// What the airline filed for a flight.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FiledFare {
    segment_id: String,
    /// Such as `EK 582`.
    flight: String,
    fare_basis: String,
    /// The booking letter.
    rbd: String,
}

/// Read it.
#[utoipa::path(post, path = "/api/order/v1/GetOrderSupplementary", operation_id = "getOrderSupplementary", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("orderReference" = String, Query)), responses((status = 200, body = OrderSupplementary)))]
pub(crate) async fn get_order_supplementary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<OrderSupplementary>, Refusal> {
    let reference = params.reference()?;
    let (order, payments, left) = state.app.payments().of_order(agent.caller(), &reference).await?;
    let told = agent.visibility().agent_amounts;
    let payments: &[PaymentSession] = if told { &payments } else { &[] };
    Ok(Json(OrderSupplementary {
        order_reference: order.reference.as_str().to_owned(),
        payments: payments
            .iter()
            .map(|payment| OnlinePayment::of(payment, Some(&order)))
            .collect(),
        part: PartPayment::of(&state, &order, left, told),
        part_request: order.details.part_request.as_ref().map(WishView::of),
        filed: order.details.offer.segments.iter().map(FiledFare::of).collect(),
    }))
}

impl PartPayment {
    fn of(state: &AppState, order: &FlightOrder, left: Option<Money>, told: bool) -> Option<Self> {
        let terms = order.details.part.as_ref()?;
        let text = |amount: Money| told.then(|| amount.to_string());
        // Money that is only set aside owes nothing yet.
        let left = left?;
        let is_settled = !left.is_positive();
        Some(Self {
            paid_now: text(terms.now),
            due: text(terms.later),
            left: text(left),
            due_at: instant(terms.due_at),
            is_settled,
            is_overdue: !is_settled && state.app.clock().now() > terms.due_at,
        })
    }
}

impl FiledFare {
    fn of(segment: &jetway_domain::air::offer::Segment) -> Self {
        let sold = &segment.marketing;
        Self {
            segment_id: segment.segment_id.to_string(),
            flight: format!("{} {}", sold.carrier, sold.number),
            fare_basis: segment.fare_basis.to_string(),
            rbd: segment.rbd.to_string(),
        }
    }
}
