//! A node that fails several requests in a row is ejected for a while, longer each time.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::config::EjectionRules;

/// After this long without an ejection, the next one is short again.
const FORGET_MS: u64 = 60_000;

/// The outcome of an attempt, as far as the node is responsible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// A response.
    Good,
    /// A 5xx that may be the request's fault.
    Error,
    /// A timeout, a broken connection, or 502, 503 or 504.
    Failure,
}

/// One node's record of failures.
#[derive(Debug, Default)]
pub struct Ejection {
    failures: AtomicU32,
    errors: AtomicU32,
    until: AtomicU64,
    times: AtomicU32,
}

impl Ejection {
    /// Whether the node is ejected at `now`.
    pub fn is_out(&self, now: u64) -> bool {
        now < self.until.load(Relaxed)
    }

    /// Remaining milliseconds.
    pub fn left(&self, now: u64) -> u64 {
        self.until.load(Relaxed).saturating_sub(now)
    }

    /// Records an attempt; returns whether the node is to be ejected.
    pub fn judge(&self, verdict: Verdict, rules: &EjectionRules) -> bool {
        if verdict == Verdict::Good {
            if self.errors.load(Relaxed) > 0 {
                self.errors.store(0, Relaxed);
                self.failures.store(0, Relaxed);
            }
            return false;
        }
        let errors = self.errors.fetch_add(1, Relaxed) + 1;
        let failures = if verdict == Verdict::Failure {
            self.failures.fetch_add(1, Relaxed) + 1
        } else {
            self.failures.store(0, Relaxed);
            0
        };
        rules.failures > 0 && (failures >= rules.failures || (rules.errors > 0 && errors >= rules.errors))
    }

    /// Ejects the node.
    pub fn eject(&self, rules: &EjectionRules, now: u64) {
        if now > self.until.load(Relaxed) + FORGET_MS {
            self.times.store(0, Relaxed);
        }
        let times = self.times.fetch_add(1, Relaxed).min(16);
        let length = rules.base_ms.saturating_mul(1 << times).min(rules.longest_ms);
        self.until.store(now + length, Relaxed);
        self.failures.store(0, Relaxed);
        self.errors.store(0, Relaxed);
    }

    /// Clears the record, because the node was down and is back as a new process.
    pub fn pardon(&self) {
        self.failures.store(0, Relaxed);
        self.errors.store(0, Relaxed);
        self.times.store(0, Relaxed);
        self.until.store(0, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: EjectionRules = EjectionRules {
        failures: 3,
        errors: 6,
        base_ms: 1000,
        longest_ms: 3000,
        percent: 50,
    };

    fn judged(verdicts: &[Verdict]) -> bool {
        let ejection = Ejection::default();
        verdicts
            .iter()
            .fold(false, |_, verdict| ejection.judge(*verdict, &RULES))
    }

    #[test]
    fn only_a_row_counts() {
        use Verdict::{Error, Failure, Good};
        assert!(judged(&[Failure, Failure, Failure]));
        assert!(!judged(&[Failure, Failure, Good, Failure]));
        assert!(
            !judged(&[Error, Error, Error]),
            "five hundreds may be the request's fault"
        );
        assert!(judged(&[Error, Error, Failure, Error, Error, Error]));
    }

    #[test]
    fn each_ejection_is_longer_until_a_good_minute() {
        let ejection = Ejection::default();
        let mut now = 100_000;
        let mut lengths = Vec::new();
        for _ in 0..4 {
            ejection.eject(&RULES, now);
            lengths.push(ejection.left(now));
            now += ejection.left(now);
            assert!(!ejection.is_out(now));
        }
        ejection.eject(&RULES, now + FORGET_MS + 1);
        lengths.push(ejection.left(now + FORGET_MS + 1));
        assert_eq!(lengths, [1000, 2000, 3000, 3000, 1000]);
    }
}
