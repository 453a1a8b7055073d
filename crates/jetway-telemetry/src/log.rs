//! One JSON object a line on standard output.

use std::sync::OnceLock;

use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Registry, fmt, reload};

/// What is logged when the operator says nothing: our own words, warnings of libraries.
const USUAL: &str = "info,pingora=warn,pingora_core=warn,pingora_proxy=off,sqlx=warn,h2=warn";

static FILTER: OnceLock<reload::Handle<EnvFilter, Registry>> = OnceLock::new();

/// Start logging. `filter` is a `tracing` directive list; `None` is the usual one. A second call changes nothing.
pub fn start(filter: Option<&str>) {
    let filter = filter
        .and_then(|text| EnvFilter::try_new(text).ok())
        .unwrap_or_else(|| EnvFilter::new(USUAL));
    let (filter, handle) = reload::Layer::new(filter);
    let lines = fmt::layer().json().flatten_event(true).with_target(false);
    if tracing_subscriber::registry()
        .with(filter)
        .with(lines)
        .try_init()
        .is_err()
    {
        tracing::debug!("logging was started before");
        return;
    }
    // Only the first start gets here.
    let _ = FILTER.set(handle);
}

/// Whether a directive list can be used.
///
/// # Errors
/// With the reason when it cannot.
pub fn check(filter: &str) -> Result<(), String> {
    EnvFilter::try_new(filter).map(drop).map_err(|error| error.to_string())
}

/// Log by another directive list from now on; `None` is the usual one.
///
/// # Errors
/// When it cannot be used, or logging was never started.
pub fn refilter(filter: Option<&str>) -> Result<(), String> {
    let filter = EnvFilter::try_new(filter.unwrap_or(USUAL)).map_err(|error| error.to_string())?;
    let handle = FILTER.get().ok_or("logging was not started")?;
    handle.reload(filter).map_err(|error| error.to_string())
}
