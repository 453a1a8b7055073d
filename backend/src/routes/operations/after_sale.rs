//! Voids, refunds and exchanges: what a quote depends on, and the steps of operators.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::ticketing::after_sale::{OperatorAnswer, OperatorStep};
use jetway_domain::access::{Desk, OperatorRole};
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::assignees::{assignees, named};
use crate::http::{Body, InRole, Refusal};
use crate::state::AppState;
use crate::wire::after_sale::operators::{
    AfterSaleCase, AfterSaleOperatorQuote, AfterSaleOperatorStep, AfterSaleStepped, numbered, operator_step,
};
use crate::wire::approval_request::checked_remark;

/// Which void or refund.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleCaseRequest {
    /// Slug of the tenant.
    tenant: String,
    request_reference: String,
}

/// An operator's step on a void or refund.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleDecision {
    /// Slug of the tenant.
    tenant: String,
    request_reference: String,
    step: AfterSaleOperatorStep,
    /// For `quote`.
    quote: Option<AfterSaleOperatorQuote>,
    /// For the agency; at most 250 characters.
    remark: Option<String>,
}

/// Who works on a void, refund or exchange from now on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleAssignment {
    /// Slug of the tenant.
    tenant: String,
    request_reference: String,
    /// The `owner` that was read; absent if there was none. Refused when another operator has it by now.
    owner: Option<String>,
    /// One of those who can take it over.
    operator_id: Uuid,
}

/// Get a void or refund, with what its quote depends on.
#[utoipa::path(post, path = "/api/operations/v1/AfterSale/View", operation_id = "viewAfterSale", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("refunds"))),
    request_body = AfterSaleCaseRequest, responses((status = 200, body = AfterSaleCase)))]
pub(crate) async fn view_after_sale(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Refunds.code() }>,
    body: Body<AfterSaleCaseRequest>,
) -> Result<Json<AfterSaleCase>, Refusal> {
    let (tenant, _) = call.tenant(&state, &body.value.tenant).await?;
    let request = numbered(&body.value.request_reference)?;
    let case = state.app.flight_ticketing().after_sale_case(&tenant, &request).await?;
    Ok(Json(AfterSaleCase::of(&case).ok_or(ErrorCode::AfterSaleNotFound)?))
}

/// Take, quote, refuse or finish a void or refund.
#[utoipa::path(post, path = "/api/operations/v1/AfterSale/Decide", operation_id = "decideAfterSale", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("refunds"))),
    request_body = AfterSaleDecision, responses((status = 200, body = AfterSaleStepped)))]
pub(crate) async fn decide_after_sale(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Refunds.code() }>,
    body: Body<AfterSaleDecision>,
) -> Result<Json<AfterSaleStepped>, Refusal> {
    let said = body.value;
    let (tenant, _) = call.tenant(&state, &said.tenant).await?;
    let request = numbered(&said.request_reference)?;
    let answer = OperatorAnswer {
        step: operator_step(said.step, said.quote)?,
        remark: checked_remark(said.remark)?,
        operator: call.operator(),
    };
    let ticketing = state.app.flight_ticketing();
    let order = ticketing.answer_after_sale(&tenant, &request, answer).await?;
    Ok(Json(AfterSaleStepped::of(&order, &request)?))
}

/// Give a void, refund or exchange to an operator.
#[utoipa::path(post, path = "/api/operations/v1/AfterSale/Assign", operation_id = "assignAfterSale", tag = "orders",
    security(("operator" = [])), extensions(("x-role" = json!("refunds"))),
    request_body = AfterSaleAssignment, responses((status = 200, body = AfterSaleStepped)))]
pub(crate) async fn assign_after_sale(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Refunds.code() }>,
    body: Body<AfterSaleAssignment>,
) -> Result<Json<AfterSaleStepped>, Refusal> {
    let asked = body.value;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let request = numbered(&asked.request_reference)?;
    let operators = assignees(&state, &call, (&tenant, Desk::AfterSale)).await?;
    let to = named(&operators, asked.operator_id)?.to_owned();
    let answer = OperatorAnswer {
        step: OperatorStep::Assign { to, from: asked.owner },
        remark: None,
        operator: call.operator(),
    };
    let ticketing = state.app.flight_ticketing();
    let order = ticketing.answer_after_sale(&tenant, &request, answer).await?;
    Ok(Json(AfterSaleStepped::of(&order, &request)?))
}
