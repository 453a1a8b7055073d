//! A clock that can be advanced relative to another one.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Clock;

/// Another clock plus an offset.
pub struct VirtualClock {
    base: Arc<dyn Clock>,
    ahead_seconds: AtomicI64,
}

impl VirtualClock {
    /// Creates it without offset to `base`.
    #[must_use]
    pub fn over(base: Arc<dyn Clock>) -> Self {
        Self {
            base,
            ahead_seconds: AtomicI64::new(0),
        }
    }

    /// Adds whole seconds to the offset (negative to go back).
    pub fn advance(&self, step: TimeDelta) {
        self.ahead_seconds.fetch_add(step.num_seconds(), Ordering::SeqCst);
    }

    /// Removes the offset.
    pub fn reset(&self) {
        self.ahead_seconds.store(0, Ordering::SeqCst);
    }
}

impl Clock for VirtualClock {
    fn now(&self) -> DateTime<Utc> {
        self.base.now() + TimeDelta::seconds(self.ahead_seconds.load(Ordering::SeqCst))
    }
}
