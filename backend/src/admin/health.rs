//! Liveness, readiness and metrics.

use axum::extract::State;
use http::header;
use jetway_domain::zone::database_version;

use crate::http::Refusal;
use crate::http::metrics::{calls_running, index_calls, offers_dropped, orders_in_doubt, time_zones};
use crate::state::AppState;

/// Liveness: the process is running.
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Readiness: the database responds. Names the version of the time zone database.
pub(super) async fn ready(State(state): State<AppState>) -> Result<String, Refusal> {
    state.app.ping().await?;
    Ok(format!("ready\ntime zones {}\n", database_version()))
}

/// Metrics in the Prometheus text format.
pub(super) async fn metrics(State(state): State<AppState>) -> ([(header::HeaderName, &'static str); 1], String) {
    let mut text = state.metrics.text();
    text += &calls_running(state.calls.running());
    text += &time_zones();
    text += &offers_dropped(&state.app.flight_search().dropped_offers());
    text += &index_calls(&state.app.flight_search().index_calls());
    // Process metrics are served even if the database is down; the gauges read from it are then omitted.
    match state.app.orders().in_doubt().await {
        Ok(in_doubt) => text += &orders_in_doubt(in_doubt),
        Err(error) => tracing::error!(%error, "could not count orders with an unknown outcome"),
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
