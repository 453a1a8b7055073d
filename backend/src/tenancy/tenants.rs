//! `GET /tenancy/v1/tenants`: changes since a position.

use axum::Json;
use axum::extract::State;
use jetway_tenancy::wire::{Page, Position};
use serde::Deserialize;
use tokio::task::spawn_blocking;

use crate::http::{Params, Refusal};
use crate::state::AppState;

/// Most tenants in one response.
const MOST: usize = 500;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    #[serde(default)]
    epoch: String,
    #[serde(default)]
    since: u64,
}

pub(super) async fn since(State(state): State<AppState>, Params(asked): Params<Since>) -> Result<Json<Page>, Refusal> {
    let since = Position {
        epoch: asked.epoch,
        revision: asked.since,
    };
    // Blocking, because files are read to hash them.
    let page = spawn_blocking(move || state.tenancy.feed.page(&state.tenants.snapshot(), &since, MOST));
    page.await.map(Json).map_err(|error| Refusal::ours(&error))
}
