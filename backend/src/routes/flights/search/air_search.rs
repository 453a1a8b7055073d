//! Start a search.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::search::{SearchView, StartSearchError};
use jetway_domain::access::Functionality;

use super::request::AirSearchRequest;
use super::response::AirSearchResponse;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// Search all suppliers. The response has the results that arrived so far; `RefreshAirSearch` returns the rest.
#[utoipa::path(post, path = "/api/search/v1/AirSearch", operation_id = "airSearch", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    request_body = AirSearchRequest, responses((status = 200, body = AirSearchResponse)))]
pub(crate) async fn air_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    body: Body<AirSearchRequest>,
) -> Result<Json<AirSearchResponse>, Refusal> {
    let view = start(&state, &agent, &body.value).await?;
    Ok(Json(agent.search_response(&view)))
}

pub(super) async fn start(state: &AppState, agent: &Agent, request: &AirSearchRequest) -> Result<SearchView, Refusal> {
    let fare_types = &agent.portal.settings.config.fare_types;
    let query = request.query(agent.portal.currency()?, fare_types);
    let query = query.map_err(Refusal::fields)?;
    let started = state.app.flight_search().start_search(agent.caller(), query).await;
    started.map_err(|error| match error {
        StartSearchError::Faults(faults) => Refusal::fields(faults.iter().map(|fault| request.locate(fault)).collect()),
        StartSearchError::NotTrading => Refusal::ours(&error),
    })
}

impl Agent {
    /// The results of a search, limited to what this user may see.
    pub(super) fn search_response(&self, view: &SearchView) -> AirSearchResponse {
        AirSearchResponse::of(view, self.visibility(), &self.portal)
    }
}
