//! The payment simulator's moods, and operations' word on paying in parts.

use axum::Json;
use axum::extract::{Path, State};
use http::StatusCode;
use jetway_app::below::{Mood, SimulatorStatus};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;

use crate::http::{Body, Refusal};
use crate::routes::order::parts::checked_remark;
use crate::state::AppState;

/// How the simulator is set, and every call it made.
pub(super) async fn status(State(state): State<AppState>) -> Result<Json<SimulatorStatus>, Refusal> {
    let simulator = state.app.payments().simulator().ok_or_else(is_off)?;
    Ok(Json(simulator.status()))
}

/// Set it, such as `{"down":true}`; what is left out is as usual.
pub(super) async fn set(State(state): State<AppState>, body: Body<Mood>) -> Result<Json<SimulatorStatus>, Refusal> {
    let simulator = state.app.payments().simulator().ok_or_else(is_off)?;
    simulator.set_mood(body.value);
    Ok(Json(simulator.status()))
}

fn is_off() -> Refusal {
    Problem::new(ErrorCode::RequestNotFound)
        .detail("The payment simulator is off (payments.simulator).")
        .into()
}

/// Operations' answer to a wish to pay in parts.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct PartDecision {
    allowed: bool,
    remark: Option<String>,
}

/// Allow an order to be paid in parts, or refuse it.
pub(super) async fn decide_parts(
    State(state): State<AppState>,
    Path((tenant, order)): Path<(String, String)>,
    body: Body<PartDecision>,
) -> Result<StatusCode, Refusal> {
    let tenant = TenantId::parse(&tenant).map_err(|error| Refusal::unusable(error.to_string()))?;
    let order = OrderReference::parse(&order).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?;
    let remark = checked_remark(body.value.remark)?;
    let desk = state.app.desk();
    desk.answer_parts(&tenant, &order, body.value.allowed, remark).await?;
    Ok(StatusCode::NO_CONTENT)
}
