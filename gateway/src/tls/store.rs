//! The certificates of all hosts: names listed at the start, files read when first needed and reread when they change.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use arc_swap::ArcSwap;
use jetway_tenancy::canonical_host;
use moka::future::Cache;
use rustls::ServerConfig;
use rustls::crypto::aws_lc_rs;
use rustls::server::{ClientHello, NoServerSessionStorage, ProducesTickets, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::version::{TLS12, TLS13};

use super::certificate;
use super::folder::{self, Version};
use super::metrics::TlsMetrics;
use crate::config::TlsRules;

/// Why no certificate can be served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoCertificate {
    /// There is no file for the host, or the client sent no name.
    Unknown,
    /// Its file is unusable and no earlier version is loaded.
    Broken,
}

/// The state of one file.
#[derive(Debug, Clone)]
struct Entry {
    /// As last listed.
    listed: Version,
    /// The version to serve: the last one not known to be unusable.
    good: Option<Version>,
    not_after: Option<i64>,
}

type Index = HashMap<Box<str>, Entry>;

/// The certificates.
pub struct CertificateStore {
    folder: PathBuf,
    index: ArcSwap<Index>,
    /// Ensures that only one thread refreshes at a time.
    refreshing: Mutex<()>,
    ready: Cache<(Box<str>, Version), Arc<ServerConfig>>,
    template: ServerConfig,
    metrics: TlsMetrics,
}

impl CertificateStore {
    /// Lists the folder.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(rules: &TlsRules, tickets: Arc<dyn ProducesTickets>, metrics: TlsMetrics) -> Result<Self> {
        let listed = folder::list(&rules.certs_dir)
            .with_context(|| format!("tls.certs_dir: cannot read {}", rules.certs_dir.display()))?;
        let index: Index = listed
            .into_iter()
            .map(|(name, version)| {
                let entry = Entry {
                    listed: version,
                    good: Some(version),
                    not_after: None,
                };
                (name, entry)
            })
            .collect();
        metrics.set_certificates(index.len(), 0);
        Ok(Self {
            folder: rules.certs_dir.clone(),
            index: ArcSwap::from_pointee(index),
            refreshing: Mutex::new(()),
            ready: Cache::new(rules.kept_certificates),
            template: template(tickets)?,
            metrics,
        })
    }

    /// Whether there is no certificate.
    pub fn is_empty(&self) -> bool {
        self.index.load().values().all(|entry| entry.good.is_none())
    }

    /// The certificate folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The TLS configuration for a client that requests this name.
    ///
    /// # Errors
    /// When no certificate can be served for it.
    pub async fn config_for(&self, asked: &str) -> Result<Arc<ServerConfig>, NoCertificate> {
        let host = canonical_host(asked).map_err(|_| NoCertificate::Unknown)?;
        let index = self.index.load_full();
        let (name, entry) = folder::names(&host)
            .find_map(|name| index.get_key_value(name.as_str()))
            .ok_or(NoCertificate::Unknown)?;
        let good = entry.good.ok_or(NoCertificate::Broken)?;
        let key = (name.clone(), good);
        if let Some(config) = self.ready.get(&key).await {
            return Ok(config);
        }
        if entry.listed != good {
            return Err(NoCertificate::Broken);
        }
        let (file, covered) = (folder::file(&self.folder, name), folder::covered_host(name));
        let load = async {
            let loaded = tokio::task::spawn_blocking(move || certificate::load(&file, &covered)).await??;
            anyhow::Ok(Arc::new(self.config(loaded.key)))
        };
        self.ready.try_get_with(key, load).await.map_err(|fault| {
            self.found_broken(name, good, &fault);
            NoCertificate::Broken
        })
    }

    /// Lists the folder again; changed files are verified, and served from now on if valid.
    pub fn refresh(&self) {
        let _one = self.refreshing.lock().unwrap_or_else(PoisonError::into_inner);
        let listed = match folder::list(&self.folder) {
            Ok(listed) => listed,
            Err(error) => {
                tracing::error!(folder = %self.folder.display(), %error, "certificates cannot be listed");
                return;
            }
        };
        let before = self.index.load_full();
        let index = listed
            .into_iter()
            .map(|(name, version)| {
                let entry = match before.get(&name) {
                    Some(entry) if entry.listed == version => entry.clone(),
                    earlier => self.changed(&name, version, earlier),
                };
                (name, entry)
            })
            .collect();
        self.publish(index);
    }

    /// Determines expiry dates. Reads every file not verified yet, without keeping it loaded.
    pub fn survey(&self) {
        let _one = self.refreshing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut index = Index::clone(&self.index.load_full());
        for (name, entry) in &mut index {
            if entry.not_after.is_some() || entry.good != Some(entry.listed) {
                continue;
            }
            let file = folder::file(&self.folder, name);
            match certificate::expiry(&file, &folder::covered_host(name)) {
                Ok(not_after) => entry.not_after = Some(not_after),
                Err(fault) => {
                    entry.good = None;
                    say(&file, &fault, false);
                }
            }
        }
        self.publish(index);
    }

    fn changed(&self, name: &str, listed: Version, earlier: Option<&Entry>) -> Entry {
        let file = folder::file(&self.folder, name);
        match certificate::load(&file, &folder::covered_host(name)) {
            Ok(loaded) => Entry {
                listed,
                good: Some(listed),
                not_after: Some(loaded.not_after),
            },
            Err(fault) => {
                let good = earlier.and_then(|earlier| earlier.good);
                // Only a loaded version can replace the file; a removed file that was never loaded is gone.
                let good = good.filter(|good| self.ready.contains_key(&(Box::from(name), *good)));
                say(&file, &fault, good.is_some());
                Entry {
                    listed,
                    good,
                    not_after: earlier.and_then(|earlier| earlier.not_after),
                }
            }
        }
    }

    fn found_broken(&self, name: &str, version: Version, fault: &anyhow::Error) {
        let _one = self.refreshing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut index = Index::clone(&self.index.load_full());
        // Only the first of several threads that find the fault logs it.
        let entry = index.get_mut(name).filter(|entry| entry.good == Some(version));
        if let Some(entry) = entry {
            entry.good = None;
            say(&folder::file(&self.folder, name), fault, false);
            self.publish(index);
        }
    }

    fn publish(&self, index: Index) {
        let broken = index.values().filter(|entry| entry.good != Some(entry.listed)).count();
        self.metrics.set_certificates(index.len(), broken);
        self.metrics
            .set_first_expiry(index.values().filter_map(|entry| entry.not_after).min());
        self.index.store(Arc::new(index));
    }

    fn config(&self, key: Arc<CertifiedKey>) -> ServerConfig {
        let mut config = self.template.clone();
        config.cert_resolver = Arc::new(Only(key));
        config
    }
}

fn say(file: &Path, fault: &anyhow::Error, last_good_served: bool) {
    tracing::error!(file = %file.display(), fault = format!("{fault:#}"), last_good_served, "a certificate cannot be used");
}

fn template(tickets: Arc<dyn ProducesTickets>) -> Result<ServerConfig> {
    let mut config = ServerConfig::builder_with_provider(Arc::new(aws_lc_rs::default_provider()))
        .with_protocol_versions(&[&TLS13, &TLS12])
        .context("TLS versions")?
        .with_no_client_auth()
        .with_cert_resolver(Arc::new(Nothing));
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    config.ticketer = tickets;
    // Tickets carry the session state; a server-side store would not be shared with other nodes.
    config.session_storage = Arc::new(NoServerSessionStorage {});
    config.ignore_client_order = true;
    Ok(config)
}

#[derive(Debug)]
struct Only(Arc<CertifiedKey>);

impl ResolvesServerCert for Only {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0))
    }
}

#[derive(Debug)]
struct Nothing;

impl ResolvesServerCert for Nothing {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        None
    }
}
