//! `GET /tenancy/v1/files/<sha-256>?of=<slug>/<name>`: a tenant's file, if its content has that hash.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::header::CONTENT_TYPE;
use jetway_problem::ErrorCode;
use jetway_tenancy::feed;
use serde::Deserialize;
use tokio::task::spawn_blocking;

use crate::http::{Params, Refusal};
use crate::state::AppState;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Whose {
    of: String,
}

pub(super) async fn file(
    State(state): State<AppState>,
    Path(hash): Path<String>,
    Params(whose): Params<Whose>,
) -> Result<Response, Refusal> {
    let found = spawn_blocking(move || feed::file(&state.tenants.snapshot(), &whose.of, &hash)).await;
    let found = found.map_err(|error| Refusal::ours(&error))?;
    let asset = found.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    Ok(([(CONTENT_TYPE, asset.media_type)], asset.bytes).into_response())
}
