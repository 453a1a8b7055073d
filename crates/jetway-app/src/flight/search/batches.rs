//! A running search as those who follow it see it: each batch as it comes.

use std::sync::Arc;
use std::time::Duration;

use super::snapshot::Snapshot;
use super::{FlightSearch, SearchError, SearchView};
use crate::context::Caller;

/// What is still to come of a search.
pub struct Batches {
    snapshot: Arc<Snapshot>,
    poll_after: Duration,
    /// Revision the follower has.
    since: Option<u32>,
    heard: usize,
    is_over: bool,
}

impl Batches {
    /// What changed since the last one, as soon as there is something; `None` after the one that completes the search. Giving up
    /// waiting loses nothing: the next call waits for the same news.
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
    /// Follow a search from revision `since` on; from its beginning without one.
    ///
    /// # Errors
    /// When the search is unknown to the caller's agency, or over.
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
