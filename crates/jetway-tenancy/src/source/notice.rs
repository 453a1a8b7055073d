//! File system notifications by tenant. One watch per folder, mapped to its tenant; a burst of events is one
//! notification.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use inotify::{EventMask, Inotify, WatchDescriptor, WatchMask, Watches};

use crate::slug::TenantSlug;

/// Editors write a file in several steps; this much silence ends a burst.
const QUIET: Duration = Duration::from_millis(60);
/// An endless burst is reported after this many steps.
const BURST_STEPS: usize = 5;
/// How often to check that the watched folder is still at its path.
const STILL_THERE: Duration = Duration::from_secs(1);
/// Without `OPEN`: reading ten thousand tenants must not look like changing them.
const MASK: WatchMask = WatchMask::CREATE
    .union(WatchMask::DELETE)
    .union(WatchMask::CLOSE_WRITE)
    .union(WatchMask::MOVED_FROM)
    .union(WatchMask::MOVED_TO)
    .union(WatchMask::DELETE_SELF)
    .union(WatchMask::MOVE_SELF)
    .union(WatchMask::ONLYDIR);

/// Result of a burst.
pub enum Notice {
    /// These tenants may have changed, appeared or disappeared.
    Tenants(BTreeSet<TenantSlug>),
    /// The event queue overflowed.
    Overflow,
    /// The watched folder is no longer at its path.
    Moved,
    /// The system's limit of watches is reached.
    Full,
    /// No events.
    Nothing,
}

enum Raw {
    In(Option<TenantSlug>),
    Overflow,
    Moved,
}

/// A watch on a tenants folder.
pub struct Notices {
    watches: Watches,
    root: WatchDescriptor,
    identity: (u64, u64),
    owners: Arc<Mutex<HashMap<WatchDescriptor, TenantSlug>>>,
    received: Receiver<Raw>,
    stop: Arc<AtomicBool>,
}

impl Notices {
    /// Watches a tenants folder with everything in it.
    ///
    /// # Errors
    /// It does not exist, or the system's limit of watches is reached.
    pub fn of(root: &Path) -> Result<Self, String> {
        let shown = |error: io::Error| format!("{}: {error}", root.display());
        let inotify = Inotify::init().map_err(shown)?;
        let mut watches = inotify.watches();
        let identity = identity(root).map_err(shown)?;
        let descriptor = watches.add(root, MASK).map_err(shown)?;
        let (sender, received) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let owners = Arc::<Mutex<HashMap<_, _>>>::default();
        let mut notices = Self {
            watches,
            root: descriptor.clone(),
            identity,
            owners: Arc::clone(&owners),
            received,
            stop: Arc::clone(&stop),
        };
        let reader = move || read(inotify, &descriptor, &owners, &sender, &stop);
        thread::Builder::new()
            .name("tenant-events".to_owned())
            .spawn(reader)
            .map_err(shown)?;
        let folders = fs::read_dir(root).map_err(shown)?.flatten();
        for slug in folders.filter_map(|entry| TenantSlug::parse(entry.file_name().to_str()?)) {
            notices.add(&root.join(slug.as_str()), &slug).map_err(shown)?;
        }
        Ok(notices)
    }

    /// Waits for the next burst.
    pub fn next(&mut self, root: &Path, stop: &AtomicBool) -> Notice {
        let mut found = BTreeSet::new();
        let mut wait = STILL_THERE;
        for _ in 0..BURST_STEPS {
            match self.received.recv_timeout(wait) {
                Ok(raw) => {
                    if let Some(notice) = self.take(raw, &mut found) {
                        return notice;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Notice::Moved,
                Err(RecvTimeoutError::Timeout) => break,
            }
            while let Ok(raw) = self.received.try_recv() {
                if let Some(notice) = self.take(raw, &mut found) {
                    return notice;
                }
            }
            wait = QUIET;
        }
        if stop.load(Ordering::Relaxed) {
            return Notice::Nothing;
        }
        if identity(root).ok() != Some(self.identity) {
            return Notice::Moved;
        }
        if found.is_empty() {
            return Notice::Nothing;
        }
        // New folders are watched before they are read.
        for slug in &found {
            match self.add(&root.join(slug.as_str()), slug) {
                Err(error) if error.kind() == io::ErrorKind::StorageFull => return Notice::Full,
                _ => {}
            }
        }
        Notice::Tenants(found)
    }

    fn take(&self, raw: Raw, found: &mut BTreeSet<TenantSlug>) -> Option<Notice> {
        match raw {
            Raw::In(slug) => {
                found.extend(slug);
                None
            }
            Raw::Moved => Some(Notice::Moved),
            Raw::Overflow => {
                while self.received.try_recv().is_ok() {}
                Some(Notice::Overflow)
            }
        }
    }

    /// Watches a tenant's folder and everything below. A missing folder, or a file, needs no watch.
    fn add(&mut self, folder: &Path, slug: &TenantSlug) -> io::Result<()> {
        let mut folders: Vec<PathBuf> = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            match self.watches.add(&folder, MASK) {
                Ok(descriptor) => {
                    let mut owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
                    owners.insert(descriptor, slug.clone());
                }
                Err(error) if error.kind() == io::ErrorKind::StorageFull => return Err(error),
                Err(_) => continue,
            }
            let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
            folders.extend(
                entries
                    .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
                    .map(|entry| entry.path()),
            );
        }
        Ok(())
    }
}

impl Drop for Notices {
    fn drop(&mut self) {
        // Removing the watch is an event, which wakes the reader.
        self.stop.store(true, Ordering::Relaxed);
        let _ = self.watches.remove(self.root.clone());
    }
}

fn identity(root: &Path) -> io::Result<(u64, u64)> {
    let metadata = fs::metadata(root)?;
    Ok((metadata.dev(), metadata.ino()))
}

fn read(
    mut inotify: Inotify,
    root: &WatchDescriptor,
    owners: &Mutex<HashMap<WatchDescriptor, TenantSlug>>,
    sender: &Sender<Raw>,
    stop: &AtomicBool,
) {
    let mut buffer = [0; 16 * 1024];
    while !stop.load(Ordering::Relaxed) {
        let Ok(events) = inotify.read_events_blocking(&mut buffer) else {
            return;
        };
        for event in events {
            let raw = if event.mask.contains(EventMask::Q_OVERFLOW) {
                Raw::Overflow
            } else if event.wd == *root {
                let itself = EventMask::DELETE_SELF | EventMask::MOVE_SELF | EventMask::UNMOUNT | EventMask::IGNORED;
                if event.mask.intersects(itself) {
                    Raw::Moved
                } else {
                    Raw::In(event.name.and_then(|name| TenantSlug::parse(name.to_str()?)))
                }
            } else {
                let mut owners = owners.lock().unwrap_or_else(PoisonError::into_inner);
                if event.mask.contains(EventMask::IGNORED) {
                    Raw::In(owners.remove(&event.wd))
                } else {
                    Raw::In(owners.get(&event.wd).cloned())
                }
            };
            if sender.send(raw).is_err() {
                return;
            }
        }
    }
}
