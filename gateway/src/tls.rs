//! TLS towards clients: a certificate for each host, selected by SNI before any is shown, and session tickets every
//! node can read.

mod certificate;
mod folder;
mod handshake;
mod metrics;
mod store;
mod ticket_file;
mod tickets;
pub mod upstream;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use jetway_domain::clock::SystemClock;
use jetway_tenancy::watch::{self, WatchGuard};

pub use handshake::{Agreed, Handshakes};
pub use metrics::TlsMetrics;

use crate::config::TlsRules;
use store::CertificateStore;
use ticket_file::TicketFile;

/// How often the shared ticket keys are reread.
const TICKET_REREAD: Duration = Duration::from_secs(20);

/// Certificates and tickets of this process.
pub struct Tls {
    /// Performs the handshakes of TLS listeners.
    pub handshakes: Arc<Handshakes>,
    store: Arc<CertificateStore>,
    tickets: Arc<TicketFile>,
}

impl Tls {
    /// Lists the certificates and reads, or creates, the ticket keys.
    ///
    /// # Errors
    /// When the folder cannot be read or the ticket keys are not usable.
    pub fn open(rules: &TlsRules, metrics: &TlsMetrics) -> Result<Self> {
        std::fs::create_dir_all(&rules.certs_dir)
            .with_context(|| format!("tls.certs_dir: cannot make {}", rules.certs_dir.display()))?;
        let rotate = Duration::from_secs(rules.ticket_hours.max(1) * 3600);
        let tickets = Arc::new(TicketFile::open(&rules.ticket_key_file, rotate, Box::new(SystemClock))?);
        let store = Arc::new(CertificateStore::open(rules, tickets.tickets(), metrics.clone())?);
        let deadline = Duration::from_secs(rules.handshake_seconds);
        Ok(Self {
            handshakes: Arc::new(Handshakes::new(Arc::clone(&store), deadline, metrics.clone())),
            store,
            tickets,
        })
    }

    /// Whether there is any certificate.
    pub fn has_certificates(&self) -> bool {
        !self.store.is_empty()
    }

    /// Watches the folder and the ticket keys until the guard is dropped. Needs a runtime.
    ///
    /// # Errors
    /// When the folder cannot be watched.
    pub fn watch(&self) -> Result<WatchGuard> {
        let tickets = Arc::clone(&self.tickets);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(TICKET_REREAD).await;
                let tickets = Arc::clone(&tickets);
                let _ = tokio::task::spawn_blocking(move || tickets.refresh()).await;
            }
        });
        let store = Arc::clone(&self.store);
        let guard = watch::folder(self.store.folder(), move || store.refresh())
            .with_context(|| format!("cannot watch {}", self.store.folder().display()))?;
        let store = Arc::clone(&self.store);
        // Changes between the first listing and the watch, and the expiry dates.
        tokio::task::spawn_blocking(move || {
            store.refresh();
            store.survey();
        });
        Ok(guard)
    }
}

/// Every certificate of a folder by its file, with its expiry or its fault. Reads all of them.
pub fn judge(folder: &Path) -> Vec<(PathBuf, Result<i64>)> {
    let mut names: Vec<_> = folder::list(folder).unwrap_or_default().into_keys().collect();
    names.sort();
    let judged = names.into_iter().map(|name| {
        let file = folder::file(folder, &name);
        let loaded = certificate::load(&file, &folder::covered_host(&name));
        (file, loaded.map(|loaded| loaded.not_after))
    });
    judged.collect()
}
