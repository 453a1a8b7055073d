//! A node: one address that can answer a service's requests.

mod address;
mod ejection;
mod health;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

use serde_json::{Value, json};

use super::metrics::NodeCounters;
pub use address::{Address, Entry};
pub use ejection::{Ejection, Verdict};
pub use health::Health;

/// Differences below this latency are ignored as noise.
const EVEN_US: u64 = 10_000;
/// Half-life of the latency average, so that a node that was slow once gets requests again.
const HALF_LIFE_MS: u64 = 1000;

/// A node of a service.
#[derive(Debug)]
pub struct Node {
    /// As configured; a name may stand for several nodes. Bounded, so it is the label in metrics.
    pub entry: Arc<str>,
    /// Where to connect.
    pub address: Address,
    /// State by health checks.
    pub health: Health,
    /// State by the outcome of requests.
    pub ejection: Ejection,
    /// Its counters.
    pub counters: NodeCounters,
    /// When the next check is due, in milliseconds.
    pub next_check: AtomicU64,
    /// Whether a check runs.
    pub checking: AtomicBool,
    draining: AtomicBool,
    in_flight: AtomicU32,
    latency_us: AtomicU64,
    measured: AtomicU64,
}

impl Node {
    /// A node in unknown state.
    pub fn new(entry: &Arc<str>, address: Address, counters: NodeCounters) -> Self {
        Self {
            entry: Arc::clone(entry),
            address,
            health: Health::default(),
            ejection: Ejection::default(),
            counters,
            next_check: AtomicU64::new(0),
            checking: AtomicBool::new(false),
            draining: AtomicBool::new(false),
            in_flight: AtomicU32::new(0),
            latency_us: AtomicU64::new(0),
            measured: AtomicU64::new(0),
        }
    }

    /// Whether requests may be sent to it.
    pub fn is_usable(&self, now: u64) -> bool {
        self.passes_checks() && !self.ejection.is_out(now)
    }

    /// Whether it is usable apart from an ejection.
    pub fn passes_checks(&self) -> bool {
        self.health.is_usable() && !self.draining.load(Relaxed)
    }

    /// Stops or resumes sending new requests.
    pub fn drain(&self, draining: bool) {
        self.draining.store(draining, Relaxed);
    }

    /// The cost of one more request: running requests weighted by latency, more during slow start.
    pub fn cost(&self, slow_start_ms: u64, now: u64) -> u64 {
        let running = u64::from(self.in_flight.load(Relaxed)) + 1;
        let base = running.saturating_mul(self.latency(now).max(EVEN_US));
        base.saturating_mul(10) / self.health.tenths(slow_start_ms, now)
    }

    /// Records the time to the first byte of a response, in microseconds.
    pub fn measure(&self, took_us: u64, now: u64) {
        let before = self.latency(now);
        let next = if before == 0 {
            took_us
        } else {
            before - before / 8 + took_us / 8
        };
        self.latency_us.store(next, Relaxed);
        self.measured.store(now, Relaxed);
    }

    /// A request starts.
    pub fn enter(&self) {
        self.in_flight.fetch_add(1, Relaxed);
    }

    /// A request has ended.
    pub fn leave(&self) {
        self.in_flight.fetch_sub(1, Relaxed);
    }

    /// The state in one word, for operators and metrics.
    pub fn state(&self, now: u64) -> &'static str {
        if self.draining.load(Relaxed) {
            "draining"
        } else if !self.health.is_usable() {
            "down"
        } else if self.ejection.is_out(now) {
            "ejected"
        } else {
            "usable"
        }
    }

    /// The state for the operators' page.
    pub fn report(&self, now: u64) -> Value {
        json!({
            "node": &*self.entry,
            "address": self.address.to_string(),
            "state": self.state(now),
            "health": self.health.name(),
            "inFlight": self.in_flight.load(Relaxed),
            "latencyUs": self.latency(now),
            "ejectedMs": self.ejection.left(now),
        })
    }

    fn latency(&self, now: u64) -> u64 {
        let age = now.saturating_sub(self.measured.load(Relaxed)) / HALF_LIFE_MS;
        self.latency_us
            .load(Relaxed)
            .checked_shr(u32::try_from(age).unwrap_or(u32::MAX))
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node() -> Node {
        let address = Address::Inet("127.0.0.1:1".parse().expect("an address"));
        Node::new(&Arc::from("a"), address, NodeCounters::unregistered())
    }

    #[test]
    fn a_request_more_costs_what_the_running_ones_take() {
        let node = node();
        let idle = node.cost(0, 0);
        node.enter();
        assert_eq!(node.cost(0, 0), 2 * idle);
        node.measure(400_000, 0);
        assert_eq!(node.cost(0, 0), 800_000);
        node.leave();
        assert_eq!(node.cost(0, 0), 400_000);
        assert_eq!(node.cost(0, 3_000), 50_000, "an old measurement fades");
        assert_eq!(node.cost(0, 3_600_000), idle);
    }
}
