//! The sandbox suppliers' bad days, on demand.

use axum::Json;
use axum::extract::State;
use jetway_app::below::{Forced, WorldStatus};

use crate::http::{Body, Refusal};
use crate::state::AppState;

/// How the world is set.
pub(super) async fn status(State(state): State<AppState>) -> Json<WorldStatus> {
    Json(state.app.world().status())
}

/// Make the next step of a sale go wrong, such as `{"step":"price","effect":{"kind":"soldOut"}}`.
pub(super) async fn force(State(state): State<AppState>, body: Body<Forced>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    world
        .force(body.value)
        .map_err(|error| Refusal::unusable(error.to_string()))?;
    Ok(Json(world.status()))
}

/// Forget every supplier booking and every forced effect. Orders of ours stay.
pub(super) async fn reset(State(state): State<AppState>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    world.reset().map_err(|error| Refusal::ours(&error))?;
    Ok(Json(world.status()))
}
