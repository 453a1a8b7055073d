//! Prometheus metrics of the cache, besides request outcomes. Every label has few values.

use prometheus::{IntCounterVec, IntGauge, Opts, Registry, Result};

use super::fetched::Fetched;

/// Size, fetches and purges.
pub struct CacheMetrics {
    /// Number of stored responses.
    pub entries: IntGauge,
    /// Their total size in bytes.
    pub bytes: IntGauge,
    fetches: IntCounterVec,
    purges: IntCounterVec,
}

impl CacheMetrics {
    /// Registers the metrics.
    ///
    /// # Errors
    /// Two metrics have the same name.
    pub fn register(registry: &Registry) -> Result<Self> {
        let counter = |name: &str, help: &str, label: &str| IntCounterVec::new(Opts::new(name, help), &[label]);
        let metrics = Self {
            entries: IntGauge::new("jetway_gateway_cache_entries", "Answers kept")?,
            bytes: IntGauge::new("jetway_gateway_cache_bytes", "Bytes of stored responses")?,
            fetches: counter(
                "jetway_gateway_cache_fetches_total",
                "The cache's own requests to the backend",
                "result",
            )?,
            purges: counter("jetway_gateway_cache_purges_total", "Purges by operators", "mode")?,
        };
        registry.register(Box::new(metrics.entries.clone()))?;
        registry.register(Box::new(metrics.bytes.clone()))?;
        registry.register(Box::new(metrics.fetches.clone()))?;
        registry.register(Box::new(metrics.purges.clone()))?;
        Ok(metrics)
    }

    /// Counts a completed fetch.
    pub fn fetched(&self, fetched: &Fetched) {
        let result = match fetched {
            Fetched::Kept(_) => "kept",
            Fetched::Answered(_) => "not_kept",
            Fetched::TooLarge => "too_large",
            Fetched::Failed(_) => "failed",
            Fetched::Dropped => "dropped",
        };
        self.fetches.with_label_values(&[result]).inc();
    }

    /// Counts a purge.
    pub fn purged(&self, mode: &str) {
        self.purges.with_label_values(&[mode]).inc();
    }
}
