//! Milliseconds on a monotonic clock.

use std::sync::LazyLock;
use std::time::Instant;

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Milliseconds since the first call; never decreases.
pub fn now_ms() -> u64 {
    ms_at(Instant::now())
}

/// The same for a moment taken earlier.
pub fn ms_at(moment: Instant) -> u64 {
    u64::try_from(moment.saturating_duration_since(*START).as_millis()).unwrap_or(u64::MAX)
}
