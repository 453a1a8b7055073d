//! Whether the process lives, whether it can work, and its counters.

use axum::extract::State;
use http::header;

use crate::http::Refusal;
use crate::http::metrics::orders_in_doubt;
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
    let mut text = state.metrics.text();
    // Without its database the process is watched all the same; what is in doubt is left out, not guessed.
    match state.app.desk().in_doubt().await {
        Ok(in_doubt) => text += &orders_in_doubt(in_doubt),
        Err(error) => tracing::error!(%error, "orders in doubt could not be counted"),
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
