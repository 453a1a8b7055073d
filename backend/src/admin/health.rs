//! Whether the process lives, whether it can work, and its counters.

use axum::extract::State;
use http::header;

use crate::http::Refusal;
use crate::state::AppState;

/// The process runs.
pub(super) async fn alive() -> &'static str {
    "alive\n"
}

/// The database answers.
pub(super) async fn ready(State(state): State<AppState>) -> Result<&'static str, Refusal> {
    state.app.ping().await?;
    Ok("ready\n")
}

/// In the Prometheus text format.
pub(super) async fn metrics(State(state): State<AppState>) -> ([(header::HeaderName, &'static str); 1], String) {
    (
        [(header::CONTENT_TYPE, "text/plain; version=0.0.4")],
        state.metrics.text(),
    )
}
