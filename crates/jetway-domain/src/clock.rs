//! Time and new ids as dependencies, so that tests control both.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;

/// Source of the current time.
pub trait Clock: Send + Sync {
    /// The current time.
    fn now(&self) -> DateTime<Utc>;
}

/// The system clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the machine's clock")]
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}

/// A clock that tests set.
#[derive(Debug)]
pub struct ManualClock(Mutex<DateTime<Utc>>);

impl ManualClock {
    /// A clock set to `start`.
    #[must_use]
    pub const fn at(start: DateTime<Utc>) -> Self {
        Self(Mutex::new(start))
    }

    /// Advances it (or moves it back, with a negative step).
    pub fn advance(&self, step: TimeDelta) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += step;
    }

    /// Sets it.
    pub fn set(&self, to: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = to;
    }
}

impl Clock for ManualClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Source of new identifiers.
pub trait Ids: Send + Sync {
    /// A new, unique identifier.
    fn uuid(&self) -> Uuid;
}

/// Time-ordered random identifiers (UUID version 7), which keep database indexes compact.
#[derive(Debug, Clone, Copy, Default)]
pub struct RandomIds;

impl Ids for RandomIds {
    #[expect(clippy::disallowed_methods, reason = "the one place that draws random identifiers")]
    fn uuid(&self) -> Uuid {
        Uuid::now_v7()
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::{Clock, ManualClock, TimeDelta};

    #[test]
    fn a_manual_clock_moves_only_when_told() {
        let start = DateTime::UNIX_EPOCH;
        let clock = ManualClock::at(start);
        assert_eq!(clock.now(), start);
        clock.advance(TimeDelta::minutes(5));
        assert_eq!(clock.now() - start, TimeDelta::minutes(5));
        clock.set(start);
        assert_eq!(clock.now(), start);
    }
}
