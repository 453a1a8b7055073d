//! Requests by route, tenant and status, with a bounded number of series.
//!
//! The first tenants seen have series of their own, up to a cap; the others share `other`. A request finds its counter
//! by one lookup of its tenant and two array indexes: no label is hashed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use arc_swap::ArcSwap;
use prometheus::{Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, Opts, Registry, Result};

use crate::routes::Route;

/// Status classes, in the order of their counters.
pub const CLASSES: [&str; 6] = ["1xx", "2xx", "3xx", "4xx", "5xx", "gone"];
/// Seconds: from a response out of memory to the backend's longest timeout.
const BUCKETS: [f64; 14] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0,
];
/// Label of tenants without series of their own.
pub const OTHER: &str = "other";

/// The counters.
pub struct Requests {
    counts: IntCounterVec,
    times: Vec<Histogram>,
    most: usize,
    tenants: ArcSwap<HashMap<Box<str>, Arc<Cells>>>,
    growing: Mutex<()>,
    others: Cells,
}

/// One tenant's counters by route and status class, created when first used.
struct Cells(Box<[OnceLock<IntCounter>]>);

impl Cells {
    fn new() -> Self {
        Self((0..Route::COUNT * CLASSES.len()).map(|_| OnceLock::new()).collect())
    }
}

impl Requests {
    /// Registers the metrics; at most `most` tenants have series of their own.
    ///
    /// # Errors
    /// When a metric of the same name is registered already.
    pub fn register(registry: &Registry, most: usize) -> Result<Self> {
        let counts = IntCounterVec::new(
            Opts::new("jetway_gateway_requests_total", "Requests served"),
            &["route", "tenant", "status"],
        )?;
        registry.register(Box::new(counts.clone()))?;
        let times = HistogramVec::new(
            HistogramOpts::new("jetway_gateway_request_duration_seconds", "Time to serve a request")
                .buckets(BUCKETS.to_vec()),
            &["route"],
        )?;
        registry.register(Box::new(times.clone()))?;
        Ok(Self {
            counts,
            times: Route::all()
                .map(|route| times.with_label_values(&[route.label()]))
                .collect(),
            most,
            tenants: ArcSwap::default(),
            growing: Mutex::default(),
            others: Cells::new(),
        })
    }

    /// Counts a request of a [`class`] that took this many seconds.
    pub fn count(&self, route: Route, tenant: Option<&str>, class: usize, seconds: f64) {
        if let Some(times) = self.times.get(route.index()) {
            times.observe(seconds);
        }
        let place = route.index() * CLASSES.len() + class;
        let cell = |cells: &Cells, tenant: &str| {
            let Some(cell) = cells.0.get(place) else { return };
            cell.get_or_init(|| self.counts.with_label_values(&[route.label(), tenant, CLASSES[class]]))
                .inc();
        };
        match tenant {
            Some(tenant) => match self.tenants.load().get(tenant) {
                Some(cells) => cell(cells, tenant),
                None => match self.grow(tenant) {
                    Some(cells) => cell(&cells, tenant),
                    None => cell(&self.others, OTHER),
                },
            },
            None => cell(&self.others, OTHER),
        }
    }

    /// Creates the counters of a tenant seen for the first time, below the cap.
    fn grow(&self, tenant: &str) -> Option<Arc<Cells>> {
        if self.tenants.load().len() >= self.most {
            return None;
        }
        let _one_at_a_time = self.growing.lock().unwrap_or_else(PoisonError::into_inner);
        let known = self.tenants.load_full();
        if let Some(cells) = known.get(tenant) {
            return Some(Arc::clone(cells));
        }
        if known.len() >= self.most {
            return None;
        }
        let cells = Arc::new(Cells::new());
        let mut more = (*known).clone();
        more.insert(tenant.into(), Arc::clone(&cells));
        self.tenants.store(Arc::new(more));
        Some(cells)
    }
}

/// Index of a status in [`CLASSES`]; 0 is a client that disconnected.
pub fn class(status: u16) -> usize {
    match status {
        100..=599 => usize::from(status / 100) - 1,
        _ => CLASSES.len() - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_thousand_tenants_make_as_many_series_as_the_cap() {
        let registry = Registry::new();
        let requests = Requests::register(&registry, 20).expect("new names");
        for n in 0..10_000 {
            requests.count(Route::Document, Some(&format!("tenant-{n}")), class(200), 0.1);
        }
        requests.count(Route::Document, None, class(421), 0.1);
        requests.count(Route::Document, Some("tenant-3"), class(0), 0.1);
        let gathered = registry.gather();
        let counts = gathered
            .iter()
            .find(|family| family.name() == "jetway_gateway_requests_total")
            .expect("counted");
        let of = |tenant: &str, status: &str| {
            counts
                .get_metric()
                .iter()
                .filter(|metric| {
                    let labels: Vec<&str> = metric.get_label().iter().map(|label| label.value()).collect();
                    labels.contains(&tenant) && labels.contains(&status)
                })
                .map(|metric| metric.get_counter().get_value())
                .sum::<f64>()
        };
        assert_eq!(counts.get_metric().len(), 20 + 1 + 2);
        assert_eq!((of("tenant-19", "2xx"), of("tenant-20", "2xx")), (1.0, 0.0));
        assert_eq!(
            (of(OTHER, "2xx"), of(OTHER, "4xx"), of("tenant-3", "gone")),
            (9980.0, 1.0, 1.0)
        );
    }
}
