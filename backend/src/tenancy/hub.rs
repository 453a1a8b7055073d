//! The feed of tenant changes and its subscribers.

use std::sync::{Mutex, PoisonError};

use jetway_domain::clock::{Ids, RandomIds};
use jetway_tenancy::feed::Feed;
use jetway_tenancy::wire::Position;
use jetway_tenancy::{Changed, Snapshot};
use tokio::sync::watch;

/// The feed and its subscribers.
pub(crate) struct Hub {
    pub(super) feed: Feed,
    /// Taken on shutdown, which ends every stream.
    told: Mutex<Option<watch::Sender<Position>>>,
}

impl Hub {
    /// Open the feed in a new epoch; revisions of an earlier process are not comparable.
    pub(crate) fn open(snapshot: &Snapshot) -> Self {
        let feed = Feed::of(snapshot, RandomIds.uuid().to_string());
        let told = watch::Sender::new(feed.position());
        Self {
            feed,
            told: Mutex::new(Some(told)),
        }
    }

    /// Notify every subscriber of a change.
    pub(crate) fn note(&self, changed: &Changed) {
        let position = self.feed.note(changed);
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(told) = told.as_ref() {
            told.send_if_modified(|known| {
                let is_change = *known != position;
                *known = position;
                is_change
            });
        }
    }

    /// End every stream, on shutdown.
    pub(crate) fn close(&self) {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Subscribe to positions; `None` during shutdown.
    pub(super) fn follow(&self) -> Option<watch::Receiver<Position>> {
        let told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.as_ref().map(watch::Sender::subscribe)
    }
}
