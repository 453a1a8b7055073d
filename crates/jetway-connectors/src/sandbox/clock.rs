//! A clock that can be pushed ahead of the one it is built on.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Clock;

/// Another clock plus what it was pushed ahead by.
pub struct VirtualClock {
    base: Arc<dyn Clock>,
    ahead_seconds: AtomicI64,
}

impl VirtualClock {
    /// In step with `base` until pushed.
    #[must_use]
    pub fn over(base: Arc<dyn Clock>) -> Self {
        Self {
            base,
            ahead_seconds: AtomicI64::new(0),
        }
    }

    /// Push it ahead by whole seconds (or back, with a negative step).
    pub fn advance(&self, step: TimeDelta) {
        self.ahead_seconds.fetch_add(step.num_seconds(), Ordering::SeqCst);
    }

    /// In step again.
    pub fn reset(&self) {
        self.ahead_seconds.store(0, Ordering::SeqCst);
    }
}

impl Clock for VirtualClock {
    fn now(&self) -> DateTime<Utc> {
        self.base.now() + TimeDelta::seconds(self.ahead_seconds.load(Ordering::SeqCst))
    }
}
