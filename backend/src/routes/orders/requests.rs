//! Approval requests: part payment, and issuing for unaccompanied children.

use axum::Json;
use axum::extract::State;
use jetway_app::order::requests::{RequestError, Topic};
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::no_parts;
use crate::http::{Agent, Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::approval_request::{ApprovalRequestView, checked_remark};
use crate::wire::order_reference::OrderParams;

/// A request for approval.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ApprovalRequestBody {
    /// At most 250 characters.
    remark: Option<String>,
}

/// Request approval to pay an order in parts. The request stays on the order until the back office decides.
#[utoipa::path(post, path = "/api/order/v1/InitiateRequestToEnablePartialPayment",
    operation_id = "initiateRequestToEnablePartialPayment", tag = "orders", security(("session" = [])),
    extensions(("x-functionality" = json!(222))), params(("orderReference" = String, Query)),
    request_body = ApprovalRequestBody, responses((status = 200, body = ApprovalRequestView)))]
pub(crate) async fn initiate_request_to_enable_partial_payment(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EnablePartialPayment.code() }>,
    Params(params): Params<OrderParams>,
    body: Body<ApprovalRequestBody>,
) -> Result<Json<ApprovalRequestView>, Refusal> {
    ask(&state, &agent, &params, body.value, Topic::Parts).await
}

/// Request approval to issue an order for unaccompanied children where no airline rule covers them. The request stays on the
/// order until the back office decides.
#[utoipa::path(post, path = "/api/order/v1/InitiateRequestToIssueForChildrenAlone",
    operation_id = "initiateRequestToIssueForChildrenAlone", tag = "orders", security(("session" = [])),
    extensions(("x-functionality" = json!(212))), params(("orderReference" = String, Query)),
    request_body = ApprovalRequestBody, responses((status = 200, body = ApprovalRequestView)))]
pub(crate) async fn initiate_request_to_issue_for_children_alone(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<OrderParams>,
    body: Body<ApprovalRequestBody>,
) -> Result<Json<ApprovalRequestView>, Refusal> {
    ask(&state, &agent, &params, body.value, Topic::ChildrenAlone).await
}

async fn ask(
    state: &AppState,
    agent: &Agent,
    params: &OrderParams,
    body: ApprovalRequestBody,
    topic: Topic,
) -> Result<Json<ApprovalRequestView>, Refusal> {
    let remark = checked_remark(body.remark)?;
    let reference = params.reference()?;
    let orders = state.app.orders();
    let order = orders
        .request_approval::<FlightOrder>(agent.caller(), &reference, topic, remark)
        .await?;
    let request = topic.of(&order);
    let request = request.ok_or_else(|| Refusal::new(ErrorCode::RequestInProgress))?;
    Ok(Json(ApprovalRequestView::of(request)))
}

impl From<RequestError> for Refusal {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Order(error) => error.into(),
            RequestError::NoParts(why) => no_parts(why),
            RequestError::NotNeeded(Topic::Parts) => Problem::new(ErrorCode::OrderPartNotAllowed)
                .detail("Part payment needs no approval.")
                .into(),
            RequestError::NotNeeded(Topic::ChildrenAlone) => Problem::new(ErrorCode::OrderWrongState)
                .detail("Issuing needs no approval.")
                .into(),
            RequestError::Answered => Problem::new(ErrorCode::OrderWrongState)
                .detail("The request has another answer. Read it again.")
                .into(),
            RequestError::NotAsked(Topic::Parts) => Self::unusable("Part payment was not requested for this order."),
            RequestError::NotAsked(Topic::ChildrenAlone) => {
                Self::unusable("Issuing for unaccompanied children was not requested for this order.")
            }
        }
    }
}
