//! A running search as a stream: each batch as it arrives.

use std::sync::Arc;
use std::time::Duration;

use super::snapshot::Snapshot;
use super::{FlightSearch, SearchError, SearchView};
use crate::context::Caller;

/// The batches of a search still to come.
pub struct Batches {
    snapshot: Arc<Snapshot>,
    poll_after: Duration,
    /// Revision the follower has.
    since: Option<u32>,
    heard: usize,
    is_over: bool,
}

impl Batches {
    /// The next changes, as soon as there are any; `None` after the batch that completes the search. Cancelling
    /// the wait loses nothing: the next call waits for the same changes.
    pub async fn next(&mut self) -> Option<SearchView> {
        if self.is_over {
            return None;
        }
        self.heard = self.snapshot.wait_for_news(self.heard).await;
        let view = self.snapshot.view(self.since, self.poll_after);
        self.since = Some(view.revision);
        self.is_over = view.is_complete();
        Some(view)
    }
}

impl FlightSearch {
    /// Follow a search from revision `since` on, or from its start.
    ///
    /// # Errors
    /// When the caller's agency has no such search, or it has expired.
    pub async fn follow(&self, caller: &Caller, request_id: &str, since: Option<u32>) -> Result<Batches, SearchError> {
        Ok(Batches {
            snapshot: self.snapshot(caller, request_id).await?,
            poll_after: self.settings.poll_after,
            since,
            heard: 0,
            is_over: false,
        })
    }
}
