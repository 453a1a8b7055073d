//! All results of a search.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;

use super::response::AirSearchResponse;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SearchParams {
    /// The search.
    pub(super) request_id: String,
}

/// Get all results so far.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearch", operation_id = "getAirSearch", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query)), responses((status = 200, body = AirSearchResponse)))]
pub(crate) async fn get_air_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<SearchParams>,
) -> Result<Json<AirSearchResponse>, Refusal> {
    let view = state
        .app
        .flight_search()
        .read(agent.caller(), &params.request_id, None)
        .await?;
    Ok(Json(agent.search_response(&view)))
}
