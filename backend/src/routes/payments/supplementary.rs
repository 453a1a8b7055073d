//! Payments, outstanding amount and filed fares of an order (ADR 0062).

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::money::Money;
use jetway_domain::order::RequestKind;
use jetway_domain::payment::PaymentSession;
use serde::Serialize;
use utoipa::ToSchema;

use super::online::OnlinePayment;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::ApprovalRequestView;
use crate::wire::instant::instant;
use crate::wire::order_reference::OrderParams;

/// Payments, outstanding amount and filed fares of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderSupplementary {
    order_reference: String,
    /// Online payments, newest first. Needs 203.
    payments: Vec<OnlinePayment>,
    /// Part-payment state.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<PartPayment>,
    /// The request to pay in parts and its decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    part_request: Option<ApprovalRequestView>,
    /// Filed fare of each flight, in trip order.
    filed: Vec<FiledFare>,
}

/// Part-payment state of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PartPayment {
    /// Amount paid when issuing. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    paid_now: Option<String>,
    /// Amount due later. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<String>,
    /// Outstanding amount. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
    due_at: String,
    is_settled: bool,
    is_overdue: bool,
}

/// The filed fare of a flight.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FiledFare {
    segment_id: String,
    /// Flight number, such as `EK 582`.
    flight: String,
    fare_basis: String,
    /// Booking class.
    rbd: String,
}

/// Read payments, outstanding amount and filed fares of an order.
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
        part_request: order
            .latest_request(RequestKind::PartPayment)
            .map(ApprovalRequestView::of),
        filed: order.details.offer.segments.iter().map(FiledFare::of).collect(),
    }))
}

impl PartPayment {
    fn of(state: &AppState, order: &FlightOrder, left: Option<Money>, told: bool) -> Option<Self> {
        let terms = order.details.part.as_ref()?;
        let text = |amount: Money| told.then(|| amount.to_string());
        // While the amount is only held, nothing is outstanding yet.
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
