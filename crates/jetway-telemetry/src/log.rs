//! Logs to standard output, one JSON object a line.

use std::sync::OnceLock;

use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Registry, fmt, reload};

/// The default filter: our own messages, and warnings of libraries.
const USUAL: &str = "info,pingora=warn,pingora_core=warn,pingora_proxy=off,sqlx=warn,h2=warn";

static FILTER: OnceLock<reload::Handle<EnvFilter, Registry>> = OnceLock::new();

/// Starts logging. `filter` is a `tracing` directive list; `None` selects the default. Further calls have no effect.
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
        tracing::debug!("logging is initialised already");
        return;
    }
    // Only the first call gets here.
    let _ = FILTER.set(handle);
}

/// Validates a directive list.
///
/// # Errors
/// Why it is invalid.
pub fn check(filter: &str) -> Result<(), String> {
    EnvFilter::try_new(filter).map(drop).map_err(|error| error.to_string())
}

/// Replaces the directive list; `None` selects the default.
///
/// # Errors
/// When it is invalid, or logging was not started.
pub fn refilter(filter: Option<&str>) -> Result<(), String> {
    let filter = EnvFilter::try_new(filter.unwrap_or(USUAL)).map_err(|error| error.to_string())?;
    let handle = FILTER.get().ok_or("logging was not started")?;
    handle.reload(filter).map_err(|error| error.to_string())
}
