//! The pointers worked out, swapped as one when any of them moves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arc_swap::ArcSwap;
use http::HeaderValue;
use jetway_tenancy::watch::{self, WatchGuard};
use pingora::http::RequestHeader;
use prometheus::{IntCounterVec, Opts};

use super::cohort;
use super::file::Files;
use super::live::LiveSet;
use super::standing::Standing;
use crate::answer::Answer;
use crate::answer::coding::Accepted;

/// The releases folder, always with the last good pointers.
pub struct ReleaseStore {
    root: PathBuf,
    standing: ArcSwap<Standing>,
    files: Files,
    documents: IntCounterVec,
}

/// What one browser gets.
pub struct Chosen {
    /// The versions.
    pub set: Arc<LiveSet>,
    /// What makes the browser get them again, when it was dealt a cohort just now.
    pub cookie: Option<HeaderValue>,
}

impl ReleaseStore {
    /// Read a releases folder; an empty one is served as such.
    ///
    /// # Errors
    /// When the series of documents served cannot be described, which it can.
    pub fn open(root: &Path) -> prometheus::Result<Self> {
        let documents = Opts::new(
            "jetway_gateway_documents_total",
            "Documents by the module versions they named; versions no pointer leads to have no series",
        );
        let store = Self {
            root: root.to_owned(),
            standing: ArcSwap::default(),
            files: Files::default(),
            documents: IntCounterVec::new(documents, &["module", "version"])?,
        };
        store.reload();
        Ok(store)
    }

    /// Documents served by module and version: as many series as pointers lead to, at most.
    pub fn documents(&self) -> IntCounterVec {
        self.documents.clone()
    }

    /// A file; `name` is its path below `/releases/`.
    pub async fn serve(&self, name: &str, request: &RequestHeader, accepted: Accepted) -> Answer {
        self.files.serve(&self.root, name, request, accepted).await
    }

    /// The pointers of now.
    pub fn standing(&self) -> Arc<Standing> {
        self.standing.load_full()
    }

    /// What the browser that sends this request gets in a tenant's portal; `None` while nothing is published. It is dealt
    /// a cohort only while some versions are for some cohorts.
    pub fn choose(&self, tenant: &str, request: &RequestHeader, tls: bool) -> Option<Chosen> {
        let standing = self.standing.load();
        let choice = standing.choice(tenant);
        let (cohort, cookie) = match cohort::of(request, tls) {
            _ if !choice.has_canary => (0, None),
            Some(cohort) => (cohort, None),
            None => {
                let cohort = cohort::deal();
                (cohort, cohort::cookie(cohort, tls))
            }
        };
        let set = Arc::clone(choice.of(cohort)?);
        Some(Chosen { set, cookie })
    }

    /// Read the pointers again. A pointer that cannot be followed gives way to one that can.
    pub fn reload(&self) {
        let before = self.standing();
        let after = Standing::read(&self.root, &before, &self.documents);
        for fault in after.faults.iter().filter(|fault| !before.faults.contains(fault)) {
            tracing::error!(reason = fault, "release pointer not followed");
        }
        if after.channels != before.channels {
            tracing::info!(
                set = after.stable.id,
                modules = after.stable.modules.len(),
                "release pointers live"
            );
        }
        for (module, version) in before
            .served()
            .filter(|served| !after.served().any(|now| now == *served))
        {
            // Absent already when nothing was counted.
            let _ = self.documents.remove_label_values(&[module, version]);
        }
        self.standing.store(Arc::new(after));
        self.files.forget();
    }

    /// Reload whenever the folder changes.
    ///
    /// # Errors
    /// When the system cannot watch the folder.
    pub fn watch(self: &Arc<Self>, then: impl Fn() + Send + 'static) -> Result<WatchGuard, watch::WatchError> {
        let store = Arc::clone(self);
        watch::folder(&self.root, move || {
            store.reload();
            then();
        })
    }
}
