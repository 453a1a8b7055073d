//! The pointers worked out, swapped as one when any of them moves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arc_swap::ArcSwap;
use http::HeaderValue;
use jetway_releases::{Override, OverrideKey, Refused};
use jetway_tenancy::watch::{self, WatchGuard};
use pingora::http::RequestHeader;
use prometheus::{IntCounterVec, Opts};

use super::cohort;
use super::file::Files;
use super::live::LiveSet;
use super::overrides::{self, Overrides};
use super::standing::Standing;
use crate::answer::Answer;
use crate::answer::coding::Accepted;

/// The releases folder, always with the last good pointers.
pub struct ReleaseStore {
    root: PathBuf,
    standing: ArcSwap<Standing>,
    files: Files,
    overrides: Overrides,
    documents: IntCounterVec,
}

/// Who asks for a page.
#[derive(Clone, Copy)]
pub struct Visitor<'a> {
    /// Whose portal.
    pub tenant: &'a str,
    /// The request.
    pub request: &'a RequestHeader,
    /// Whether it came over TLS.
    pub tls: bool,
    /// Unix seconds.
    pub now: u64,
}

/// What one browser gets.
pub struct Chosen {
    /// The versions.
    pub set: Arc<LiveSet>,
    /// What makes the browser get them again, when it was dealt a cohort just now; or forget an override that is over.
    pub cookie: Option<HeaderValue>,
}

impl ReleaseStore {
    /// Read a releases folder; an empty one is served as such. Without a key nobody has an override.
    ///
    /// # Errors
    /// When the series of documents served cannot be described, which it can.
    pub fn open(root: &Path, overrides: Option<OverrideKey>) -> prometheus::Result<Self> {
        let documents = Opts::new(
            "jetway_gateway_documents_total",
            "Documents by the module versions they named; versions no pointer leads to have no series",
        );
        let store = Self {
            root: root.to_owned(),
            standing: ArcSwap::default(),
            files: Files::default(),
            overrides: Overrides::new(overrides),
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

    /// What the link of an operator says.
    ///
    /// # Errors
    /// When it is not to be followed in this tenant's portal.
    pub fn read_override(&self, token: &str, tenant: &str, now: u64) -> Result<Override, Refused> {
        self.overrides.read(token, tenant, now)
    }

    /// What a browser gets; `None` while nothing is published. It is dealt a cohort only while some versions are for some
    /// cohorts, and its override stands over everything.
    pub fn choose(&self, visitor: Visitor<'_>) -> Option<Chosen> {
        let Visitor {
            tenant,
            request,
            tls,
            now,
        } = visitor;
        let standing = self.standing.load();
        let choice = standing.choice(tenant);
        let (cohort, cookie) = match cohort::of(request, tls) {
            _ if !choice.has_canary => (0, None),
            Some(cohort) => (cohort, None),
            None => {
                let cohort = cohort::deal();
                (cohort, cohort::remembered(cohort, tls))
            }
        };
        let set = Arc::clone(choice.of(cohort)?);
        let overridden = self
            .overrides
            .apply(request, tls, (tenant, now), (&self.root, &standing, &set));
        Some(match overridden {
            None => Chosen { set, cookie },
            Some(Ok(set)) => Chosen { set, cookie },
            Some(Err(())) => Chosen {
                set,
                cookie: overrides::forgotten(tls),
            },
        })
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
        self.overrides.forget();
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
