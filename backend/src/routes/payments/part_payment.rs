//! The outstanding amount of a part-paid order, and settling it (ADR 0062, 0076).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::payment::dues::{DueError, DueView, Settled};
use jetway_domain::access::Functionality;
use jetway_domain::money::{Money, MoneyError};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::money::money;
use crate::wire::names::DueStateName;
use crate::wire::order_reference::{OrderParams, reference};

/// The outstanding amount of a part-paid order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderDue {
    order_reference: String,
    /// Amount the agency pays for the order. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// Amount already paid. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    paid: Option<String>,
    /// Outstanding amount: `total` − `paid`. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
    due_at: String,
    #[schema(value_type = DueStateName)]
    state: &'static str,
    /// When it was settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    settled_at: Option<String>,
    /// The journal entry that settled it.
    #[serde(skip_serializing_if = "Option::is_none")]
    journal_id: Option<String>,
}

/// The order and the amount the user accepted.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SettleRequest {
    order_reference: String,
    /// The outstanding amount as shown, such as `AED 336.00`.
    accepted_amount: String,
}

/// The result.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SettledDue {
    /// Whether this call settled it. If not, it was settled before and nothing was charged now.
    paid_now: bool,
    due: OrderDue,
}

/// Read the outstanding amount of an order.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/GetOrderDues", operation_id = "getOrderDues", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(230))),
    params(("orderReference" = String, Query)), responses((status = 200, body = OrderDue)))]
pub(crate) async fn get_order_dues(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowPartialPaymentList.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<OrderDue>, Refusal> {
    let reference = params.reference()?;
    let view = state.app.payments().due(agent.caller(), &reference).await?;
    Ok(Json(OrderDue::of(&view, agent.visibility().agent_amounts)?))
}

/// Settle the outstanding amount from the wallet. If it was settled before, nothing is charged.
#[utoipa::path(post, path = "/api/payment/v1/PartialPayment/SettleNow", operation_id = "settleNow", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(231))), request_body = SettleRequest,
    responses((status = 200, body = SettledDue)))]
pub(crate) async fn settle_now(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PayPartialPaymentDue.code() }>,
    headers: HeaderMap,
    body: Body<SettleRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.order_reference)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    // Users cannot accept an amount they may not see.
    if !agent.visibility().agent_amounts {
        let needed = Functionality::ShowCommission.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", needed)
            .into());
    }
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "settleDue", body.digest);
    let work = async move {
        let settled = state
            .app
            .payments()
            .settle(agent.caller(), &reference, accepted)
            .await?;
        SettledDue::of(&settled)
    };
    once.answer(&headers, work).await
}

impl OrderDue {
    pub(super) fn of(view: &DueView, told: bool) -> Result<Self, Refusal> {
        let text = |amount: Result<Money, MoneyError>| {
            let amount = amount.map_err(|error| Refusal::ours(&error))?;
            Ok::<_, Refusal>(told.then(|| amount.to_string()))
        };
        Ok(Self {
            order_reference: view.due.reference.as_str().to_owned(),
            total: text(view.due.total())?,
            paid: text(view.due.paid())?,
            left: text(view.due.left())?,
            due_at: instant(view.due.due_at),
            state: view.state.as_str(),
            settled_at: view.settlement.map(|(_, at)| instant(at)),
            journal_id: view.settlement.map(|(id, _)| id.to_string()),
        })
    }
}

impl SettledDue {
    fn of(settled: &Settled) -> Result<Self, Refusal> {
        Ok(Self {
            paid_now: settled.now,
            due: OrderDue::of(&settled.view, true)?,
        })
    }
}

impl From<DueError> for Refusal {
    fn from(error: DueError) -> Self {
        match error {
            DueError::Order(error) => error.into(),
            DueError::NothingDue => Self::new(ErrorCode::OrderNothingDue),
            DueError::AmountMismatch { current } => Problem::new(ErrorCode::OrderAmountMismatch)
                .detail(format!("{current} is due."))
                .param("current", current.to_string())
                .into(),
            DueError::Wallet(error) => error.into(),
        }
    }
}
