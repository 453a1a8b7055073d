//! Live results of a search as server-sent events.

use std::time::Duration;

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures::{Stream, stream};
use jetway_domain::access::Functionality;
use serde::Deserialize;
use tokio::time::timeout;

use super::response::AirSearchResponse;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;

/// A stream without news checks its session this often.
const CHECK_EVERY: Duration = Duration::from_secs(5);

/// The search, the revision already known, and the display currency.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EventsParams {
    request_id: String,
    /// `refreshCount` of the last response; all results if omitted.
    since: Option<u32>,
    /// Display currency; the charged currency if omitted.
    currency: Option<String>,
}

/// Stream batches of results, beginning with those already there. Events are named `batch`; their data is a response of
/// `RefreshAirSearch` and their id its `refreshCount`. The stream ends when the search is complete, and within five seconds after
/// the session has ended or the permission to search was removed.
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
    let search = state.app.flight_search();
    let batches = search.follow(agent.caller(), &params.request_id, params.since).await?;
    let events = stream::unfold((batches, agent, state), move |(mut batches, agent, state)| async move {
        let view = loop {
            // A wait that is given up loses nothing.
            let news = timeout(CHECK_EVERY, batches.next()).await;
            let current = state.app.identity().still_in(&agent.signed_in).await.ok()?;
            if !current.functionalities.allows(Functionality::Search) {
                return None;
            }
            if let Ok(view) = news {
                break view?;
            }
        };
        let batch = agent.search_response(&view);
        let batch = conversion.iter().fold(batch, AirSearchResponse::shown_in);
        let event = Event::default().event("batch").id(view.revision.to_string());
        Some((event.json_data(&batch), (batches, agent, state)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
