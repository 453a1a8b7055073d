//! The circuit breaker: a service that fails most requests gets none until a health check passes.

use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};

use super::window::Window;
use crate::config::BreakerRules;

/// Trial requests between two health checks while half-open.
const TRIALS: u32 = 3;

const CLOSED: u8 = 0;
const HALF_OPEN: u8 = 1;
const OPEN: u8 = 2;

/// The circuit breaker of a service.
#[derive(Debug)]
pub struct Breaker {
    rules: BreakerRules,
    state: AtomicU8,
    window: Window,
    opened: AtomicU64,
    trials: AtomicU32,
}

impl Breaker {
    /// A closed breaker.
    pub fn new(rules: &BreakerRules) -> Self {
        Self {
            rules: rules.clone(),
            state: AtomicU8::new(CLOSED),
            window: Window::default(),
            opened: AtomicU64::new(0),
            trials: AtomicU32::new(0),
        }
    }

    /// Whether a request may be sent.
    pub fn admits(&self) -> bool {
        match self.state.load(Relaxed) {
            CLOSED => true,
            HALF_OPEN => self.trials.fetch_add(1, Relaxed) < TRIALS,
            _ => false,
        }
    }

    /// Records a request that ended at `now`; returns whether this opened the breaker.
    pub fn record(&self, failed: bool, now: u64) -> bool {
        match self.state.load(Relaxed) {
            CLOSED => {
                self.window.add(failed, now);
                failed && self.is_over(now) && self.open(CLOSED, now)
            }
            HALF_OPEN if failed => self.open(HALF_OPEN, now),
            HALF_OPEN => {
                self.close();
                false
            }
            _ => false,
        }
    }

    /// A node passed a health check: after the pause, trial requests are allowed.
    pub fn checked(&self, now: u64) {
        match self.state.load(Relaxed) {
            OPEN if now >= self.opened.load(Relaxed) + self.rules.open_ms => self.try_again(),
            HALF_OPEN => self.trials.store(0, Relaxed),
            _ => {}
        }
    }

    /// Resets the breaker, because a node that was down is back.
    pub fn revived(&self) {
        if !self.is_closed() {
            self.try_again();
        }
    }

    /// Whether the breaker is closed.
    pub fn is_closed(&self) -> bool {
        self.state.load(Relaxed) == CLOSED
    }

    /// 0 closed, 1 half-open, 2 open.
    pub fn level(&self) -> u8 {
        self.state.load(Relaxed)
    }

    /// The state in words.
    pub fn name(&self) -> &'static str {
        match self.level() {
            CLOSED => "closed",
            HALF_OPEN => "half-open",
            _ => "open",
        }
    }

    fn is_over(&self, now: u64) -> bool {
        let (all, failed) = self.window.sums(now);
        self.rules.percent > 0
            && all >= self.rules.requests
            && u64::from(failed) * 100 >= u64::from(all) * u64::from(self.rules.percent)
    }

    fn open(&self, from: u8, now: u64) -> bool {
        self.opened.store(now, Relaxed);
        self.state.compare_exchange(from, OPEN, Relaxed, Relaxed).is_ok()
    }

    fn try_again(&self) {
        self.trials.store(0, Relaxed);
        self.state.store(HALF_OPEN, Relaxed);
    }

    fn close(&self) {
        self.window.clear();
        self.state.store(CLOSED, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breaker() -> Breaker {
        Breaker::new(&BreakerRules {
            percent: 50,
            requests: 4,
            open_ms: 1000,
        })
    }

    fn admitted(breaker: &Breaker) -> usize {
        (0..10).filter(|_| breaker.admits()).count()
    }

    #[test]
    fn half_of_enough_requests_opens_it() {
        let breaker = breaker();
        breaker.record(true, 0);
        breaker.record(true, 0);
        breaker.record(true, 0);
        assert!(breaker.admits(), "three requests are too few to open");
        assert!(breaker.record(true, 0));
        assert_eq!(admitted(&breaker), 0);
    }

    #[test]
    fn a_check_after_the_pause_lets_a_few_try_and_one_success_closes() {
        let breaker = breaker();
        for _ in 0..4 {
            breaker.record(true, 0);
        }
        breaker.checked(999);
        assert_eq!(admitted(&breaker), 0);
        breaker.checked(1000);
        assert_eq!(admitted(&breaker), 3);
        breaker.checked(1100);
        assert_eq!(
            admitted(&breaker),
            3,
            "trials that never ended do not block it for ever"
        );
        breaker.record(false, 1200);
        assert_eq!(admitted(&breaker), 10);
        breaker.record(true, 1300);
        assert!(breaker.is_closed(), "earlier failures are reset");
    }

    #[test]
    fn a_failed_trial_opens_it_again_and_a_revived_node_is_tried_at_once() {
        let breaker = breaker();
        for _ in 0..4 {
            breaker.record(true, 0);
        }
        breaker.checked(1000);
        assert!(breaker.record(true, 1500));
        breaker.checked(1600);
        assert_eq!(breaker.name(), "open");
        breaker.revived();
        assert_eq!(breaker.name(), "half-open");
    }
}
