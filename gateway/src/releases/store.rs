//! The live set, swapped as one when a pointer moves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arc_swap::ArcSwap;
use jetway_tenancy::asset::content_hash;
use jetway_tenancy::watch::{self, WatchGuard};
use pingora::http::RequestHeader;

use super::channels::Channels;
use super::file::Files;
use super::live::{self, LiveSet};
use crate::answer::Answer;
use crate::coding::Accepted;

/// The releases folder, always with the last good set.
pub struct ReleaseStore {
    root: PathBuf,
    live: ArcSwap<LiveSet>,
    files: Files,
}

impl ReleaseStore {
    /// Read a releases folder; an empty one is served as such.
    pub fn open(root: &Path) -> Self {
        let store = Self {
            root: root.to_owned(),
            live: ArcSwap::from_pointee(LiveSet::default()),
            files: Files::default(),
        };
        store.reload();
        store
    }

    /// A file; `name` is its path below `/releases/`.
    pub async fn serve(&self, name: &str, request: &RequestHeader, accepted: Accepted) -> Answer {
        self.files.serve(&self.root, name, request, accepted).await
    }

    /// The live set of now.
    pub fn live(&self) -> Arc<LiveSet> {
        self.live.load_full()
    }

    /// Read the pointers again. A module whose new version cannot be read stays at the one before.
    pub fn reload(&self) {
        let before = self.live();
        let after = self.read(&before);
        for fault in after.faults.iter().filter(|fault| !before.faults.contains(fault)) {
            tracing::error!(reason = fault, "release refused");
        }
        if after.id != before.id {
            tracing::info!(set = after.id, modules = after.modules.len(), "release set live");
        }
        self.live.store(Arc::new(after));
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

    fn read(&self, before: &LiveSet) -> LiveSet {
        let channels = match Channels::read(&self.root) {
            Ok(channels) => channels,
            Err(fault) => {
                return LiveSet {
                    id: before.id.clone(),
                    modules: before.modules.clone(),
                    faults: vec![fault],
                };
            }
        };
        let mut after = LiveSet::default();
        for (id, version) in &channels.stable {
            let known = before.modules.get(id);
            let release = match known.filter(|known| known.version == *version) {
                Some(known) => Ok(Arc::clone(known)),
                None => live::read(&self.root, id, version).map(Arc::new),
            };
            match (release, known) {
                (Ok(release), _) => {
                    after.modules.insert(id.clone(), release);
                }
                (Err(fault), known) => {
                    after.faults.push(fault);
                    after.modules.extend(known.map(|known| (id.clone(), Arc::clone(known))));
                }
            }
        }
        let names: String = after
            .modules
            .values()
            .map(|module| format!("{}={}\n", module.id, module.version))
            .collect();
        after.id = content_hash(names.as_bytes());
        after
    }
}
