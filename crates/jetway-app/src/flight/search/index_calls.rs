//! Outcomes of calls to a supplier's price index.

use std::sync::atomic::{AtomicU64, Ordering};

/// Outcome of a call to a price index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IndexOutcome {
    /// It answered.
    Answered,
    /// It failed.
    Failed,
    /// It did not answer in time.
    Silent,
}

impl IndexOutcome {
    const ALL: [Self; 3] = [Self::Answered, Self::Failed, Self::Silent];

    /// Its name in metrics.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Answered => "answered",
            Self::Failed => "failed",
            Self::Silent => "silent",
        }
    }
}

/// Counts since the process started.
#[derive(Debug, Default)]
pub(super) struct IndexCalls([AtomicU64; IndexOutcome::ALL.len()]);

impl IndexCalls {
    pub(super) fn count(&self, outcome: IndexOutcome) {
        self.0[outcome as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Every outcome, including those that did not occur: a counter that starts above zero shows no increase.
    pub(super) fn counts(&self) -> impl Iterator<Item = (IndexOutcome, u64)> {
        let counts = IndexOutcome::ALL.iter().zip(&self.0);
        counts.map(|(outcome, count)| (*outcome, count.load(Ordering::Relaxed)))
    }
}
