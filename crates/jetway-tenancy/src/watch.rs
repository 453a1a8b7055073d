//! Told when a folder changes, once for a burst of changes.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use notify::event::{AccessKind, AccessMode};
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

/// Editors write a file in several steps; this long a silence ends a burst.
const QUIET: Duration = Duration::from_millis(80);
/// A folder that never falls silent is still looked at this often.
const BURST_STEPS: usize = 5;

/// Why a folder cannot be watched.
pub type WatchError = notify::Error;

/// Keeps the watch alive; dropping it ends the watch.
#[derive(Debug)]
pub struct WatchGuard {
    _watcher: RecommendedWatcher,
}

/// Call `changed` after each burst of changes below `folder`.
///
/// # Errors
/// When the folder does not exist or the system cannot watch it.
pub fn folder(folder: &Path, changed: impl Fn() + Send + 'static) -> notify::Result<WatchGuard> {
    let (sender, receiver) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.map_or(true, |event| is_change(&event.kind)) {
            let _ = sender.send(());
        }
    })?;
    watcher.watch(folder, RecursiveMode::Recursive)?;
    thread::Builder::new()
        .name("folder-watch".to_owned())
        .spawn(move || {
            while receiver.recv().is_ok() {
                wait_for_quiet(&receiver);
                changed();
            }
        })
        .map_err(notify::Error::io)?;
    Ok(WatchGuard { _watcher: watcher })
}

/// Reading a file is an event too; acting on it would make every reload cause the next.
fn is_change(kind: &EventKind) -> bool {
    match kind {
        EventKind::Access(access) => *access == AccessKind::Close(AccessMode::Write),
        _ => true,
    }
}

fn wait_for_quiet(receiver: &Receiver<()>) {
    for _ in 0..BURST_STEPS {
        if receiver.recv_timeout(QUIET).is_err() {
            return;
        }
        while receiver.try_recv().is_ok() {}
    }
}
