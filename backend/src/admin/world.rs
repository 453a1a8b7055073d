//! Controls of the sandbox suppliers: failures on demand.

use axum::Json;
use axum::extract::State;
use jetway_app::app::{Conduct, Forced, WorldStatus};
use jetway_domain::air::offer::SupplierId;
use serde::Deserialize;

use crate::http::{Body, Refusal};
use crate::state::AppState;

/// The current settings of the sandbox world.
pub(super) async fn status(State(state): State<AppState>) -> Json<WorldStatus> {
    Json(state.app.world().status())
}

/// Force the outcome of the next matching call, such as `{"step":"price","effect":{"kind":"soldOut"}}`.
pub(super) async fn force(State(state): State<AppState>, body: Body<Forced>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    world
        .force(body.value)
        .map_err(|error| Refusal::unusable(error.to_string()))?;
    Ok(Json(world.status()))
}

/// A supplier, or all of them if none is named, and how it responds from now on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SupplierConduct {
    supplier: Option<SupplierId>,
    conduct: Conduct,
}

/// Make suppliers fail, hang or work, such as `{"supplier":"gds-a","conduct":"hangs"}`.
pub(super) async fn conduct(
    State(state): State<AppState>,
    body: Body<SupplierConduct>,
) -> Result<Json<WorldStatus>, Refusal> {
    let (world, SupplierConduct { supplier, conduct }) = (state.app.world(), body.value);
    if world.set_conduct(supplier.as_ref(), conduct) {
        Ok(Json(world.status()))
    } else {
        Err(Refusal::unusable("No supplier of the sandbox has this name."))
    }
}

/// A supplier's booking.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Dropped {
    pnr: String,
}

/// Make the airline cancel an unticketed booking.
pub(super) async fn drop_record(
    State(state): State<AppState>,
    body: Body<Dropped>,
) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    match world.drop_record(&body.value.pnr) {
        Ok(true) => Ok(Json(world.status())),
        Ok(false) => Err(Refusal::unusable("No unpaid record has this locator.")),
        Err(error) => Err(Refusal::ours(&error)),
    }
}

/// The booking whose flight moves, and by how many minutes.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Moved {
    pnr: String,
    minutes: i32,
}

/// Make the airline reschedule the first flight of a booking. Negative minutes mean earlier.
pub(super) async fn reschedule(State(state): State<AppState>, body: Body<Moved>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    match world.reschedule(&body.value.pnr, body.value.minutes) {
        Ok(true) => Ok(Json(world.status())),
        Ok(false) => Err(Refusal::unusable("No record has this locator.")),
        Err(error) => Err(Refusal::ours(&error)),
    }
}

/// Delete every supplier booking and every forced effect. Our orders stay.
pub(super) async fn reset(State(state): State<AppState>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    world.reset().map_err(|error| Refusal::ours(&error))?;
    Ok(Json(world.status()))
}
