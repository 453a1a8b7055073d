//! One search: what has arrived so far.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_domain::air::merge::{ItineraryId, PricedOffer, SearchResults};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::money::Money;
use tokio::sync::watch;

use super::{Found, SearchView};

/// Shared between the suppliers' tasks and the polls.
pub(super) struct Snapshot {
    pub(super) request_id: String,
    pub(super) query: AirSearchQuery,
    pub(super) started_at: DateTime<Utc>,
    pub(super) expires_at: DateTime<Utc>,
    suppliers_total: usize,
    arrived: RwLock<Arrived>,
    progress: watch::Sender<Progress>,
}

/// How far a search is.
#[derive(Debug, Clone, Copy, Default)]
struct Progress {
    /// Suppliers that answered, or will not.
    heard: usize,
    has_fares: bool,
    is_complete: bool,
}

struct Arrived {
    results: SearchResults,
    remaining: usize,
    silent: Vec<SupplierId>,
}

impl Snapshot {
    pub(super) fn new(
        request_id: String,
        query: AirSearchQuery,
        started_at: DateTime<Utc>,
        expires_at: DateTime<Utc>,
        suppliers_total: usize,
    ) -> Self {
        let arrived = Arrived {
            results: SearchResults::default(),
            remaining: suppliers_total,
            silent: Vec::new(),
        };
        Self {
            request_id,
            query,
            started_at,
            expires_at,
            suppliers_total,
            arrived: RwLock::new(arrived),
            progress: watch::Sender::new(Progress {
                is_complete: suppliers_total == 0,
                ..Progress::default()
            }),
        }
    }

    /// A supplier answered.
    pub(super) fn arrive(&self, batch: Vec<PricedOffer>) {
        let fares = !batch.is_empty();
        self.change(|arrived| arrived.results.add(batch), fares);
    }

    /// A supplier will not answer.
    pub(super) fn fall_silent(&self, supplier: SupplierId) {
        self.change(|arrived| arrived.silent.push(supplier), false);
    }

    fn change(&self, change: impl FnOnce(&mut Arrived), fares: bool) {
        let mut arrived = self.arrived.write().unwrap_or_else(PoisonError::into_inner);
        change(&mut arrived);
        arrived.remaining = arrived.remaining.saturating_sub(1);
        let is_complete = arrived.remaining == 0;
        drop(arrived);
        self.progress.send_modify(|progress| {
            progress.heard += 1;
            progress.has_fares |= fares;
            progress.is_complete |= is_complete;
        });
    }

    /// Until there is a fare to show, all suppliers are done, or `limit` has passed.
    pub(super) async fn wait_for_fares(&self, limit: Duration) {
        let shown = self.wait_until(|progress| progress.has_fares || progress.is_complete);
        // Running out of time is an answer too: an empty first page.
        let _ = tokio::time::timeout(limit, shown).await;
    }

    /// Until no supplier is left to answer.
    pub(super) async fn wait_for_all(&self) {
        self.wait_until(|progress| progress.is_complete).await;
    }

    /// Until more suppliers than that were heard of, or none is left; how many were.
    pub(super) async fn wait_for_news(&self, heard: usize) -> usize {
        self.wait_until(|progress| progress.heard > heard || progress.is_complete)
            .await
            .heard
    }

    async fn wait_until(&self, far: impl FnMut(&Progress) -> bool) -> Progress {
        let mut progress = self.progress.subscribe();
        // The other end is in this snapshot: it does not go away.
        progress
            .wait_for(far)
            .await
            .map(|progress| *progress)
            .unwrap_or_default()
    }

    /// The lowest total, and whether every supplier answered.
    pub(super) fn ending(&self) -> (Option<Money>, bool) {
        let arrived = self.arrived.read().unwrap_or_else(PoisonError::into_inner);
        let everyone_answered = self.suppliers_total > 0 && arrived.remaining == 0 && arrived.silent.is_empty();
        (arrived.results.lowest_total(), everyone_answered)
    }

    pub(super) fn view(&self, since: Option<u32>, poll_after: Duration) -> SearchView {
        let arrived = self.arrived.read().unwrap_or_else(PoisonError::into_inner);
        let (cards, duplicates) = match since {
            None => (arrived.results.cards(), Vec::new()),
            Some(since) => {
                let changes = arrived.results.changes(since);
                (changes.cards, changes.duplicates)
            }
        };
        SearchView {
            request_id: self.request_id.clone(),
            query: self.query.clone(),
            expires_at: self.expires_at,
            suppliers_total: self.suppliers_total,
            suppliers_remaining: arrived.remaining,
            poll_after: if arrived.remaining == 0 {
                Duration::ZERO
            } else {
                poll_after
            },
            revision: arrived.results.revision(),
            cards,
            duplicates,
            silent: arrived.silent.clone(),
        }
    }

    /// Read what has arrived so far.
    pub(super) fn look<T>(&self, read: impl FnOnce(&SearchResults) -> T) -> T {
        read(&self.arrived.read().unwrap_or_else(PoisonError::into_inner).results)
    }

    pub(super) fn find(&self, itinerary: &ItineraryId) -> Option<Found> {
        let arrived = self.arrived.read().unwrap_or_else(PoisonError::into_inner);
        let offer = arrived.results.offer(itinerary)?;
        Some(Found {
            query: self.query.clone(),
            offer: Arc::clone(offer),
            brands: arrived.results.brands(itinerary),
            fallbacks: arrived.results.fallbacks(itinerary).into_iter().cloned().collect(),
            lower: arrived.results.lower_fare(offer).cloned(),
        })
    }
}
