//! Metrics of the process. Labels are operations, statuses, suppliers and reasons only, never tenants or users.

use std::sync::Arc;
use std::time::Duration;

use chrono::NaiveTime;
use jetway_app::flight::search::{DropReason, IndexOutcome};
use jetway_app::order::in_doubt::InDoubt;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::zone::{database_released_on, database_version};
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

/// The version of the time zone database and when it was published, in the same format.
pub(crate) fn time_zones() -> String {
    let (version, released) = (database_version(), database_released_on());
    let seconds = released.and_time(NaiveTime::MIN).and_utc().timestamp();
    format!(
        "# HELP jetway_time_zones_released_seconds Publication date of the time zone database in use\n\
         # TYPE jetway_time_zones_released_seconds gauge\n\
         jetway_time_zones_released_seconds{{version=\"{version}\"}} {seconds}\n"
    )
}

/// Counters of offers that suppliers returned and no search showed, in the same format.
pub(crate) fn offers_dropped(dropped: &[(SupplierId, DropReason, u64)]) -> String {
    let mut text = String::from(
        "# HELP jetway_offers_dropped_total Offers of suppliers that no search showed, by reason\n\
         # TYPE jetway_offers_dropped_total counter\n",
    );
    for (SupplierId(supplier), reason, count) in dropped {
        let reason = reason.as_str();
        text += &format!("jetway_offers_dropped_total{{supplier=\"{supplier}\",reason=\"{reason}\"}} {count}\n");
    }
    text
}

/// Counters of calls of suppliers' price indexes, in the same format.
pub(crate) fn index_calls(calls: &[(SupplierId, IndexOutcome, u64)]) -> String {
    let mut text = String::from(
        "# HELP jetway_fare_index_calls_total Calls of price indexes for fare calendars, by supplier and outcome\n\
         # TYPE jetway_fare_index_calls_total counter\n",
    );
    for (SupplierId(supplier), outcome, count) in calls {
        let outcome = outcome.as_str();
        text += &format!("jetway_fare_index_calls_total{{supplier=\"{supplier}\",outcome=\"{outcome}\"}} {count}\n");
    }
    text
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
        "# HELP jetway_orders_in_progress Orders whose ticketing outcome is unknown; their money is held\n\
         # TYPE jetway_orders_in_progress gauge\n\
         jetway_orders_in_progress {in_progress}\n\
         # HELP jetway_orders_in_progress_oldest_seconds How long the oldest of them has waited\n\
         # TYPE jetway_orders_in_progress_oldest_seconds gauge\n\
         jetway_orders_in_progress_oldest_seconds {seconds}\n\
         # HELP jetway_orders_handed_over_total Orders this process has handed over to operations\n\
         # TYPE jetway_orders_handed_over_total counter\n\
         jetway_orders_handed_over_total {handed_over}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::{DropReason, IndexOutcome, SupplierId, index_calls, offers_dropped, time_zones};

    #[test]
    fn dropped_offers_are_counted_by_supplier_and_reason() {
        let supplier = SupplierId("duffel".to_owned());
        let text = offers_dropped(&[
            (supplier.clone(), DropReason::Times, 2),
            (supplier, DropReason::NotHeld, 31),
        ]);
        assert!(text.ends_with(
            "jetway_offers_dropped_total{supplier=\"duffel\",reason=\"times\"} 2\n\
             jetway_offers_dropped_total{supplier=\"duffel\",reason=\"not_held\"} 31\n"
        ));
    }

    #[test]
    fn calls_of_price_indexes_are_counted_by_supplier_and_outcome() {
        let supplier = SupplierId("gds-a".to_owned());
        let text = index_calls(&[
            (supplier.clone(), IndexOutcome::Answered, 7),
            (supplier, IndexOutcome::Silent, 1),
        ]);
        assert!(text.ends_with(
            "jetway_fare_index_calls_total{supplier=\"gds-a\",outcome=\"answered\"} 7\n\
             jetway_fare_index_calls_total{supplier=\"gds-a\",outcome=\"silent\"} 1\n"
        ));
    }

    #[test]
    fn the_time_zone_database_tells_its_version_and_its_day() {
        // 28 October 2026.
        assert!(time_zones().ends_with("jetway_time_zones_released_seconds{version=\"2026f\"} 1793145600\n"));
    }
}
