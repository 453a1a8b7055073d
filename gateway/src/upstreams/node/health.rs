//! A node's state by health checks and connections.

use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};

use crate::config::HealthRules;

const UNKNOWN: u8 = 0;
const UP: u8 = 1;
const DOWN: u8 = 2;

/// One node's health. Unknown, but used, until the first check.
#[derive(Debug, Default)]
pub struct Health {
    state: AtomicU8,
    good: AtomicU32,
    bad: AtomicU32,
    returned: AtomicU64,
}

impl Health {
    /// Whether requests may be sent.
    pub fn is_usable(&self) -> bool {
        self.state.load(Relaxed) != DOWN
    }

    /// Whether it has failed recently, so that it is checked again soon.
    pub fn is_suspect(&self) -> bool {
        self.bad.load(Relaxed) > 0
    }

    /// The state in words.
    pub fn name(&self) -> &'static str {
        match self.state.load(Relaxed) {
            UNKNOWN => "unknown",
            UP => "up",
            _ => "down",
        }
    }

    /// Records a successful check; returns whether the node is back up.
    pub fn passed(&self, rules: &HealthRules, now: u64) -> bool {
        self.bad.store(0, Relaxed);
        match self.state.load(Relaxed) {
            UP => false,
            UNKNOWN => {
                self.state.store(UP, Relaxed);
                false
            }
            _ => {
                let is_back = self.good.fetch_add(1, Relaxed) + 1 >= rules.rise;
                if is_back {
                    self.returned.store(now.max(1), Relaxed);
                    self.state.store(UP, Relaxed);
                }
                is_back
            }
        }
    }

    /// Records a failed check or connection; returns whether the node is down now.
    pub fn failed(&self, rules: &HealthRules) -> bool {
        self.good.store(0, Relaxed);
        let bad = self.bad.fetch_add(1, Relaxed) + 1;
        let state = self.state.load(Relaxed);
        // A node that never passed a check is down after its first failure.
        let is_out = state == UNKNOWN || (state == UP && bad >= rules.fall);
        if is_out {
            self.state.store(DOWN, Relaxed);
        }
        is_out
    }

    /// A connection succeeded.
    pub fn connected(&self) {
        if self.bad.load(Relaxed) > 0 {
            self.bad.store(0, Relaxed);
        }
    }

    /// The share of requests a returned node gets, in tenths: 1 to 10.
    pub fn tenths(&self, slow_start_ms: u64, now: u64) -> u64 {
        let returned = self.returned.load(Relaxed);
        if returned == 0 || slow_start_ms == 0 {
            return 10;
        }
        let elapsed = now.saturating_sub(returned);
        (elapsed.saturating_mul(10) / slow_start_ms).clamp(1, 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> HealthRules {
        HealthRules {
            path: String::new(),
            port: 0,
            interval_ms: 1000,
            down_interval_ms: 100,
            timeout_ms: 100,
            rise: 2,
            fall: 3,
            at_once: 1,
            per_second: 1,
        }
    }

    #[test]
    fn it_takes_several_checks_to_fall_and_to_rise() {
        let (health, rules) = (Health::default(), rules());
        assert!(health.is_usable() && health.name() == "unknown");
        health.passed(&rules, 0);
        assert!(!health.failed(&rules) && !health.failed(&rules));
        assert!(health.is_usable() && health.is_suspect());
        assert!(health.failed(&rules) && !health.is_usable());
        assert!(!health.passed(&rules, 0));
        assert!(!health.failed(&rules), "one good check is not enough");
        assert!(!health.passed(&rules, 0));
        assert!(health.passed(&rules, 0) && health.is_usable());
    }

    #[test]
    fn a_node_that_never_worked_is_out_with_the_first_check() {
        let health = Health::default();
        assert!(health.failed(&rules()) && !health.is_usable());
    }

    #[test]
    fn a_returned_node_warms_up() {
        let (health, rules) = (Health::default(), rules());
        assert_eq!(
            health.tenths(5000, 10),
            10,
            "a node without failures needs no slow start"
        );
        health.failed(&rules);
        health.passed(&rules, 1000);
        health.passed(&rules, 1000);
        assert_eq!([1000, 3500, 9000].map(|now| health.tenths(5000, now)), [1, 5, 10]);
    }
}
