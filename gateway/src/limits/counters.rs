//! What was limited, what was shed, and how many calls run.

use prometheus::{IntCounterVec, IntGauge, Opts, Registry, Result};

use super::class::{Class, Priority};

/// Counters of this room.
pub struct Counters {
    limited: IntCounterVec,
    shed: IntCounterVec,
    in_flight: IntGauge,
}

/// A call counted as running until dropped.
#[derive(Debug)]
pub struct Counted(IntGauge);

impl Counters {
    /// Register them.
    ///
    /// # Errors
    /// When two series have one name.
    pub fn new(registry: &Registry) -> Result<Self> {
        let counter = |name: &str, help: &str, labels: &[&str]| {
            let made = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let in_flight = IntGauge::new("jetway_gateway_upstream_in_flight", "Calls the backend works on")?;
        registry.register(Box::new(in_flight.clone()))?;
        let made = Self {
            limited: counter(
                "jetway_gateway_limited_total",
                "Requests over a rate: the client's or the tenant's",
                &["limit", "class"],
            )?,
            shed: counter(
                "jetway_gateway_shed_total",
                "Calls sent away: the backend is slow, the tenant's room or all room is taken, clients leave answers lying",
                &["reason", "priority"],
            )?,
            in_flight,
        };
        made.begin_at_zero();
        Ok(made)
    }

    /// A series that is not there yet has no increase: the first refusal would be seen by no alert.
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

    /// One request was over a rate.
    pub fn limited(&self, limit: &'static str, class: Class) {
        self.limited.with_label_values(&[limit, class.label()]).inc();
    }

    /// One call was sent away.
    pub fn shed(&self, reason: &'static str, priority: Priority) {
        self.shed.with_label_values(&[reason, priority.label()]).inc();
    }

    /// One more call runs.
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
