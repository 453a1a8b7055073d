//! Notifies about changes of a folder, once per burst.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use notify::event::{AccessKind, AccessMode};
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

/// Editors write a file in several steps; this much silence ends a burst.
const QUIET: Duration = Duration::from_millis(80);
/// An endless burst is reported after this many steps.
const BURST_STEPS: usize = 5;

/// Why a folder cannot be watched.
pub type WatchError = notify::Error;

/// Keeps the watch alive; dropping it stops the watch.
#[derive(Debug)]
pub struct WatchGuard {
    _watcher: RecommendedWatcher,
}

/// Calls `changed` after each burst of changes below `folder`.
///
/// # Errors
/// The folder does not exist or the system cannot watch it.
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

/// Reading a file is an event too; reacting to it would make every reload cause the next.
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
