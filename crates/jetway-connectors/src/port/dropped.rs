//! Offers that a supplier returned and that are not shown, counted by reason.

use std::sync::atomic::{AtomicU64, Ordering};

/// Why an offer is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DropReason {
    /// It cannot be held at a guaranteed price.
    NotHeld,
    /// It is in another currency than the search.
    Currency,
    /// It contains an airport or a time zone that is not known here.
    Place,
    /// A flight lands before it departs, whichever way its local times are read.
    Times,
    /// It contains another invalid code or amount, or a field is missing.
    Unreadable,
    /// It begins or ends at another airport than searched for.
    Elsewhere,
    /// The price formula cannot be applied to it.
    Unpriced,
}

impl DropReason {
    /// Every reason.
    pub const ALL: [Self; 7] = [
        Self::NotHeld,
        Self::Currency,
        Self::Place,
        Self::Times,
        Self::Unreadable,
        Self::Elsewhere,
        Self::Unpriced,
    ];

    /// Its name in logs and metrics.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NotHeld => "not_held",
            Self::Currency => "currency",
            Self::Place => "place",
            Self::Times => "times",
            Self::Unreadable => "unreadable",
            Self::Elsewhere => "elsewhere",
            Self::Unpriced => "unpriced",
        }
    }

    /// Whether the offer could have been sold: something is wrong with it, or with what is known here.
    #[must_use]
    pub const fn is_fault(self) -> bool {
        !matches!(self, Self::NotHeld | Self::Elsewhere)
    }
}

/// Counts since the process started.
#[derive(Debug, Default)]
pub struct DroppedOffers([AtomicU64; DropReason::ALL.len()]);

impl DroppedOffers {
    /// Counts and logs an offer, by the supplier's id of it.
    pub fn drop_offer(&self, supplier: &str, offer: &str, reason: DropReason) {
        self.0[reason as usize].fetch_add(1, Ordering::Relaxed);
        let why = reason.as_str();
        if reason.is_fault() {
            tracing::warn!(supplier, offer, reason = why, "an offer is left out of a search");
        } else {
            tracing::info!(supplier, offer, reason = why, "an offer is left out of a search");
        }
    }

    /// Offers of each reason that occurred.
    #[must_use]
    pub fn counts(&self) -> Vec<(DropReason, u64)> {
        let counts = DropReason::ALL.iter().zip(&self.0);
        let counts = counts.map(|(reason, count)| (*reason, count.load(Ordering::Relaxed)));
        counts.filter(|(_, count)| *count > 0).collect()
    }
}
