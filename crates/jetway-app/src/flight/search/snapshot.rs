//! One search: what has arrived so far.

use std::borrow::Cow;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_domain::air::merge::{ItineraryId, PricedOffer, SearchResults};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::money::Money;
use tokio::sync::watch;

use super::shared::{Journal, Line};
use super::view::{Found, SearchView};

/// Shared between the suppliers' tasks and the polls.
pub(super) struct Snapshot {
    pub(super) request_id: String,
    pub(super) query: AirSearchQuery,
    pub(super) started_at: DateTime<Utc>,
    pub(super) expires_at: DateTime<Utc>,
    suppliers: Vec<SupplierId>,
    arrived: RwLock<Arrived>,
    /// Whether answers are shared with other nodes.
    is_shared: bool,
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
    /// Suppliers that have not answered yet.
    waiting: Vec<SupplierId>,
    silent: Vec<SupplierId>,
    journal: Journal,
}

impl Snapshot {
    pub(super) fn new(
        request_id: String,
        query: AirSearchQuery,
        (started_at, expires_at): (DateTime<Utc>, DateTime<Utc>),
        suppliers: Vec<SupplierId>,
        journal: Journal,
    ) -> Self {
        let is_shared = journal.is_kept();
        if is_shared {
            let began = Line::Began {
                query: Cow::Borrowed(&query),
                started_at,
                expires_at,
                suppliers: Cow::Borrowed(&suppliers),
            };
            journal.write(began.pack());
        }
        let arrived = Arrived {
            results: SearchResults::default(),
            waiting: suppliers.clone(),
            silent: Vec::new(),
            journal,
        };
        Self {
            request_id,
            query,
            started_at,
            expires_at,
            progress: watch::Sender::new(Progress {
                is_complete: suppliers.is_empty(),
                ..Progress::default()
            }),
            suppliers,
            arrived: RwLock::new(arrived),
            is_shared,
        }
    }

    /// A supplier answered.
    pub(super) fn arrive(&self, supplier: &SupplierId, batch: Vec<PricedOffer>) {
        let line = self.line(|| Line::Answered(Cow::Borrowed(supplier), Cow::Borrowed(&batch)));
        let fares = !batch.is_empty();
        self.hear(supplier, line, fares, |arrived| arrived.results.add(batch));
    }

    /// A supplier will not answer.
    pub(super) fn fall_silent(&self, supplier: &SupplierId) {
        let line = self.line(|| Line::Silent(Cow::Borrowed(supplier)));
        self.hear(supplier, line, false, |arrived| arrived.silent.push(supplier.clone()));
    }

    /// No other supplier will answer.
    pub(super) fn silence(&self) {
        let waiting = self.read().waiting.clone();
        waiting.iter().for_each(|supplier| self.fall_silent(supplier));
    }

    fn hear(&self, supplier: &SupplierId, line: Option<Vec<u8>>, fares: bool, change: impl FnOnce(&mut Arrived)) {
        let mut arrived = self.arrived.write().unwrap_or_else(PoisonError::into_inner);
        change(&mut arrived);
        if let Some(at) = arrived.waiting.iter().position(|other| other == supplier) {
            arrived.waiting.remove(at);
        }
        let is_complete = arrived.waiting.is_empty();
        if let Some(line) = line {
            arrived.journal.write(line);
        }
        if is_complete {
            arrived.journal = Journal::default();
        }
        drop(arrived);
        self.progress.send_modify(|progress| {
            progress.heard += 1;
            progress.has_fares |= fares;
            progress.is_complete |= is_complete;
        });
    }

    /// The packed line, prepared before taking the lock.
    fn line<'a>(&self, line: impl FnOnce() -> Line<'a>) -> Option<Vec<u8>> {
        self.is_shared.then(|| line().pack())
    }

    fn read(&self) -> RwLockReadGuard<'_, Arrived> {
        self.arrived.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// No supplier is left to answer.
    pub(super) fn is_complete(&self) -> bool {
        self.progress.borrow().is_complete
    }

    /// Complete without a fare, with silent suppliers: a new search may have another result.
    pub(super) fn was_in_vain(&self) -> bool {
        let progress = *self.progress.borrow();
        progress.is_complete && !progress.has_fares && !self.read().silent.is_empty()
    }

    /// Wait until there is a fare to show, all suppliers are done, or `limit` has passed.
    pub(super) async fn wait_for_fares(&self, limit: Duration) {
        let shown = self.wait_until(|progress| progress.has_fares || progress.is_complete);
        // A timeout is a valid result: an empty first page.
        let _ = tokio::time::timeout(limit, shown).await;
    }

    /// Wait until no supplier is left to answer.
    pub(super) async fn wait_for_all(&self) {
        self.wait_until(|progress| progress.is_complete).await;
    }

    /// Wait until more than `heard` suppliers are done, or none is left; returns how many are.
    pub(super) async fn wait_for_news(&self, heard: usize) -> usize {
        self.wait_until(|progress| progress.heard > heard || progress.is_complete)
            .await
            .heard
    }

    async fn wait_until(&self, far: impl FnMut(&Progress) -> bool) -> Progress {
        let mut progress = self.progress.subscribe();
        // This snapshot owns the sender, so the channel stays open.
        progress
            .wait_for(far)
            .await
            .map(|progress| *progress)
            .unwrap_or_default()
    }

    /// The lowest total, and whether every supplier answered.
    pub(super) fn ending(&self) -> (Option<Money>, bool) {
        let arrived = self.read();
        let everyone_answered = !self.suppliers.is_empty() && arrived.waiting.is_empty() && arrived.silent.is_empty();
        (arrived.results.lowest_total(), everyone_answered)
    }

    pub(super) fn view(&self, since: Option<u32>, poll_after: Duration) -> SearchView {
        let arrived = self.read();
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
            suppliers_total: self.suppliers.len(),
            suppliers_remaining: arrived.waiting.len(),
            poll_after: if arrived.waiting.is_empty() {
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
        read(&self.read().results)
    }

    pub(super) fn find(&self, itinerary: &ItineraryId) -> Option<Found> {
        let arrived = self.read();
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
