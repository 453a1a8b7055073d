//! Prometheus metrics. Every label has a bounded number of values: routes of the table, a capped number of tenants,
//! status classes.

mod requests;

use std::time::Duration;

use chrono::NaiveTime;
use jetway_domain::zone::{database_released_on, database_version};
use jetway_problem::ErrorCode;
use jetway_tenancy::SourceState;
use prometheus::process_collector::ProcessCollector;
use prometheus::{Encoder, IntCounter, IntCounterVec, IntGauge, Opts, Registry, Result, TextEncoder};

use crate::config::MetricsRules;
use crate::listen::ConnectionMetrics;
use crate::operate::Command;
use crate::operate::drain::Drain;
use crate::routes::Route;
use crate::tls::TlsMetrics;
use requests::Requests;

/// Cache results whose series are created at the start.
const OUTCOMES: [&str; 5] = ["HIT", "MISS", "STALE", "COALESCED", "BYPASS"];

/// Outcomes of an operator's command.
const OUTCOMES_OF_ORDERS: [&str; 2] = ["done", "refused"];

/// Refusals with a 5xx status that the request alone causes: an unknown method (501), and `only-if-cached` where nothing is
/// cached (504). They count as 4xx, because availability must not depend on what clients send.
const CAUSED_BY_CLIENT: [ErrorCode; 2] = [ErrorCode::EdgeMethodUnknown, ErrorCode::EdgeNotKept];

/// All metrics.
pub struct Metrics {
    registry: Registry,
    requests: Requests,
    bytes_in: IntCounter,
    bytes_out: IntCounter,
    cache: IntCounterVec,
    outcomes: [IntCounter; OUTCOMES.len()],
    orders: IntCounterVec,
    running: IntGauge,
    connections: IntGauge,
    draining: IntGauge,
    refusals: IntCounterVec,
    tenants: IntGauge,
    tenants_broken: IntGauge,
    tenancy_connected: IntGauge,
    tenancy_behind: IntGauge,
    domains: IntGauge,
    domains_broken: IntGauge,
    domains_expiry: IntGauge,
    modules: IntGauge,
    releases_broken: IntGauge,
    /// Access log lines dropped because the queue was full.
    pub log_lines_dropped: IntCounter,
    /// Connections accepted, refused and ended.
    pub connection_metrics: ConnectionMetrics,
    /// Handshakes and certificates.
    pub tls: TlsMetrics,
}

/// A finished request.
pub struct Finished<'a> {
    /// The route.
    pub route: Route,
    /// Tenant slug, when the tenant was resolved.
    pub tenant: Option<&'a str>,
    /// Status sent; 0 when the client had disconnected.
    pub status: u16,
    /// From the first header byte to the last body byte.
    pub took: Duration,
    /// Body bytes received and sent.
    pub bytes: (u64, u64),
    /// Cache result: `HIT`, `MISS`, `STALE` and so on.
    pub cache: Option<&'static str>,
    /// Code of a refusal.
    pub refused: Option<&'static str>,
}

impl Finished<'_> {
    /// Class of the request in the metrics, as an index of [`requests::CLASSES`].
    fn class(&self) -> usize {
        let is_clients = |code: &str| CAUSED_BY_CLIENT.iter().any(|known| known.as_str() == code);
        if self.refused.is_some_and(is_clients) {
            return requests::class(400);
        }
        requests::class(self.status)
    }
}

impl Metrics {
    /// Registers everything.
    ///
    /// # Errors
    /// When two metrics have the same name.
    pub fn new(rules: &MetricsRules) -> Result<Self> {
        let registry = Registry::new();
        let counter = |name: &str, help: &str, labels: &[&str]| {
            let made = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        let gauge = |name: &str, help: &str, labels: &[(&str, &str)]| {
            let opts = labels.iter().fold(Opts::new(name, help), |opts, (name, value)| {
                opts.const_label(*name, *value)
            });
            let made = IntGauge::with_opts(opts)?;
            registry.register(Box::new(made.clone()))?;
            Result::Ok(made)
        };
        registry.register(Box::new(ProcessCollector::for_self()))?;
        let build = gauge(
            "jetway_gateway_build_info",
            "1, by version",
            &[("version", env!("CARGO_PKG_VERSION"))],
        )?;
        build.set(1);
        let time_zones = gauge(
            "jetway_time_zones_released_seconds",
            "Publication date of the time zone database in use",
            &[("version", database_version())],
        )?;
        time_zones.set(database_released_on().and_time(NaiveTime::MIN).and_utc().timestamp());
        let bytes = counter("jetway_gateway_body_bytes_total", "Body bytes", &["direction"])?;
        let cache = counter(
            "jetway_gateway_cache_total",
            "Outcomes of the response cache",
            &["outcome"],
        )?;
        let gauge = |name: &str, help: &str| gauge(name, help, &[]);
        let orders = counter(
            "jetway_gateway_orders_total",
            "Operators' commands; done or refused",
            &["order", "outcome"],
        )?;
        // Create the series with zero, because Prometheus cannot compute the increase of a series that does not exist
        // yet.
        for order in Command::ALL {
            for outcome in OUTCOMES_OF_ORDERS {
                orders.with_label_values(&[order.name(), outcome]);
            }
        }
        let log_lines_dropped = IntCounter::new(
            "jetway_gateway_log_lines_dropped_total",
            "Access log lines dropped because the queue was full",
        )?;
        registry.register(Box::new(log_lines_dropped.clone()))?;
        Ok(Self {
            log_lines_dropped,
            connection_metrics: ConnectionMetrics::register(&registry)?,
            tls: TlsMetrics::register(&registry)?,
            requests: Requests::register(&registry, rules.tenants)?,
            bytes_in: bytes.with_label_values(&["in"]),
            bytes_out: bytes.with_label_values(&["out"]),
            outcomes: OUTCOMES.map(|outcome| cache.with_label_values(&[outcome])),
            cache,
            orders,
            running: gauge("jetway_gateway_requests_running", "Requests being served")?,
            connections: gauge("jetway_gateway_connections", "Open connections of clients")?,
            draining: gauge("jetway_gateway_draining", "1 while no new requests should arrive")?,
            refusals: counter(
                "jetway_gateway_refusals_total",
                "Requests the gateway refused",
                &["code"],
            )?,
            tenants: gauge("jetway_gateway_tenants_loaded", "Tenants served")?,
            tenants_broken: gauge("jetway_gateway_tenants_broken", "Tenant folders that do not validate")?,
            tenancy_connected: gauge(
                "jetway_gateway_tenancy_connected",
                "1 while the source of tenants can be read",
            )?,
            tenancy_behind: gauge(
                "jetway_gateway_tenancy_behind_seconds",
                "Maximum age of the tenants being served",
            )?,
            domains: gauge("jetway_gateway_domains_proven", "Custom domains with proven ownership")?,
            domains_broken: gauge("jetway_gateway_domains_broken", "Claims that cannot be read or applied")?,
            domains_expiry: gauge(
                "jetway_gateway_domains_first_expiry_seconds",
                "Unix time at which the first certificate of a custom domain expires; 0 when there is none",
            )?,
            modules: gauge("jetway_gateway_modules_live", "Modules with a live version")?,
            releases_broken: gauge("jetway_gateway_releases_broken", "Live pointers that cannot be read")?,
            registry,
        })
    }

    /// Counts a finished request.
    pub fn finished(&self, request: &Finished<'_>) {
        self.requests.count(
            request.route,
            request.tenant,
            request.class(),
            request.took.as_secs_f64(),
        );
        self.bytes_in.inc_by(request.bytes.0);
        self.bytes_out.inc_by(request.bytes.1);
        if let Some(outcome) = request.cache {
            match OUTCOMES.iter().position(|known| *known == outcome) {
                Some(place) => self.outcomes[place].inc(),
                None => self.cache.with_label_values(&[outcome]).inc(),
            }
        }
        if let Some(code) = request.refused {
            self.refusals.with_label_values(&[code]).inc();
        }
    }

    /// Counts an operator's command.
    pub fn order(&self, order: Command, is_done: bool) {
        let outcome = OUTCOMES_OF_ORDERS[usize::from(!is_done)];
        self.orders.with_label_values(&[order.name(), outcome]).inc();
    }

    /// Sets the gauges of the present state.
    pub fn observe(&self, drain: &Drain) {
        self.running.set(i64::try_from(drain.running()).unwrap_or(i64::MAX));
        self.connections
            .set(i64::try_from(drain.connections().len()).unwrap_or(i64::MAX));
        self.draining.set(i64::from(drain.is_stopping()));
    }

    /// The registry, for parts that register metrics of their own.
    pub const fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Sets how many tenants are served and how many folders are broken.
    pub fn set_tenants(&self, served: usize, broken: usize) {
        self.tenants.set(i64::try_from(served).unwrap_or(i64::MAX));
        self.tenants_broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
    }

    /// Sets the state of the tenant source.
    pub fn set_tenancy(&self, state: &SourceState) {
        self.tenancy_connected.set(i64::from(state.away.is_none()));
        self.tenancy_behind
            .set(i64::try_from(state.behind.as_secs()).unwrap_or(i64::MAX));
    }

    /// Sets how many custom domains are proven, how many claims are broken, and when the first certificate expires.
    pub fn set_domains(&self, proven: usize, broken: usize, first_expiry: i64) {
        self.domains.set(i64::try_from(proven).unwrap_or(i64::MAX));
        self.domains_broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
        self.domains_expiry.set(first_expiry);
    }

    /// Sets how many modules are live and how many pointers are broken.
    pub fn set_releases(&self, live: usize, broken: usize) {
        self.modules.set(i64::try_from(live).unwrap_or(i64::MAX));
        self.releases_broken.set(i64::try_from(broken).unwrap_or(i64::MAX));
    }

    /// The metrics in Prometheus text format.
    pub fn text(&self) -> Vec<u8> {
        let mut text = Vec::new();
        if let Err(error) = TextEncoder::new().encode(&self.registry.gather(), &mut text) {
            tracing::error!(%error, "metrics cannot be written");
        }
        text
    }
}
