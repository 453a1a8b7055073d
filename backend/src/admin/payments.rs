//! The payment simulator's moods.

use axum::Json;
use axum::extract::State;
use jetway_app::below::{Mood, SimulatorStatus};

use crate::http::Body;
use crate::state::AppState;

/// How the simulator is set, and every call it made.
pub(super) async fn status(State(state): State<AppState>) -> Json<SimulatorStatus> {
    Json(state.app.payments().simulator().status())
}

/// Set it, such as `{"down":true}`; what is left out is as usual.
pub(super) async fn set(State(state): State<AppState>, body: Body<Mood>) -> Json<SimulatorStatus> {
    let simulator = state.app.payments().simulator();
    simulator.set_mood(body.value);
    Json(simulator.status())
}
