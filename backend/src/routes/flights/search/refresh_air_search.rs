//! New results of a search.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::search::SearchError;
use jetway_domain::access::Functionality;
use jetway_problem::ErrorCode;
use serde::Deserialize;

use super::response::AirSearchResponse;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;

/// The search and the revision already known.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RefreshParams {
    request_id: String,
    /// `refreshCount` of the last response; all results if omitted.
    since: Option<u32>,
}

/// Get results that arrived or changed since the last response.
#[utoipa::path(post, path = "/api/search/v1/RefreshAirSearch", operation_id = "refreshAirSearch", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("since" = Option<u32>, Query)), responses((status = 200, body = AirSearchResponse)))]
pub(crate) async fn refresh_air_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<RefreshParams>,
) -> Result<Json<AirSearchResponse>, Refusal> {
    let search = state.app.flight_search();
    let view = search.read(agent.caller(), &params.request_id, params.since).await?;
    Ok(Json(agent.search_response(&view)))
}

impl From<SearchError> for Refusal {
    fn from(error: SearchError) -> Self {
        Self::new(match error {
            SearchError::NotFound => ErrorCode::SearchNotFound,
            SearchError::Expired => ErrorCode::SearchExpired,
        })
    }
}
