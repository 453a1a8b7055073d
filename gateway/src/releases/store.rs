//! The resolved channel pointers, swapped atomically whenever one of them changes.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use arc_swap::ArcSwap;
use http::{HeaderValue, StatusCode};
use jetway_releases::{Override, OverrideKey, Refused};
use jetway_tenancy::asset::is_safe_name;
use jetway_tenancy::watch::{self, WatchGuard};
use pingora::http::RequestHeader;
use prometheus::{IntCounterVec, Opts, Registry};

use super::cohort;
use super::file::Files;
use super::live::LiveSet;
use super::mirror::{self, Mirror};
use super::overrides::{self, Overrides};
use super::resolved::ResolvedChannels;
use crate::answer::Answer;
use crate::answer::coding::Accepted;

/// The releases folder, with the last good pointers.
pub struct ReleaseStore {
    root: PathBuf,
    resolved: ArcSwap<ResolvedChannels>,
    files: Files,
    overrides: Overrides,
    documents: IntCounterVec,
    mirror: Option<Mirror>,
}

/// The browser that requests a page.
#[derive(Clone, Copy)]
pub struct Visitor<'a> {
    /// Slug of the tenant whose portal it is.
    pub tenant: &'a str,
    /// The request.
    pub request: &'a RequestHeader,
    /// Whether the request came over TLS.
    pub tls: bool,
    /// Unix seconds.
    pub now: u64,
}

/// What one browser gets.
pub struct Chosen {
    /// The versions.
    pub set: Arc<LiveSet>,
    /// The cookie to set: a newly assigned cohort, or the deletion of an expired override.
    pub cookie: Option<HeaderValue>,
}

impl ReleaseStore {
    /// Opens a releases folder; an empty folder is valid. Without a key overrides are disabled.
    ///
    /// # Errors
    /// When a metric's description is invalid, which it is not.
    pub fn open(root: &Path, overrides: Option<OverrideKey>) -> prometheus::Result<Self> {
        let documents = Opts::new(
            "jetway_gateway_documents_total",
            "Documents by the module versions they reference; versions without a pointer have no series",
        );
        let store = Self {
            root: root.to_owned(),
            resolved: ArcSwap::default(),
            files: Files::default(),
            overrides: Overrides::new(overrides),
            documents: IntCounterVec::new(documents, &["module", "version"])?,
            mirror: None,
        };
        store.reload();
        Ok(store)
    }

    /// Mirrors an object store (`s3://bucket/prefix`) into the folder from `watch` on; an empty address disables it.
    ///
    /// # Errors
    /// When a metric's description is invalid, which it is not.
    pub fn mirroring(mut self, address: &str, every: Duration) -> prometheus::Result<Self> {
        if !address.is_empty() {
            self.mirror = Some(Mirror::new(address, &self.root, every)?);
        }
        Ok(self)
    }

    /// Registers its metrics: documents served by module and version (at most as many as pointers reference) and the
    /// state of the object store.
    ///
    /// # Errors
    /// When a metric of the same name is registered already.
    pub fn register(&self, registry: &Registry) -> prometheus::Result<()> {
        registry.register(Box::new(self.documents.clone()))?;
        let away = match &self.mirror {
            Some(mirror) => mirror.gauge(),
            // Without an object store the gauge stays 0.
            None => mirror::gauge()?,
        };
        registry.register(Box::new(away))
    }

    /// Why the object store cannot be read at present.
    pub fn away(&self) -> Option<String> {
        self.mirror.as_ref()?.fault()
    }

    /// Serves a file; `name` is its path below `/releases/`.
    pub async fn serve(&self, name: &str, request: &RequestHeader, accepted: Accepted) -> Answer {
        let answer = self.files.serve(&self.root, name, request, accepted).await;
        if answer.status() != StatusCode::NOT_FOUND {
            return answer;
        }
        let (Some(mirror), Some((module, rest))) = (&self.mirror, name.split_once('/')) else {
            return answer;
        };
        let version = rest.split('/').next().unwrap_or_default();
        let is_version = is_safe_name(module) && is_safe_name(version);
        if is_version && mirror.fetch(module, version).await {
            self.files.serve(&self.root, name, request, accepted).await
        } else {
            answer
        }
    }

    /// The current resolved pointers.
    pub fn resolved(&self) -> Arc<ResolvedChannels> {
        self.resolved.load_full()
    }

    /// Reads an override link's token.
    ///
    /// # Errors
    /// When the token is invalid, expired, or not for this tenant's portal.
    pub fn read_override(&self, token: &str, tenant: &str, now: u64) -> Result<Override, Refused> {
        self.overrides.read(token, tenant, now)
    }

    /// What a browser gets; `None` while nothing is published. A cohort is assigned only while a canary runs; an
    /// override takes precedence over everything.
    pub fn choose(&self, visitor: Visitor<'_>) -> Option<Chosen> {
        let Visitor {
            tenant,
            request,
            tls,
            now,
        } = visitor;
        let resolved = self.resolved.load();
        let choice = resolved.choice(tenant);
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
            .apply(request, tls, (tenant, now), (&self.root, &resolved, &set));
        Some(match overridden {
            None => Chosen { set, cookie },
            Some(Ok(set)) => Chosen { set, cookie },
            Some(Err(())) => Chosen {
                set,
                cookie: overrides::forgotten(tls),
            },
        })
    }

    /// Reads the pointers again. A pointer that cannot be followed is replaced as in [`ResolvedChannels::read`].
    pub fn reload(&self) {
        let before = self.resolved();
        let after = ResolvedChannels::read(&self.root, &before, &self.documents);
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
            // Fails when nothing was counted; there is nothing to remove then.
            let _ = self.documents.remove_label_values(&[module, version]);
        }
        self.resolved.store(Arc::new(after));
        self.overrides.forget();
        self.files.forget();
    }

    /// Reloads whenever the folder changes, and mirrors the object store, when there is one, into the folder.
    ///
    /// # Errors
    /// When the folder cannot be watched, or the store has no usable address or credentials.
    pub fn watch(self: &Arc<Self>, then: impl Fn() + Send + 'static) -> anyhow::Result<WatchGuard> {
        let store = Arc::clone(self);
        let guard = watch::folder(&self.root, move || {
            store.reload();
            then();
        });
        let guard = guard.with_context(|| format!("cannot watch {}", self.root.display()))?;
        self.mirror.as_ref().map_or(Ok(()), Mirror::start)?;
        Ok(guard)
    }
}
