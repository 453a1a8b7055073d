//! Counters for Prometheus. Every label has few values: routes of the table, tenants that exist, classes of status.

use std::time::Duration;

use prometheus::{
    Encoder, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, Opts, Registry, Result, TextEncoder,
};

use crate::tls::TlsMetrics;

/// Everything that is counted.
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    duration: HistogramVec,
    bytes: IntCounterVec,
    cache: IntCounterVec,
    refusals: IntCounterVec,
    tenants: IntGauge,
    tenants_broken: IntGauge,
    domains: IntGauge,
    domains_broken: IntGauge,
    domains_expiry: IntGauge,
    modules: IntGauge,
    releases_broken: IntGauge,
    /// Lines of the access log that found no room.
    pub log_lines_dropped: IntCounter,
    /// Handshakes and certificates.
    pub tls: TlsMetrics,
}

/// One finished request.
pub struct Finished<'a> {
    /// Label of the route.
    pub route: &'static str,
    /// Slug, `other` when no tenant was found.
    pub tenant: &'a str,
    /// Status sent; 0 when the client was gone.
    pub status: u16,
    /// From the first header byte to the last body byte.
    pub took: Duration,
    /// Body bytes received and sent.
    pub bytes: (u64, u64),
    /// `HIT`, `MISS`, `STALE`.
    pub cache: Option<&'static str>,
    /// Code of a refusal.
    pub refused: Option<&'static str>,
}

impl Metrics {
    /// Register everything.
    ///
    /// # Errors
    /// When two series have one name.
    pub fn new() -> Result<Self> {
        let registry = Registry::new();
        let counter = |name: &str, help: &str, labels: &[&str]| {
            let made = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let gauge = |name: &str, help: &str| {
            let made = IntGauge::new(name, help)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let buckets = vec![
            0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0,
        ];
        let duration = HistogramVec::new(
            HistogramOpts::new("jetway_gateway_request_duration_seconds", "Time to serve a request").buckets(buckets),
            &["route"],
        )?;
        registry.register(Box::new(duration.clone()))?;
        let log_lines_dropped = IntCounter::new(
            "jetway_gateway_log_lines_dropped_total",
            "Access log lines that found no room",
        )?;
        registry.register(Box::new(log_lines_dropped.clone()))?;
        Ok(Self {
            log_lines_dropped,
            tls: TlsMetrics::register(&registry)?,
            requests: counter(
                "jetway_gateway_requests_total",
                "Requests served",
                &["route", "tenant", "status"],
            )?,
            bytes: counter("jetway_gateway_body_bytes_total", "Body bytes", &["direction"])?,
            cache: counter(
                "jetway_gateway_cache_total",
                "Outcomes of the response cache",
                &["outcome"],
            )?,
            refusals: counter(
                "jetway_gateway_refusals_total",
                "Requests the gateway refused",
                &["code"],
            )?,
            tenants: gauge("jetway_gateway_tenants_loaded", "Tenants served")?,
            tenants_broken: gauge("jetway_gateway_tenants_broken", "Tenant folders that do not validate")?,
            domains: gauge("jetway_gateway_domains_proven", "Custom domains whose owner agreed")?,
            domains_broken: gauge(
                "jetway_gateway_domains_broken",
                "Claims that cannot be read or followed",
            )?,
            domains_expiry: gauge(
                "jetway_gateway_domains_first_expiry_seconds",
                "Unix time at which the first certificate of a custom domain ends; 0 when there is none",
            )?,
            modules: gauge("jetway_gateway_modules_live", "Modules with a live version")?,
            releases_broken: gauge("jetway_gateway_releases_broken", "Live pointers that cannot be read")?,
            duration,
            registry,
        })
    }

    /// Count a finished request.
    pub fn finished(&self, request: &Finished<'_>) {
        let class = match request.status {
            100..=199 => "1xx",
            200..=299 => "2xx",
            300..=399 => "3xx",
            400..=499 => "4xx",
            500..=599 => "5xx",
            _ => "gone",
        };
        self.requests
            .with_label_values(&[request.route, request.tenant, class])
            .inc();
        self.duration
            .with_label_values(&[request.route])
            .observe(request.took.as_secs_f64());
        self.bytes.with_label_values(&["in"]).inc_by(request.bytes.0);
        self.bytes.with_label_values(&["out"]).inc_by(request.bytes.1);
        if let Some(outcome) = request.cache {
            self.cache.with_label_values(&[outcome]).inc();
        }
        if let Some(code) = request.refused {
            self.refusals.with_label_values(&[code]).inc();
        }
    }

    /// Where rooms with series of their own register them.
    pub const fn registry(&self) -> &Registry {
        &self.registry
    }

    /// How many tenants are served and how many folders are broken.
    pub fn set_tenants(&self, served: usize, broken: usize) {
        self.tenants.set(i64::try_from(served).unwrap_or(i64::MAX));
        self.tenants_broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
    }

    /// How many custom domains are proven, how many claims are broken, and when the first certificate ends.
    pub fn set_domains(&self, proven: usize, broken: usize, first_expiry: i64) {
        self.domains.set(i64::try_from(proven).unwrap_or(i64::MAX));
        self.domains_broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
        self.domains_expiry.set(first_expiry);
    }

    /// How many modules are live and how many pointers are broken.
    pub fn set_releases(&self, live: usize, broken: usize) {
        self.modules.set(i64::try_from(live).unwrap_or(i64::MAX));
        self.releases_broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
    }

    /// The text Prometheus reads.
    pub fn text(&self) -> Vec<u8> {
        let mut text = Vec::new();
        if let Err(error) = TextEncoder::new().encode(&self.registry.gather(), &mut text) {
            tracing::error!(%error, "metrics cannot be written");
        }
        text
    }
}
