//! Controls of the payment simulator.

use axum::Json;
use axum::extract::State;
use jetway_app::payment::{Mood, SimulatorStatus};
use jetway_problem::{ErrorCode, Problem};

use crate::http::{Body, Refusal};
use crate::state::AppState;

/// The simulator's settings and every call it made.
pub(super) async fn status(State(state): State<AppState>) -> Result<Json<SimulatorStatus>, Refusal> {
    let simulator = state.app.payments().simulator().ok_or_else(is_off)?;
    Ok(Json(simulator.status()))
}

/// Change the settings, such as `{"down":true}`. Omitted settings return to their defaults.
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
