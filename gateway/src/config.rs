//! Settings: built-in defaults, overridden by a file, overridden by the environment. The only code that reads any of
//! them.

mod access_log;
mod cache;
mod connections;
mod handover;
pub mod limits;
mod metrics;
mod resilience;
mod source;
mod tenants;
mod tls;
mod traces;

use std::ffi::OsString;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use jetway_admin::Hosts;
use jetway_releases::storage;
use jetway_settings::{Layers, SettingFault};
use jetway_tenancy::canonical_host;
use serde::Deserialize;

pub use access_log::AccessLogRules;
pub use cache::{CacheRules, RouteRules};
pub use connections::{ConnectionRules, H2Rules};
pub use handover::HandoverRules;
use limits::Limits;
pub use metrics::MetricsRules;
pub use resilience::{BreakerRules, EjectionRules, HealthRules, Resilience, RetryRules, ServiceEntry, Upgrades};
pub use source::{Changed, Source};
pub use tenants::TenantPlace;
pub use tls::{TlsRules, UpstreamTls};
pub use traces::TraceRules;

const LAYERS: Layers<'_> = Layers {
    defaults: include_str!("../config.default.toml"),
    prefix: "JETWAY_GATEWAY_",
    shared: &[
        ("JETWAY_TENANTS_DIR", "tenants_dir"),
        ("JETWAY_TENANT_CACHE_DIR", "tenant_cache_dir"),
        ("JETWAY_RELEASES_DIR", "releases_dir"),
        ("JETWAY_RELEASES_STORE", "releases_store"),
        ("JETWAY_DOMAINS_DIR", "domains_dir"),
        ("JETWAY_CERTS_DIR", "tls.certs_dir"),
        ("JETWAY_EDGE_KEY_FILE", "edge_key_file"),
        ("JETWAY_TOKEN_KEY_FILE", "token_key_file"),
        ("JETWAY_OVERRIDE_KEY_FILE", "override_key_file"),
    ],
};

/// The gateway's settings; `config.default.toml` explains each.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Config {
    pub listen: String,
    pub admin_listen: String,
    pub admin_open: bool,
    pub admin_hosts: Vec<String>,
    pub upstream: String,
    pub upstreams: Vec<ServiceEntry>,
    pub tenants_dir: PathBuf,
    pub tenant_source: TenantPlace,
    pub tenant_api: String,
    pub tenant_cache_dir: PathBuf,
    pub releases_dir: PathBuf,
    pub releases_store: String,
    pub releases_poll_ms: u64,
    pub domains_dir: PathBuf,
    pub edge_key_file: PathBuf,
    pub token_key_file: PathBuf,
    pub override_key_file: PathBuf,
    pub unknown_host: UnknownHost,
    pub operations_host: String,
    pub operations_console: PathBuf,
    pub ready_without_backend_seconds: u64,
    pub drain_seconds: u64,
    pub drain_idle_seconds: u64,
    pub threads: usize,
    pub log: String,
    pub limits: Limits,
    pub timeouts: Timeouts,
    pub resilience: Resilience,
    pub upgrades: Upgrades,
    pub cache: CacheRules,
    pub access_log: AccessLogRules,
    pub handover: HandoverRules,
    pub tls: TlsRules,
    pub upstream_tls: UpstreamTls,
    pub metrics: MetricsRules,
    pub traces: TraceRules,
    pub connections: ConnectionRules,
}

/// Response to unknown hosts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnknownHost {
    /// 421 without a brand.
    Refuse,
    /// The original brand.
    Default,
}

/// Timeouts towards clients and services.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Timeouts {
    pub connect_ms: u64,
    pub tls_ms: u64,
    pub write_ms: u64,
    pub read_ms: u64,
    pub search_ms: u64,
    pub order_ms: u64,
    pub events_ms: u64,
    pub total_ms: u64,
    pub upstream_idle_seconds: u64,
    pub keepalive_seconds: u64,
}

impl Config {
    /// Loads the settings from all three sources.
    ///
    /// # Errors
    /// A file or variable contains an unknown key or an invalid value.
    pub fn load(file: Option<&Path>, environment: impl Iterator<Item = (OsString, OsString)>) -> Result<Self> {
        let config: Self = LAYERS.load(file, environment)?;
        config.check()?;
        Ok(config)
    }

    /// Loads the settings, or lists everything that is wrong with them, with its location.
    ///
    /// # Errors
    /// All faults.
    pub fn check_all(file: Option<&Path>, environment: &[(OsString, OsString)]) -> Result<Self, Vec<SettingFault>> {
        let config: Self = LAYERS.check(file, environment)?;
        match config.check() {
            Ok(()) => Ok(config),
            Err(error) => {
                let reason = format!("{error:#}");
                // The message starts with the key.
                let (key, reason) = reason.split_once(": ").unwrap_or(("", &reason));
                let text = file
                    .map(fs::read_to_string)
                    .transpose()
                    .ok()
                    .flatten()
                    .unwrap_or_default();
                Err(vec![LAYERS.place(key, reason.to_owned(), file, &text, environment)])
            }
        }
    }

    /// Hosts by which the admin listener may be called.
    ///
    /// # Errors
    /// `admin_listen` or an entry of `admin_hosts` is invalid.
    pub fn admin_allowed(&self) -> Result<Hosts> {
        let listen = self.admin_listen.parse().context("admin_listen")?;
        Hosts::new(listen, &self.admin_hosts).context("admin_hosts")
    }

    /// Cross-field checks: values that are valid alone but not together.
    ///
    /// # Errors
    /// Names the key and what to write instead.
    fn check(&self) -> Result<()> {
        let address = |key: &str, text: &str| {
            let parsed: Result<SocketAddr, _> = text.parse();
            parsed.with_context(|| format!("{key}: {text} is not an address with a port, as in 0.0.0.0:8080"))
        };
        address("listen", &self.listen)?;
        if self.tls.is_on() {
            address("tls.listen", &self.tls.listen)?;
        }
        let admin = address("admin_listen", &self.admin_listen)?;
        if !admin.ip().is_loopback() && !self.admin_open {
            bail!(
                "admin_listen: {admin} can be reached from other machines, and anyone who reaches it can stop the \
                 gateway. Use 127.0.0.1, or say admin_open = true when a firewall stands before it"
            );
        }
        self.admin_allowed()?;
        let host = &self.operations_host;
        if !host.is_empty() && canonical_host(host).as_deref() != Ok(host.as_str()) {
            bail!(
                "operations_host: {host} is not a host name in lower case and without a port, as in operations.example"
            );
        }
        tenants::check(self.tenant_source, &self.tenant_cache_dir)?;
        if !self.releases_store.is_empty() {
            storage::check_address(&self.releases_store).context("releases_store")?;
        }
        if !(50..=1_000).contains(&self.releases_poll_ms) {
            bail!("releases_poll_ms: {} is not from 50 to 1000", self.releases_poll_ms);
        }
        if !self.log.is_empty() {
            jetway_telemetry::log::check(&self.log).map_err(|reason| anyhow!("log: {reason}"))?;
        }
        self.traces.check()?;
        self.cache.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(variables: &[(&str, &str)]) -> Result<Config> {
        Config::load(
            None,
            variables.iter().map(|(name, value)| ((*name).into(), (*value).into())),
        )
    }

    #[test]
    fn the_environment_stands_over_the_usual_values() {
        let config = load(&[
            ("JETWAY_GATEWAY_LISTEN", "127.0.0.1:1"),
            ("JETWAY_TENANTS_DIR", "/t"),
            ("JETWAY_GATEWAY_CACHE__BYTES", "7000000"),
            ("JETWAY_GATEWAY_UNKNOWN_HOST", "default"),
            ("PATH", "/bin"),
        ])
        .expect("settings");
        assert_eq!((config.listen.as_str(), config.cache.bytes), ("127.0.0.1:1", 7_000_000));
        assert_eq!(
            (config.tenants_dir.as_path(), config.unknown_host),
            (Path::new("/t"), UnknownHost::Default)
        );
        assert_eq!(config.limits.body_bytes, 1_048_576);
    }

    #[test]
    fn a_bad_value_refuses_to_start() {
        assert!(load(&[("JETWAY_GATEWAY_LISTNE", "x")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_DRAIN_SECONDS", "soon")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_UNKNOWN_HOST", "maybe")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_OPERATIONS_HOST", "Operations.example:80")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_CACHE__TENANT_PERCENT", "0")]).is_err());
        assert!(load(&[("JETWAY_RELEASES_STORE", "https://elsewhere")]).is_err());
        assert!(load(&[("JETWAY_GATEWAY_RELEASES_POLL_MS", "5000")]).is_err());
        let refused = load(&[("JETWAY_GATEWAY_ADMIN_HOSTS", "edge.internal:8090")]).expect_err("a refusal");
        assert!(format!("{refused:#}").starts_with("admin_hosts: "), "{refused:#}");
    }

    #[test]
    fn every_call_with_a_file_may_send_a_larger_body() {
        let limits = load(&[]).expect("settings").limits;
        let contracts = [
            include_str!("../../contracts/openapi.json"),
            include_str!("../../contracts/operators.json"),
        ];
        let contracts = contracts.map(|text| serde_json::from_str::<serde_json::Value>(text).expect("a contract"));
        let paths = contracts
            .iter()
            .filter_map(|contract| contract["paths"].as_object())
            .flatten();
        let carries_a_file = |operations: &serde_json::Value| {
            operations["post"]["requestBody"]["content"]
                .get("multipart/form-data")
                .is_some()
        };
        let forms: Vec<_> = paths.filter(|(_, operations)| carries_a_file(operations)).collect();
        assert!(forms.len() > 10, "{}", forms.len());
        for (path, _) in forms {
            assert_eq!(limits.body_bytes_of(path), limits.upload_bytes, "{path}");
        }
    }
}
