//! Counters an operator watches. Labels are few: operations and statuses, never tenants or people.

use std::sync::Arc;
use std::time::Duration;

use prometheus::{HistogramOpts, HistogramVec, IntCounterVec, Opts, Registry, TextEncoder};

/// Counters of one process. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    requests: IntCounterVec,
    seconds: HistogramVec,
}

impl Metrics {
    pub(crate) fn new() -> Result<Self, prometheus::Error> {
        let registry = Registry::new();
        let requests = IntCounterVec::new(
            Opts::new(
                "jetway_api_requests_total",
                "Requests answered, by operation and status",
            ),
            &["operation", "status"],
        )?;
        let seconds = HistogramVec::new(
            HistogramOpts::new("jetway_api_request_seconds", "Time to answer, by operation")
                .buckets(vec![0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 12.0]),
            &["operation"],
        )?;
        registry.register(Box::new(requests.clone()))?;
        registry.register(Box::new(seconds.clone()))?;
        Ok(Self(Arc::new(Inner {
            registry,
            requests,
            seconds,
        })))
    }

    pub(crate) fn answered(&self, operation: &str, status: u16, took: Duration) {
        self.0
            .requests
            .with_label_values(&[operation, &status.to_string()])
            .inc();
        self.0
            .seconds
            .with_label_values(&[operation])
            .observe(took.as_secs_f64());
    }

    /// In the Prometheus text format.
    pub(crate) fn text(&self) -> String {
        TextEncoder::new()
            .encode_to_string(&self.0.registry.gather())
            .unwrap_or_default()
    }
}
