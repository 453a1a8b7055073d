//! Requests after the ticket: operators read them, take them, quote refunds, refuse, and say what the airline did.

use axum::Json;
use axum::extract::{Path, State};
use jetway_app::flight::ticketing::after_sale::OperatorAnswer;
use jetway_problem::ErrorCode;
use serde::Deserialize;

use super::applications::{operator, portal};
use crate::http::{Body, Refusal};
use crate::state::AppState;
use crate::wire::after_sale::operators::{
    AfterSaleCase, AfterSaleOperatorQuote, AfterSaleOperatorStep, AfterSaleStepped, numbered, operator_step,
};
use crate::wire::approval_request::checked_remark;

/// An operator's step on a request.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Answer {
    step: AfterSaleOperatorStep,
    /// For `quote`.
    quote: Option<AfterSaleOperatorQuote>,
    /// For the agency.
    remark: Option<String>,
    /// Kept in the audit trail.
    operator: String,
}

/// Get a request, with what its quote depends on.
pub(super) async fn read(
    State(state): State<AppState>,
    Path((tenant, request)): Path<(String, String)>,
) -> Result<Json<AfterSaleCase>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let ticketing = state.app.flight_ticketing();
    let case = ticketing.after_sale_case(&tenant, &numbered(&request)?).await?;
    Ok(Json(AfterSaleCase::of(&case).ok_or(ErrorCode::AfterSaleNotFound)?))
}

/// Take, quote, refuse or finish a request.
pub(super) async fn answer(
    State(state): State<AppState>,
    Path((tenant, request)): Path<(String, String)>,
    body: Body<Answer>,
) -> Result<Json<AfterSaleStepped>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let request = numbered(&request)?;
    let said = body.value;
    let answer = OperatorAnswer {
        step: operator_step(said.step, said.quote)?,
        remark: checked_remark(said.remark)?,
        operator: operator(&said.operator)?,
    };
    let ticketing = state.app.flight_ticketing();
    let order = ticketing.answer_after_sale(&tenant, &request, answer).await?;
    Ok(Json(AfterSaleStepped::of(&order, &request)?))
}
