//! Metrics of limited, shed and running requests.

use prometheus::{IntCounterVec, IntGauge, Opts, Registry, Result};

use super::class::{Class, Priority};

/// Counters of this module.
pub struct Counters {
    limited: IntCounterVec,
    shed: IntCounterVec,
    in_flight: IntGauge,
}

/// A running call, counted until dropped.
#[derive(Debug)]
pub struct Counted(IntGauge);

impl Counters {
    /// Registers them.
    ///
    /// # Errors
    /// Two metrics have the same name.
    pub fn new(registry: &Registry) -> Result<Self> {
        let counter = |name: &str, help: &str, labels: &[&str]| {
            let made = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let in_flight = IntGauge::new("jetway_gateway_upstream_in_flight", "Calls in progress at the backend")?;
        registry.register(Box::new(in_flight.clone()))?;
        let made = Self {
            limited: counter(
                "jetway_gateway_limited_total",
                "Requests over a rate limit of the client or the tenant",
                &["limit", "class"],
            )?,
            shed: counter(
                "jetway_gateway_shed_total",
                "Calls shed: the backend is slow, the tenant's or all slots are taken, or clients do not read responses",
                &["reason", "priority"],
            )?,
            in_flight,
        };
        made.begin_at_zero();
        Ok(made)
    }

    /// Initialises every series with zero; otherwise alerts would miss the first increase.
    fn begin_at_zero(&self) {
        for class in Class::ALL {
            for limit in ["client", "tenant"] {
                self.limited.with_label_values(&[limit, class.label()]);
            }
        }
        for priority in Priority::ALL {
            for reason in ["slow", "tenant", "total", "answers"] {
                self.shed.with_label_values(&[reason, priority.label()]);
            }
        }
    }

    /// Counts a rate-limited request.
    pub fn limited(&self, limit: &'static str, class: Class) {
        self.limited.with_label_values(&[limit, class.label()]).inc();
    }

    /// Counts a shed call.
    pub fn shed(&self, reason: &'static str, priority: Priority) {
        self.shed.with_label_values(&[reason, priority.label()]).inc();
    }

    /// Counts a running call until the guard is dropped.
    pub fn running(&self) -> Counted {
        self.in_flight.inc();
        Counted(self.in_flight.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
