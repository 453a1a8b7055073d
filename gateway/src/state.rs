//! The state every request shares.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use arc_swap::{ArcSwap, Guard};
use jetway_domain::clock::{Clock, Ids};
use jetway_domain::edge::EdgeKey;
use jetway_domain::secret::SecretKey;
use jetway_releases::OverrideKey;
use jetway_settings::read_value;
use jetway_tenancy::{ClaimedHosts, TenantRegistry};

use crate::cache::ResponseCache;
use crate::config::{Config, Source, TlsRules};
use crate::document::{ConsoleShelf, Documents};
use crate::limits::Limits;
use crate::operate::drain::Drain;
use crate::releases::ReleaseStore;
use crate::request::filters::session::TokenCheck;
use crate::telemetry::access_log::AccessLog;
use crate::telemetry::beacon::Beacons;
use crate::telemetry::metrics::Metrics;
use crate::telemetry::traces::Traces;
use crate::tenants;
use crate::tls::Tls;
use crate::upstreams::Upstreams;

/// The shared state of the process.
pub struct Edge {
    /// Settings at start.
    pub config: Config,
    /// Where the settings came from.
    pub source: Source,
    live: ArcSwap<Config>,
    /// When this process was ready to listen.
    pub started: Instant,
    /// The tenants as last loaded successfully.
    pub tenants: Arc<TenantRegistry>,
    /// Custom domains; each claim as last loaded successfully.
    pub claims: Arc<ClaimedHosts>,
    /// The releases as last loaded successfully.
    pub releases: Arc<ReleaseStore>,
    /// Browsers' reports about modules.
    pub beacons: Beacons,
    /// Rendered shell documents.
    pub documents: Documents,
    /// The operators' console.
    pub console: ConsoleShelf,
    /// Cached public responses of the backend.
    pub cache: Arc<ResponseCache>,
    /// The backend and other services behind the gateway.
    pub upstreams: Arc<Upstreams>,
    /// Token verification.
    pub tokens: TokenCheck,
    /// Signs the headers the backend trusts.
    pub edge_key: EdgeKey,
    /// Rate and concurrency limits.
    pub limits: Limits,
    /// Certificates and tickets, when TLS is enabled.
    pub tls: Option<Tls>,
    /// Counters.
    pub metrics: Metrics,
    /// Span export, when enabled.
    pub traces: Option<Traces>,
    /// The access log.
    pub access_log: AccessLog,
    /// The drain state of the process.
    pub drain: Arc<Drain>,
    /// The clock.
    pub clock: Box<dyn Clock>,
    /// Generates identifiers.
    pub ids: Box<dyn Ids>,
}

impl Edge {
    /// Loads everything.
    ///
    /// # Errors
    /// When a key is missing, the original brand is invalid, or a folder cannot be read.
    pub fn open(source: Source, config: Config, clock: Box<dyn Clock>, ids: Box<dyn Ids>) -> Result<Self> {
        fs::create_dir_all(&config.releases_dir).context("the releases folder")?;
        let edge_key = EdgeKey::new(&read_value(&config.edge_key_file)?);
        let metrics = Metrics::new(&config.metrics).context("metrics")?;
        fs::create_dir_all(&config.domains_dir).context("the domains folder")?;
        let overrides = override_key(&config)?;
        let releases = ReleaseStore::open(&config.releases_dir, overrides)
            .and_then(|store| store.mirroring(&config.releases_store, Duration::from_millis(config.releases_poll_ms)))
            .context("releases")?;
        releases.register(metrics.registry()).context("metrics")?;
        Ok(Self {
            live: ArcSwap::from_pointee(config.clone()),
            source,
            started: Instant::now(),
            access_log: AccessLog::open(&config.access_log, metrics.log_lines_dropped.clone())?,
            tenants: tenants::open(&config, &edge_key)?,
            claims: ClaimedHosts::open(&config.domains_dir),
            releases: Arc::new(releases),
            beacons: Beacons::new(metrics.registry()).context("metrics")?,
            documents: Documents::default(),
            console: ConsoleShelf::open(&config.operations_console).context("operations_console")?,
            cache: Arc::new(ResponseCache::new(config.cache.clone(), metrics.registry())?),
            upstreams: Arc::new(Upstreams::open(&config, metrics.registry())?),
            tokens: TokenCheck::new(read_value::<SecretKey>(&config.token_key_file)?.bytes()),
            edge_key,
            limits: Limits::new(&config.limits, metrics.registry()).context("limits")?,
            traces: Traces::open(&config.traces, metrics.registry())?,
            tls: open_tls(&config.tls, &metrics)?,
            metrics,
            drain: Arc::new(Drain::default()),
            clock,
            ids,
            config,
        })
    }

    /// Unix seconds.
    pub fn now(&self) -> u64 {
        u64::try_from(self.clock.now().timestamp()).unwrap_or_default()
    }

    /// The current settings; settings that can change at run time are read here.
    pub fn live(&self) -> Guard<Arc<Config>> {
        self.live.load()
    }

    /// Replaces the current settings.
    pub fn set_live(&self, config: Config) {
        self.live.store(Arc::new(config));
    }
}

fn override_key(config: &Config) -> Result<Option<OverrideKey>> {
    let file = &config.override_key_file;
    let is_on = !file.as_os_str().is_empty();
    let key = is_on.then(|| read_value::<SecretKey>(file)).transpose()?;
    Ok(key.map(|key| OverrideKey::new(key.bytes())))
}

fn open_tls(rules: &TlsRules, metrics: &Metrics) -> Result<Option<Tls>> {
    rules.is_on().then(|| Tls::open(rules, &metrics.tls)).transpose()
}
