//! One JSON object a line on standard output.

use tracing_subscriber::EnvFilter;

/// What is logged when the operator says nothing: our own words, warnings of libraries.
const USUAL: &str = "info,pingora=warn,pingora_core=warn,pingora_proxy=off,sqlx=warn,h2=warn";

/// Start logging. `filter` is a `tracing` directive list; `None` is the usual one. A second call changes nothing.
pub fn start(filter: Option<&str>) {
    let filter = filter
        .and_then(|text| EnvFilter::try_new(text).ok())
        .unwrap_or_else(|| EnvFilter::new(USUAL));
    let subscriber = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_target(false)
        .with_env_filter(filter);
    if subscriber.try_init().is_err() {
        tracing::debug!("logging was started before");
    }
}
