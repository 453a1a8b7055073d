//! Metrics of services and nodes. Nodes are labelled as configured, so their number is fixed whatever names resolve to.

use std::time::Duration;

use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry, Result,
};

/// All metrics of services and nodes.
pub struct UpstreamMetrics {
    attempts: IntCounterVec,
    errors: IntCounterVec,
    duration: HistogramVec,
    ejections: IntCounterVec,
    nodes: IntGaugeVec,
    breaker: IntGaugeVec,
    retries: IntCounterVec,
    unsent: IntCounterVec,
    upgrades: IntCounterVec,
    upgrades_open: IntGauge,
}

/// One node's series.
#[derive(Debug, Clone)]
pub struct NodeCounters {
    attempts: IntCounter,
    connect: IntCounter,
    timeout: IntCounter,
    broken: IntCounter,
    status: IntCounter,
    duration: Histogram,
    ejections: IntCounter,
}

/// Why an attempt failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The connection failed.
    Connect,
    /// A timeout.
    Timeout,
    /// The connection broke, or the response was not HTTP.
    Broken,
    /// Answered with 5xx.
    Status,
}

/// One service's series.
#[derive(Debug, Clone)]
pub struct ServiceCounters {
    /// Retries.
    pub retried: IntCounter,
    /// Retries not made because the budget was exhausted.
    pub over_budget: IntCounter,
    /// Requests refused because no node was available.
    pub no_node: IntCounter,
    /// Requests refused because the circuit breaker was open.
    pub breaker_open: IntCounter,
    /// 0 closed, 1 half-open, 2 open.
    pub breaker: IntGauge,
}

impl UpstreamMetrics {
    /// Registers everything.
    ///
    /// # Errors
    /// When a metric of the same name is registered already.
    pub fn register(registry: &Registry) -> Result<Self> {
        let counter = |name: &str, help: &str, labels: &[&str]| {
            let made = IntCounterVec::new(Opts::new(format!("jetway_gateway_{name}"), help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let gauge = |name: &str, help: &str, labels: &[&str]| {
            let made = IntGaugeVec::new(Opts::new(format!("jetway_gateway_{name}"), help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let node = ["service", "node"];
        let buckets = vec![
            0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0,
        ];
        let options = HistogramOpts::new(
            "jetway_gateway_upstream_duration_seconds",
            "Time from the request to the first byte of a node's response",
        );
        let duration = HistogramVec::new(options.buckets(buckets), &node)?;
        registry.register(Box::new(duration.clone()))?;
        let upgrades_open = IntGauge::new("jetway_gateway_upgrades_open", "WebSockets open now")?;
        registry.register(Box::new(upgrades_open.clone()))?;
        Ok(Self {
            attempts: counter(
                "upstream_requests_total",
                "Requests sent to nodes, including retries",
                &node,
            )?,
            errors: counter(
                "upstream_errors_total",
                "Attempts that failed at a node",
                &["service", "node", "kind"],
            )?,
            ejections: counter("upstream_ejections_total", "Times a node was ejected", &node)?,
            nodes: gauge("upstream_nodes", "Nodes by state", &["service", "state"])?,
            breaker: gauge("upstream_breaker", "0 closed, 1 trying, 2 open", &["service"])?,
            retries: counter(
                "upstream_retries_total",
                "Retries made, and retries without budget",
                &["service", "outcome"],
            )?,
            unsent: counter(
                "upstream_unsent_total",
                "Requests refused at once because no node was available",
                &["service", "reason"],
            )?,
            upgrades: counter("upgrades_total", "WebSocket requests", &["outcome"])?,
            upgrades_open,
            duration,
        })
    }

    /// The series of a node.
    pub fn node(&self, service: &str, node: &str) -> NodeCounters {
        let labels = [service, node];
        let error = |kind| self.errors.with_label_values(&[service, node, kind]);
        NodeCounters {
            attempts: self.attempts.with_label_values(&labels),
            connect: error("connect"),
            timeout: error("timeout"),
            broken: error("broken"),
            status: error("status"),
            duration: self.duration.with_label_values(&labels),
            ejections: self.ejections.with_label_values(&labels),
        }
    }

    /// The series of a service.
    pub fn service(&self, service: &str) -> ServiceCounters {
        let retry = |outcome| self.retries.with_label_values(&[service, outcome]);
        let unsent = |reason| self.unsent.with_label_values(&[service, reason]);
        ServiceCounters {
            retried: retry("made"),
            over_budget: retry("over_budget"),
            no_node: unsent("no_node"),
            breaker_open: unsent("breaker"),
            breaker: self.breaker.with_label_values(&[service]),
        }
    }

    /// Sets how many nodes of a service are in a state.
    pub fn set_nodes(&self, service: &str, state: &str, count: usize) {
        self.nodes
            .with_label_values(&[service, state])
            .set(i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// Counts a WebSocket request: `opened`, `refused`, `foreign_origin` or `too_many`.
    pub fn upgrade(&self, outcome: &str) {
        self.upgrades.with_label_values(&[outcome]).inc();
    }

    /// How many WebSockets are open.
    pub const fn upgrades_open(&self) -> &IntGauge {
        &self.upgrades_open
    }
}

impl NodeCounters {
    /// Counts a request sent.
    pub fn attempt(&self) {
        self.attempts.inc();
    }

    /// Records the time to the response header.
    pub fn answered(&self, took: Duration) {
        self.duration.observe(took.as_secs_f64());
    }

    /// Counts a failed attempt.
    pub fn fault(&self, fault: Fault) {
        match fault {
            Fault::Connect => self.connect.inc(),
            Fault::Timeout => self.timeout.inc(),
            Fault::Broken => self.broken.inc(),
            Fault::Status => self.status.inc(),
        }
    }

    /// Counts an ejection.
    pub fn ejected(&self) {
        self.ejections.inc();
    }

    /// Counters outside any registry, for tests.
    #[cfg(test)]
    pub fn unregistered() -> Self {
        UpstreamMetrics::register(&Registry::new())
            .expect("new names")
            .node("", "")
    }
}
