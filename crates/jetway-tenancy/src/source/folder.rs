//! A watched folder of tenants.

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::notice::{Notice, Notices};
use super::poll::Poll;
use super::{Deliver, Delivery, Reading, SourceGuard, TenantSource};
use crate::document::Document;
use crate::slug::TenantSlug;

/// Polling interval of a folder that cannot be watched or is missing.
const POLL_EVERY: Duration = Duration::from_millis(500);
/// A deleted tenant counts as gone only if the others still exist after this time, because deleting everything starts
/// somewhere.
const BEFORE_GONE: Duration = Duration::from_millis(250);
/// Tenants of a folder that reappears are counted after this time, because it may still be filled.
const AFTER_RETURN: Duration = Duration::from_secs(1);

/// The `tenants/` folder.
#[derive(Debug)]
pub struct FolderSource {
    root: PathBuf,
    known: Known,
}

/// Tenants present at the last check.
type Known = Arc<Mutex<BTreeSet<TenantSlug>>>;

impl FolderSource {
    /// The tenants in a folder.
    #[must_use]
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self {
            root: root.into(),
            known: Known::default(),
        }
    }
}

impl TenantSource for FolderSource {
    fn place(&self) -> String {
        self.root.display().to_string()
    }

    fn all(&self) -> Result<Option<Vec<Reading>>, String> {
        all(&self.root, &self.known).map(Some)
    }

    fn watch(&self, deliver: Deliver) -> Result<SourceGuard, String> {
        let stop = Arc::new(AtomicBool::new(false));
        let watcher = Watcher {
            root: self.root.clone(),
            stop: Arc::clone(&stop),
            is_away: AtomicBool::new(false),
            known: Arc::clone(&self.known),
            deliver,
        };
        let spawned = thread::Builder::new()
            .name("tenant-watch".to_owned())
            .spawn(move || watcher.run());
        spawned.map_err(|error| error.to_string())?;
        Ok(Box::new(Stop(stop)))
    }
}

struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Reads every tenant of a folder, with one thread per core.
fn all(root: &Path, known: &Known) -> Result<Vec<Reading>, String> {
    present(root)?;
    let mut slugs = slugs(root)?;
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    if known.iter().any(|slug| slugs.binary_search(slug).is_err()) {
        thread::sleep(BEFORE_GONE);
        present(root)?;
        slugs = self::slugs(root)?;
    }
    *known = slugs.iter().cloned().collect();
    drop(known);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let part = slugs.len().div_ceil(threads).max(1);
    Ok(thread::scope(|scope| {
        let read = |slugs: &[TenantSlug]| -> Vec<Reading> {
            slugs
                .iter()
                .map(|slug| Document::read(&root.join(slug.as_str()), slug))
                .collect()
        };
        let running: Vec<_> = slugs
            .chunks(part)
            .map(|slugs| scope.spawn(move || read(slugs)))
            .collect();
        running
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_default())
            .collect()
    }))
}

/// A folder without the original brand is no longer a tenants folder: deleted, emptied or unmounted.
fn present(root: &Path) -> Result<(), String> {
    let shown = root.display();
    if !root.is_dir() {
        return Err(format!("{shown} is not there"));
    }
    let original = root.join(TenantSlug::DEFAULT);
    if !original.is_dir() {
        return Err(format!(
            "{shown} has no {}; it was emptied or is not mounted",
            TenantSlug::DEFAULT
        ));
    }
    Ok(())
}

/// Slugs of a folder's tenants, sorted.
fn slugs(root: &Path) -> Result<Vec<TenantSlug>, String> {
    let entries = fs::read_dir(root).map_err(|error| format!("{}: {error}", root.display()))?;
    let mut slugs: Vec<TenantSlug> = entries
        .flatten()
        .filter_map(|entry| {
            let slug = TenantSlug::parse(entry.file_name().to_str()?)?;
            let kind = entry.file_type().ok()?;
            (kind.is_dir() || (kind.is_symlink() && entry.path().is_dir())).then_some(slug)
        })
        .collect();
    slugs.sort();
    Ok(slugs)
}

struct Watcher {
    root: PathBuf,
    stop: Arc<AtomicBool>,
    is_away: AtomicBool,
    known: Known,
    deliver: Deliver,
}

impl Watcher {
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Watches; when the folder disappears, waits for it and watches again.
    fn run(&self) {
        while !self.stopped() {
            match Notices::of(&self.root) {
                Ok(notices) => self.follow(notices),
                Err(reason) if self.root.is_dir() => {
                    tracing::warn!(
                        folder = %self.root.display(),
                        reason,
                        "the tenants folder cannot be watched; polling it every half second instead (more watches: sysctl fs.inotify.max_user_watches)"
                    );
                    self.poll();
                }
                Err(reason) => {
                    self.away(reason);
                    self.wait_for_return();
                }
            }
        }
    }

    /// Follows until the folder was replaced or cannot be watched completely.
    fn follow(&self, mut notices: Notices) {
        // Covers changes from before the watch started.
        self.everything();
        while !self.stopped() {
            match notices.next(&self.root, &self.stop) {
                Notice::Tenants(slugs) => self.changes(slugs),
                Notice::Overflow => self.everything(),
                Notice::Moved => return,
                Notice::Full => return self.poll(),
                Notice::Nothing => {}
            }
        }
    }

    fn poll(&self) {
        let mut poll = Poll::default();
        let mut is_first = true;
        while !self.stopped() {
            let scan = present(&self.root).and_then(|()| Ok(poll.scan(&self.root, slugs(&self.root)?)));
            let took = match scan {
                Ok((_, took)) if is_first => {
                    is_first = false;
                    self.everything();
                    took
                }
                Ok((changed, took)) => {
                    if !changed.is_empty() {
                        self.changes(changed);
                    }
                    took
                }
                Err(reason) => {
                    self.away(reason);
                    Duration::ZERO
                }
            };
            // Limits polling to a tenth of a core.
            thread::sleep(POLL_EVERY.max(took * 10));
        }
    }

    fn wait_for_return(&self) {
        while !self.stopped() && present(&self.root).is_err() {
            thread::sleep(POLL_EVERY);
        }
    }

    /// Logged once.
    fn away(&self, reason: String) {
        if !self.is_away.swap(true, Ordering::Relaxed) {
            (self.deliver)(Delivery::Away(reason));
        }
    }

    fn everything(&self) {
        if self.is_away.load(Ordering::Relaxed) {
            thread::sleep(AFTER_RETURN);
        }
        match all(&self.root, &self.known) {
            Ok(readings) => {
                self.is_away.store(false, Ordering::Relaxed);
                (self.deliver)(Delivery::Everything(readings));
            }
            Err(reason) => self.away(reason),
        }
    }

    fn changes(&self, slugs: BTreeSet<TenantSlug>) {
        let is_there = |slug: &TenantSlug| self.root.join(slug.as_str()).is_dir();
        if !slugs.iter().all(is_there) {
            thread::sleep(BEFORE_GONE);
        }
        if let Err(reason) = present(&self.root) {
            return self.away(reason);
        }
        if self.is_away.load(Ordering::Relaxed) {
            return self.everything();
        }
        let (there, gone): (Vec<_>, Vec<_>) = slugs.into_iter().partition(is_there);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.extend(there.iter().cloned());
        known.retain(|slug| !gone.contains(slug));
        drop(known);
        let readings = there
            .iter()
            .map(|slug| Document::read(&self.root.join(slug.as_str()), slug))
            .collect();
        (self.deliver)(Delivery::Changes { readings, gone });
    }
}
