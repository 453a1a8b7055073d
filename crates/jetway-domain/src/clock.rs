//! Time and fresh ids, as arguments: a rule that needs either is handed one, so a test decides both.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;

/// Where the present moment comes from.
pub trait Clock: Send + Sync {
    /// The present moment.
    fn now(&self) -> DateTime<Utc>;
}

/// The clock of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the machine's clock")]
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}

/// A clock that stands still until it is moved.
#[derive(Debug)]
pub struct ManualClock(Mutex<DateTime<Utc>>);

impl ManualClock {
    /// A clock standing at `start`.
    #[must_use]
    pub const fn at(start: DateTime<Utc>) -> Self {
        Self(Mutex::new(start))
    }

    /// Move it forward (or back, with a negative step).
    pub fn advance(&self, step: TimeDelta) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += step;
    }

    /// Move it to a moment.
    pub fn set(&self, to: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = to;
    }
}

impl Clock for ManualClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where fresh identifiers come from.
pub trait Ids: Send + Sync {
    /// An identifier never handed out before.
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
