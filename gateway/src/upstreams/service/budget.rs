//! The retry budget: retries are limited to a share of first attempts, so that an outage does not multiply the load.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

use crate::config::RetryRules;

/// The cost of a retry, in thousandths.
const ONE: i64 = 1000;
/// The minimum rate accumulates for at most this long.
const SECONDS_SAVED: i64 = 10;
const MOST_SAVED: i64 = 1000 * ONE;

/// The retry budget of a service.
#[derive(Debug)]
pub struct Budget {
    per_request: i64,
    per_second: i64,
    purse: AtomicI64,
    paid: AtomicU64,
}

impl Budget {
    /// A budget that starts with the accumulated minimum rate.
    pub fn new(rules: &RetryRules) -> Self {
        let per_second = i64::from(rules.per_second) * ONE;
        Self {
            per_request: i64::from(rules.percent) * ONE / 100,
            per_second,
            purse: AtomicI64::new(per_second * SECONDS_SAVED),
            paid: AtomicU64::new(0),
        }
    }

    /// Adds a first attempt.
    pub fn deposit(&self) {
        if self.per_request > 0 && self.purse.load(Relaxed) < MOST_SAVED {
            self.purse.fetch_add(self.per_request, Relaxed);
        }
    }

    /// Whether a retry is within the budget; if so, it is deducted.
    pub fn withdraw(&self, now: u64) -> bool {
        self.pay_floor(now);
        self.purse
            .fetch_update(Relaxed, Relaxed, |left| (left >= ONE).then_some(left - ONE))
            .is_ok()
    }

    fn pay_floor(&self, now: u64) {
        let last = self.paid.load(Relaxed);
        let elapsed = i64::try_from(now.saturating_sub(last)).unwrap_or(0);
        let pay = (self.per_second.saturating_mul(elapsed) / 1000).min(self.per_second * SECONDS_SAVED);
        if pay < ONE || self.paid.compare_exchange(last, now, Relaxed, Relaxed).is_err() {
            return;
        }
        let full = self.per_second * SECONDS_SAVED;
        let _ = self
            .purse
            .fetch_update(Relaxed, Relaxed, |left| (left < full).then(|| (left + pay).min(full)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_of_the_requests_can_be_tried_again() {
        let budget = Budget::new(&RetryRules {
            percent: 10,
            per_second: 0,
        });
        assert!(!budget.withdraw(0));
        (0..100).for_each(|_| budget.deposit());
        let tried = (0..100).filter(|_| budget.withdraw(60_000)).count();
        assert_eq!(tried, 10);
    }

    #[test]
    fn the_floor_comes_back_with_time_and_is_not_saved_up_for_long() {
        let budget = Budget::new(&RetryRules {
            percent: 0,
            per_second: 2,
        });
        let drain = |now| (0..1000).filter(|_| budget.withdraw(now)).count();
        assert_eq!(drain(0), 20);
        assert_eq!(drain(1_000), 2);
        assert_eq!(drain(3_600_000), 20);
    }
}
