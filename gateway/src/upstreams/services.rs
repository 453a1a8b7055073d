//! All services: opens them from the settings and finds the one for a path.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use prometheus::Registry;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::clock::now_ms;
use super::metrics::UpstreamMetrics;
use super::node::Entry;
use super::service::Service;
use super::websockets::Open;
use crate::config::{Config, Resilience, Timeouts, Upgrades};
use crate::tls::upstream::ClientOptions;

/// Name of the default service.
const DEFAULT: &str = "backend";

/// All services.
pub struct Upstreams {
    /// The default service first.
    pub(super) services: Vec<Arc<Service>>,
    pub(super) rules: Resilience,
    pub(super) timeouts: Timeouts,
    pub(super) upgrades: Upgrades,
    pub(super) tls: Option<ClientOptions>,
    pub(super) open: Arc<Open>,
    pub(super) metrics: UpstreamMetrics,
    pub(super) wake: Arc<Notify>,
}

impl Upstreams {
    /// Opens the configured services. Nothing is connected to or resolved yet; the [`NodeMonitor`](super::NodeMonitor) does that.
    ///
    /// # Errors
    /// When a setting is invalid; the message names the key and says what to write.
    pub fn open(config: &Config, registry: &Registry) -> Result<Self> {
        config.resilience.check().map_err(anyhow::Error::msg)?;
        let tls = ClientOptions::open(&config.upstream_tls)?;
        let metrics = UpstreamMetrics::register(registry).context("metrics")?;
        let wake = Arc::new(Notify::new());
        let make = |name: &str, entries, routes| {
            let made = Service::new(name, entries, routes, &config.resilience, &metrics, &wake);
            Arc::new(made)
        };
        let nodes = config.upstream.split(',').map(str::trim);
        let mut services = vec![make(DEFAULT, parse(nodes).context("`upstream`")?, Vec::new())];
        for entry in &config.upstreams {
            let key = format!("`upstreams`, the service `{}`", entry.name);
            let is_known = services.iter().any(|service| service.name == entry.name);
            ensure!(
                !is_known && !entry.name.is_empty(),
                "{key}: give each service a unique name"
            );
            check_routes(&entry.routes).with_context(|| key.clone())?;
            let nodes = parse(entry.nodes.iter().map(String::as_str)).with_context(|| key.clone())?;
            services.push(make(&entry.name, nodes, entry.routes.clone()));
        }
        if !config.upgrades.routes.is_empty() {
            check_routes(&config.upgrades.routes).context("`upgrades.routes`")?;
        }
        Ok(Self {
            services,
            rules: config.resilience.clone(),
            timeouts: config.timeouts.clone(),
            upgrades: config.upgrades.clone(),
            tls,
            open: Arc::new(Open::new(metrics.upgrades_open())),
            metrics,
            wake,
        })
    }

    /// Whether every service has had a node that passed a check. Stays true afterwards: when the backend goes away
    /// later, the gateway still serves its own pages.
    pub fn is_ready(&self) -> bool {
        self.services.iter().all(|service| service.was_seen_up())
    }

    /// Sets the gauges before metrics are read.
    pub fn observe(&self) {
        let now = now_ms();
        for service in &self.services {
            service.observe(&self.metrics, now);
        }
    }

    /// The services and nodes with their state, for operators.
    pub fn report(&self) -> Value {
        let now = now_ms();
        let services: Vec<Value> = self.services.iter().map(|service| service.report(now)).collect();
        json!({ "ready": self.is_ready(), "services": services })
    }

    /// Drains or restores a node, given by address or configured text; returns whether it exists.
    pub fn drain(&self, name: &str, draining: bool) -> bool {
        let mut found = false;
        for service in &self.services {
            for node in service.nodes().iter() {
                if &*node.entry == name || node.address.to_string() == name {
                    tracing::info!(service = service.name, node = name, draining, "drain");
                    node.drain(draining);
                    found = true;
                }
            }
        }
        found
    }

    /// The service with the longest matching prefix.
    pub(super) fn service_of(&self, path: &str) -> Option<&Arc<Service>> {
        let fits = |service: &Service| {
            let lengths = service
                .routes
                .iter()
                .filter(|route| path.starts_with(*route))
                .map(String::len);
            lengths.max()
        };
        let special = self
            .services
            .iter()
            .filter_map(|service| Some((fits(service)?, service)));
        special
            .max_by_key(|(length, _)| *length)
            .map(|(_, service)| service)
            .or_else(|| self.services.first())
    }

    /// How long a WebSocket may be silent in both directions.
    pub(super) const fn upgrade_idle(&self) -> Duration {
        Duration::from_secs(self.upgrades.idle_seconds)
    }
}

fn parse<'a>(texts: impl Iterator<Item = &'a str>) -> Result<Vec<(String, Entry)>> {
    let entries: Vec<_> = texts
        .filter(|text| !text.is_empty())
        .map(|text| Ok((text.to_owned(), Entry::parse(text)?)))
        .collect::<Result<_>>()?;
    ensure!(
        !entries.is_empty(),
        "there is no node; configure at least one host:port"
    );
    for (at, (text, _)) in entries.iter().enumerate() {
        let again = entries.iter().skip(at + 1).any(|(other, _)| other == text);
        ensure!(!again, "the node {text} is listed twice");
    }
    Ok(entries)
}

fn check_routes(routes: &[String]) -> Result<()> {
    ensure!(
        !routes.is_empty(),
        "`routes` is empty; name a path such as /api/search/v1/"
    );
    for route in routes {
        if !crate::routes::is_of_backend(route) {
            bail!("no call of the backend begins with {route}; see the list of paths in docs/guides/upstreams.md");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(variables: &[(&str, &str)]) -> Result<Config> {
        let variables = variables.iter().map(|(name, value)| ((*name).into(), (*value).into()));
        Config::load(None, variables)
    }

    fn opened(upstream: &str, more: &str) -> Result<Upstreams> {
        let mut config = config(&[("JETWAY_GATEWAY_UPSTREAM", upstream)])?;
        config.upstreams = toml::from_str::<toml::Table>(more)?
            .remove("upstreams")
            .map_or_else(|| Ok(Vec::new()), toml::Value::try_into)?;
        Upstreams::open(&config, &Registry::new())
    }

    #[test]
    fn the_longest_prefix_decides_and_the_rest_is_the_default_services() {
        let more = "[[upstreams]]\nname='search'\nnodes=['10.0.0.2:1']\nroutes=['/api/search/v1/']\n\
                    [[upstreams]]\nname='air'\nnodes=['10.0.0.3:1']\nroutes=['/api/search/v1/Air']\n";
        let upstreams = opened("10.0.0.1:1, 10.0.0.4:1", more).expect("services");
        let name = |path: &str| {
            upstreams
                .service_of(path)
                .map(|service| service.name.clone())
                .unwrap_or_default()
        };
        assert_eq!(name("/api/search/v1/Hotel"), "search");
        assert_eq!(name("/api/search/v1/AirSearch"), "air");
        assert_eq!(name("/api/order/v1/Book"), "backend");
        assert_eq!(upstreams.services[0].nodes().len(), 2);
        assert!(!upstreams.is_ready());
    }

    #[test]
    fn mistakes_are_named() {
        let said = |upstream: &str, more: &str| match opened(upstream, more) {
            Ok(_) => String::new(),
            Err(error) => format!("{error:#}"),
        };
        assert!(said("", "").starts_with("`upstream`: there is no node"));
        assert!(said("localhost", "").contains("`localhost` has no port"));
        assert!(said("a:1,a:1", "").contains("twice"));
        let service = |routes: &str| format!("[[upstreams]]\nname='s'\nnodes=['a:1']\nroutes=[{routes}]");
        assert!(said("a:1", &service("")).contains("the service `s`: `routes` is empty"));
        assert!(said("a:1", &service("'/searchpad'")).contains("no call of the backend begins with"));
        assert!(said("a:1", &service("'/api/search/v1/'").replace("'s'", "'backend'")).contains("unique name"));
    }
}
