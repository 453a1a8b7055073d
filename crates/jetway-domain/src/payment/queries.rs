//! When a provider is queried about a payment or an online deposit.

use chrono::{DateTime, TimeDelta, Utc};

/// Interval of queries while the payer is paying.
pub const WHILE_PAYING: TimeDelta = TimeDelta::seconds(5);
/// How long a payment is queried after its end.
const LATE_MONEY: TimeDelta = TimeDelta::hours(24);
/// Interval of these queries.
const AFTER_END_EVERY: TimeDelta = TimeDelta::minutes(10);
/// Longest wait after a query without an answer.
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(1);
/// That wait is this part of the time since the end.
const WAIT_PART: i32 = 4;

/// The next query of a payment that ended or expired at `end`: every ten minutes for a day, because the payer may try again and money
/// may arrive late. `None` after that day.
#[must_use]
pub fn after_end(end: DateTime<Utc>, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    (now < end + LATE_MONEY).then_some(now + AFTER_END_EVERY)
}

/// The next query after one that failed. Queries go on until there is an answer, because the provider may have the money; after the end
/// they become rarer, from every five seconds to every hour.
#[must_use]
pub fn after_failure(end: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
    now + ((now - end) / WAIT_PART).clamp(WHILE_PAYING, LONGEST_WAIT)
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta, Utc};

    use super::{after_end, after_failure};

    const END: DateTime<Utc> = DateTime::UNIX_EPOCH;

    #[test]
    fn an_ended_payment_is_queried_every_ten_minutes_for_a_day() {
        let tomorrow = END + TimeDelta::hours(24);
        let last = tomorrow - TimeDelta::seconds(1);
        let wait = TimeDelta::minutes(10);
        assert_eq!(after_end(END, END), Some(END + wait));
        assert_eq!(after_end(END, last), Some(last + wait));
        assert_eq!(after_end(END, tomorrow), None);
    }

    #[test]
    fn failed_queries_become_rarer_after_the_end_and_never_stop() {
        for (since_end, wait) in [
            (-600, 5),
            (0, 5),
            (20, 5),
            (400, 100),
            (86_400, 3_600),
            (8_640_000, 3_600),
        ] {
            let now = END + TimeDelta::seconds(since_end);
            assert_eq!(
                after_failure(END, now),
                now + TimeDelta::seconds(wait),
                "{since_end} s after the end"
            );
        }
    }
}
