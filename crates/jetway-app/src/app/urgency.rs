//! How soon something that waits for an operator must be decided.

use chrono::{DateTime, Utc};

/// How soon an item must be decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// More than half of its time is left.
    Green,
    /// Half of its time has passed.
    Amber,
    /// It is late.
    Red,
}

impl Urgency {
    /// Wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Amber => "amber",
            Self::Red => "red",
        }
    }

    pub(crate) fn of(since: DateTime<Utc>, due: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        if now >= due {
            Self::Red
        } else if now - since >= (due - since) / 2 {
            Self::Amber
        } else {
            Self::Green
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::Urgency;

    #[test]
    fn an_item_turns_amber_at_half_of_its_time_and_red_when_it_is_late() {
        let since = DateTime::UNIX_EPOCH;
        let due = since + TimeDelta::hours(4);
        let after = |minutes| Urgency::of(since, due, since + TimeDelta::minutes(minutes));
        assert_eq!(
            [0, 119, 120, 239, 240].map(after),
            [
                Urgency::Green,
                Urgency::Green,
                Urgency::Amber,
                Urgency::Amber,
                Urgency::Red
            ]
        );
    }
}
