//! Metrics of the process. Labels are operations and statuses only, never tenants or users.

use std::sync::Arc;
use std::time::Duration;

use jetway_app::order::in_doubt::InDoubt;
use prometheus::{HistogramOpts, HistogramVec, IntCounterVec, Opts, Registry, TextEncoder};

/// Metrics of one process. Cheap to clone.
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

    /// The metrics in the Prometheus text format.
    pub(crate) fn text(&self) -> String {
        TextEncoder::new()
            .encode_to_string(&self.0.registry.gather())
            .unwrap_or_default()
    }
}

/// Gauge of the calls that run to their end even when their client leaves, in the same format.
pub(crate) fn calls_running(running: usize) -> String {
    format!(
        "# HELP jetway_api_calls_running Bookings, payments and other calls that run to their end even when their client leaves\n\
         # TYPE jetway_api_calls_running gauge\n\
         jetway_api_calls_running {running}\n"
    )
}

/// Gauges of orders with an unknown outcome, in the same format.
pub(crate) fn orders_in_doubt(found: InDoubt) -> String {
    let InDoubt {
        in_progress,
        longest,
        handed_over,
    } = found;
    let seconds = longest.num_seconds().max(0);
    format!(
        "# HELP jetway_orders_in_progress Orders whose tickets nobody knows of yet; their money is held\n\
         # TYPE jetway_orders_in_progress gauge\n\
         jetway_orders_in_progress {in_progress}\n\
         # HELP jetway_orders_in_progress_oldest_seconds How long the oldest of them has waited\n\
         # TYPE jetway_orders_in_progress_oldest_seconds gauge\n\
         jetway_orders_in_progress_oldest_seconds {seconds}\n\
         # HELP jetway_orders_handed_over_total Orders this process has left to operations to decide\n\
         # TYPE jetway_orders_handed_over_total counter\n\
         jetway_orders_handed_over_total {handed_over}\n"
    )
}
