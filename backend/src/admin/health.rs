//! Liveness, readiness and metrics.

use axum::extract::State;
use http::header;

use crate::http::Refusal;
use crate::http::metrics::{calls_running, orders_in_doubt};
use crate::state::AppState;

/// Liveness: the process is running.
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// Readiness: the database responds.
pub(super) async fn ready(State(state): State<AppState>) -> Result<&'static str, Refusal> {
    state.app.ping().await?;
    Ok("ready\n")
}

/// Metrics in the Prometheus text format.
pub(super) async fn metrics(State(state): State<AppState>) -> ([(header::HeaderName, &'static str); 1], String) {
    let mut text = state.metrics.text();
    text += &calls_running(state.calls.running());
    // Process metrics are served even if the database is down; the gauges read from it are then omitted.
    match state.app.orders().in_doubt().await {
        Ok(in_doubt) => text += &orders_in_doubt(in_doubt),
        Err(error) => tracing::error!(%error, "could not count orders with an unknown outcome"),
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
