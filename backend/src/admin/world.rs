//! The sandbox suppliers' bad days, on demand.

use axum::Json;
use axum::extract::State;
use jetway_app::below::{Conduct, Forced, WorldStatus};
use jetway_domain::air::offer::SupplierId;
use serde::Deserialize;

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

/// A supplier, all of them when none is named, and how it answers from now on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SupplierConduct {
    supplier: Option<SupplierId>,
    conduct: Conduct,
}

/// Let suppliers fail, hang or work, such as `{"supplier":"gds-a","conduct":"hangs"}`.
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

/// A record at a supplier.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Dropped {
    pnr: String,
}

/// Let an airline give the seats of an unpaid record away.
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

/// By how much a flight is moved.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Moved {
    pnr: String,
    minutes: i32,
}

/// Let an airline move the first flight of a record by so many minutes, earlier when negative.
pub(super) async fn reschedule(State(state): State<AppState>, body: Body<Moved>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    match world.reschedule(&body.value.pnr, body.value.minutes) {
        Ok(true) => Ok(Json(world.status())),
        Ok(false) => Err(Refusal::unusable("No record has this locator.")),
        Err(error) => Err(Refusal::ours(&error)),
    }
}

/// Forget every supplier booking and every forced effect. Orders of ours stay.
pub(super) async fn reset(State(state): State<AppState>) -> Result<Json<WorldStatus>, Refusal> {
    let world = state.app.world();
    world.reset().map_err(|error| Refusal::ours(&error))?;
    Ok(Json(world.status()))
}
