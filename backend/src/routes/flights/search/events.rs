//! A search followed as it runs.

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures::{Stream, stream};
use jetway_domain::access::Functionality;
use serde::Deserialize;

use super::response::AirSearchResponse;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;

/// Which search, what is known of it, and the currency of its amounts.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EventsParams {
    /// The search.
    request_id: String,
    /// `refreshCount` of the last answer; everything without it.
    since: Option<u32>,
    /// The one fares are charged in without it.
    currency: Option<String>,
}

/// Each batch as it comes, beginning with how things stand: events named `batch`, their data what `RefreshAirSearch` answers,
/// their id its `refreshCount`. The one that completes the search is the last.
#[utoipa::path(get, path = "/api/search/v1/GetAirSearchEvents", operation_id = "getAirSearchEvents", tag = "events",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("since" = Option<u32>, Query), ("currency" = Option<String>, Query)),
    responses((status = 200, body = AirSearchResponse, content_type = "text/event-stream")))]
pub(crate) async fn get_air_search_events(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<EventsParams>,
) -> Result<Sse<impl Stream<Item = Result<Event, axum::Error>>>, Refusal> {
    let conversion = params.currency.map(|code| agent.conversion(&code)).transpose()?;
    let search = state.app.desk().search();
    let batches = search.follow(agent.caller(), &params.request_id, params.since).await?;
    let events = stream::unfold((batches, agent), move |(mut batches, agent)| async move {
        let view = batches.next().await?;
        let batch = agent.search_response(&view);
        let batch = conversion.iter().fold(batch, AirSearchResponse::shown_in);
        let event = Event::default().event("batch").id(view.revision.to_string());
        Some((event.json_data(&batch), (batches, agent)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
