//! Live results of a search as server-sent events.

use std::borrow::Cow;
use std::time::Duration;

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures::{Stream, stream};
use jetway_domain::access::Functionality;
use serde::Deserialize;
use tokio::time::timeout;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};

use super::response::AirSearchResponse;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;

/// A stream without new results checks its session this often.
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

/// Schema of one event of the stream.
pub(crate) enum AirSearchEvent {}

impl utoipa::PartialSchema for AirSearchEvent {
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(Type::String);
        let data = text()
            .content_media_type("application/json")
            .content_schema(Some(Ref::from_schema_name(batch_name())));
        ObjectBuilder::new()
            .description(Some("A server-sent event with a batch of results."))
            .property("event", text().enum_values(Some(["batch"])))
            .required("event")
            .property("id", text().pattern(Some("^[0-9]+$")))
            .required("id")
            .property("data", data)
            .required("data")
            .into()
    }
}

impl utoipa::ToSchema for AirSearchEvent {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        let batch = <AirSearchResponse as utoipa::PartialSchema>::schema();
        schemas.push((batch_name().into_owned(), batch));
        <AirSearchResponse as utoipa::ToSchema>::schemas(schemas);
    }
}

fn batch_name() -> Cow<'static, str> {
    <AirSearchResponse as utoipa::ToSchema>::name()
}

/// Stream batches of results, beginning with those already there. Events are named `batch`; their data is a response of
/// `RefreshAirSearch` and their id its `refreshCount`. The stream ends when the search is complete, and within five seconds after
/// the session has ended or the permission to search was removed.
#[utoipa::path(get, path = "/api/search/v1/GetAirSearchEvents", operation_id = "getAirSearchEvents", tag = "events",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("since" = Option<u32>, Query), ("currency" = Option<String>, Query)),
    responses((status = 200, body = AirSearchEvent, content_type = "text/event-stream")))]
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
            let batch = timeout(CHECK_EVERY, batches.next()).await;
            let current = state.app.identity().still_in(&agent.signed_in).await.ok()?;
            if !current.functionalities.allows(Functionality::Search) {
                return None;
            }
            if let Ok(view) = batch {
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
