//! All claims of a folder, replaced atomically when the folder changes.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use arc_swap::ArcSwap;

use super::Claim;
use crate::fault::TenantFault;
use crate::registry::Snapshot;
use crate::slug::TenantSlug;
use crate::watch::{self, WatchGuard};

/// Inode, modification time and length of a file. Times alone are too coarse for two quick writes.
type Stamp = (u64, Option<SystemTime>, u64);

#[derive(Debug, Default)]
struct Claims {
    /// Claims by host.
    by_host: HashMap<String, Arc<Claim>>,
    faults: Vec<TenantFault>,
}

#[derive(Debug)]
struct Known {
    stamp: Stamp,
    claim: Option<Arc<Claim>>,
    fault: Option<TenantFault>,
}

/// The claims of a folder, each in its last readable version.
#[derive(Debug)]
pub struct ClaimedHosts {
    folder: PathBuf,
    current: ArcSwap<Claims>,
    known: Mutex<BTreeMap<PathBuf, Known>>,
}

impl ClaimedHosts {
    /// Reads a folder of claims; a missing folder has none.
    #[must_use]
    pub fn open(folder: impl Into<PathBuf>) -> Arc<Self> {
        let claims = Arc::new(Self {
            folder: folder.into(),
            current: ArcSwap::default(),
            known: Mutex::default(),
        });
        claims.reload();
        claims
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The tenant with a verified claim to this canonical host.
    #[must_use]
    pub fn tenant_of(&self, host: &str) -> Option<TenantSlug> {
        let claims = self.current.load();
        let claim = claims.by_host.get(host).filter(|claim| claim.state.is_proven())?;
        Some(claim.tenant.clone())
    }

    /// Whether this canonical host has a verified claim.
    #[must_use]
    pub fn is_proven(&self, host: &str) -> bool {
        let claims = self.current.load();
        claims.by_host.get(host).is_some_and(|claim| claim.state.is_proven())
    }

    /// Number of verified hosts.
    #[must_use]
    pub fn proven(&self) -> usize {
        let claims = self.current.load();
        claims.by_host.values().filter(|claim| claim.state.is_proven()).count()
    }

    /// When the first certificate of a claim expires, in Unix seconds; 0 when there is none.
    #[must_use]
    pub fn first_expiry(&self) -> i64 {
        let claims = self.current.load();
        let ends = claims.by_host.values().filter_map(|claim| claim.expires_at);
        ends.map(|end| end.timestamp()).min().unwrap_or_default()
    }

    /// Files that are not claims, and verified claims that conflict with these tenants.
    #[must_use]
    pub fn faults(&self, tenants: &Snapshot) -> Vec<TenantFault> {
        let claims = self.current.load();
        let mut faults = claims.faults.clone();
        for claim in claims.by_host.values().filter(|claim| claim.state.is_proven()) {
            let reason = match tenants.by_host(&claim.host) {
                Some(owner) if owner.slug != claim.tenant => format!(
                    "host {} is in the manifest of {}, which comes first; remove one of the two",
                    claim.host, owner.slug
                ),
                _ if tenants.by_slug(claim.tenant.as_str()).is_none() => {
                    format!(
                        "there is no tenant {}; run `jetway domain remove {}`",
                        claim.tenant, claim.host
                    )
                }
                _ => continue,
            };
            let file = self.folder.join(format!("{}.toml", claim.host));
            faults.push(TenantFault::at(claim.tenant.as_str(), &file, "", None, reason));
        }
        faults.sort_by(|one, other| one.file.cmp(&other.file));
        faults
    }

    /// Reads changed files. An unreadable claim keeps its last version; one whose file is gone is removed.
    pub fn reload(&self) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let files = files(&self.folder);
        known.retain(|file, _| files.contains_key(file));
        for (file, stamp) in files {
            if known.get(&file).is_some_and(|before| before.stamp == stamp) {
                continue;
            }
            let before = known.remove(&file).and_then(|before| before.claim);
            let (claim, fault) = match Claim::read(&file) {
                Ok(claim) => (Some(Arc::new(claim)), None),
                Err(fault) => {
                    tracing::error!(file = %file.display(), reason = fault.reason, "claim refused: {fault}");
                    let last_good_served = before.is_some();
                    (
                        before,
                        Some(TenantFault {
                            last_good_served,
                            ..fault
                        }),
                    )
                }
            };
            known.insert(file, Known { stamp, claim, fault });
        }
        let claims = known.values().filter_map(|known| known.claim.clone());
        self.current.store(Arc::new(Claims {
            by_host: claims.map(|claim| (claim.host.clone(), claim)).collect(),
            faults: known.values().filter_map(|known| known.fault.clone()).collect(),
        }));
    }

    /// Reloads whenever the folder changes, then calls `then`.
    ///
    /// # Errors
    /// The system cannot watch the folder.
    pub fn watch(self: &Arc<Self>, then: impl Fn() + Send + 'static) -> notify::Result<WatchGuard> {
        let claims = Arc::clone(self);
        watch::folder(&self.folder, move || {
            claims.reload();
            then();
        })
    }
}

fn files(folder: &Path) -> BTreeMap<PathBuf, Stamp> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter_map(|entry| {
            let path = entry.path();
            let is_claim = path.extension().is_some_and(|extension| extension == "toml")
                && !entry.file_name().to_string_lossy().starts_with('.');
            let about = is_claim.then(|| entry.metadata().ok()).flatten()?;
            Some((path, (about.ino(), about.modified().ok(), about.len())))
        })
        .collect()
}
