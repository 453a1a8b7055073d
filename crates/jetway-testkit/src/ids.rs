//! Reproducible identifiers.

use std::sync::atomic::{AtomicU64, Ordering};

use jetway_domain::clock::Ids;
use uuid::Uuid;

/// Counts up from a seed; the ranges of two seeds do not overlap.
#[derive(Debug)]
pub struct SeededIds {
    seed: u64,
    next: AtomicU64,
}

impl SeededIds {
    /// The identifiers of this seed, from the first.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            next: AtomicU64::new(1),
        }
    }
}

impl Default for SeededIds {
    fn default() -> Self {
        Self::new(7)
    }
}

impl Ids for SeededIds {
    fn uuid(&self) -> Uuid {
        Uuid::from_u64_pair(self.seed, self.next.fetch_add(1, Ordering::Relaxed))
    }
}
