//! A supplier in searches, behind a circuit breaker: not queried for a while when it keeps failing.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use chrono::NaiveDate;
use jetway_connectors::port::air::{AirSupplier, DayFares, SupplierError};
use jetway_connectors::port::dropped::{DropReason, DroppedOffers};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::AirSearchQuery;
use recloser::{AsyncRecloser, Recloser};

use super::index_calls::{IndexCalls, IndexOutcome};

/// Previous searches the breaker considers: it opens when they and the current one failed.
const FAILED_BEFORE: usize = 4;

/// A supplier and the outcome of its last searches.
pub(super) struct Connection {
    supplier: Arc<dyn AirSupplier>,
    breaker: AsyncRecloser,
    /// Offers it returned that the price formula leaves out.
    unpriced: DroppedOffers,
    index_calls: IndexCalls,
}

/// Why a supplier is missing from a search.
#[derive(Debug, thiserror::Error)]
pub(super) enum Silence {
    #[error("too slow")]
    TooSlow,
    #[error(transparent)]
    Failed(SupplierError),
    #[error("skipped: its circuit breaker is open")]
    Resting,
}

impl Connection {
    /// `rest` is how long it is not queried when searches keep failing.
    pub(super) fn new(supplier: Arc<dyn AirSupplier>, rest: Duration) -> Self {
        let breaker = Recloser::custom()
            .error_rate(1.0)
            .closed_len(FAILED_BEFORE)
            .half_open_len(1)
            .open_wait(rest)
            .build();
        Self {
            supplier,
            breaker: breaker.into(),
            unpriced: DroppedOffers::default(),
            index_calls: IndexCalls::default(),
        }
    }

    pub(super) fn supplier(&self) -> &Arc<dyn AirSupplier> {
        &self.supplier
    }

    pub(super) const fn unpriced(&self) -> &DroppedOffers {
        &self.unpriced
    }

    /// Its offers not shown since the process started, by reason; zero for a reason that has not occurred, because a
    /// counter that begins above zero shows no increase.
    pub(super) fn dropped(&self) -> BTreeMap<DropReason, u64> {
        let mut counts = BTreeMap::from(DropReason::ALL.map(|reason| (reason, 0)));
        for (reason, count) in self.supplier.dropped().into_iter().chain(self.unpriced.counts()) {
            *counts.entry(reason).or_default() += count;
        }
        counts
    }

    pub(super) fn has_index(&self) -> bool {
        self.supplier.has_price_index()
    }

    pub(super) const fn index_calls(&self) -> &IndexCalls {
        &self.index_calls
    }

    /// Prices of its index for these days, unless it fails or exceeds the deadline; both are counted and logged. The
    /// searches' breaker is not involved: calls are few, and an index may fail on its own.
    pub(super) async fn lowest_by_day(
        &self,
        query: &AirSearchQuery,
        days: &RangeInclusive<NaiveDate>,
        deadline: Duration,
    ) -> Option<Vec<DayFares>> {
        let answer = tokio::time::timeout(deadline, self.supplier.lowest_by_day(query, days.clone())).await;
        let (outcome, silence) = match answer {
            Ok(Ok(fares)) => {
                self.index_calls.count(IndexOutcome::Answered);
                return Some(fares);
            }
            Ok(Err(SupplierError::Timeout)) | Err(_) => (IndexOutcome::Silent, Silence::TooSlow),
            Ok(Err(error)) => (IndexOutcome::Failed, Silence::Failed(error)),
        };
        self.index_calls.count(outcome);
        tracing::warn!(supplier = %self.supplier.id().0, %silence, "a price index did not answer");
        None
    }

    /// Its offers, unless it fails, exceeds the deadline, or its breaker is open.
    pub(super) async fn search(
        &self,
        query: &AirSearchQuery,
        deadline: Duration,
    ) -> Result<Vec<SupplierOffer>, Silence> {
        let asked = async {
            let answer = tokio::time::timeout(deadline, self.supplier.search(query)).await;
            answer.map_err(|_| Silence::TooSlow)?.map_err(Silence::Failed)
        };
        self.breaker
            .call_with(is_of_supplier, asked)
            .await
            .map_err(|error| match error {
                recloser::Error::Inner(silence) => silence,
                recloser::Error::Rejected => Silence::Resting,
            })
    }
}

/// Whether the failure is the supplier's, rather than this query's.
const fn is_of_supplier(silence: &Silence) -> bool {
    !matches!(silence, Silence::Failed(SupplierError::Refused(_)))
}
