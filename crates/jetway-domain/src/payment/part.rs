//! Partial payment: a first part at ticketing, the rest before departure. Source: ADR 0062.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::money::Money;

/// Minimum first part, in basis points of the wallet's charge.
const SHARE_BP: u32 = 3_000;
/// Minimum first part of a non-refundable fare approved by operations.
const ALLOWED_SHARE_BP: u32 = 5_000;
/// Maximum time between the first part and the due date.
const LONGEST: TimeDelta = TimeDelta::days(7);
/// The due date is at least this long before the trip starts.
const BEFORE_START: TimeDelta = TimeDelta::hours(72);
/// Trips that start sooner must be paid in full.
const LEAST_AHEAD: TimeDelta = TimeDelta::days(7);

/// The facts that partial payment depends on, for every product.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PartBasis {
    /// The agency's total for the order.
    pub payable: Money,
    /// Whether the supplier refunds a cancelled order.
    pub refundable: bool,
    /// The supplier's refund fee for the whole order, in the currency of `payable`.
    pub penalty: Money,
    /// When the trip or stay starts; `None` if the order has no start.
    pub starts_at: Option<DateTime<Utc>>,
}

/// Amounts now and later. `now + later` is the agency's total for the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartTerms {
    /// Paid with the order's issue.
    pub now: Money,
    /// Due later.
    pub later: Money,
    /// Due date.
    pub due_at: DateTime<Utc>,
}

/// Why an order must be paid in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoParts {
    /// The fare is not refundable and not approved; operations can be asked.
    #[error("the fare is not refundable")]
    NotRefundable,
    /// Departure is too soon.
    #[error("departure is less than seven days away")]
    TooSoon,
    /// The agency has an overdue amount.
    #[error("another part payment is overdue")]
    Overdue,
    /// The refund fee is as high as the price.
    #[error("nothing would be left to pay later")]
    Pointless,
}

impl NoParts {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NotRefundable => "notRefundable",
            Self::TooSoon => "tooSoon",
            Self::Overdue => "overdue",
            Self::Pointless => "pointless",
        }
    }

    /// Whether operations can approve an exception.
    #[must_use]
    pub const fn can_be_asked(self) -> bool {
        match self {
            Self::NotRefundable => true,
            Self::TooSoon | Self::Overdue | Self::Pointless => false,
        }
    }
}

/// Computes partial payment: at least 30 % now, and never less than the refund penalty. A non-refundable order approved by
/// operations (`allowed`) needs half.
///
/// # Errors
/// Why the order must be paid in full.
pub fn part_terms(basis: &PartBasis, allowed: bool, overdue: bool, now: DateTime<Utc>) -> Result<PartTerms, NoParts> {
    if overdue {
        return Err(NoParts::Overdue);
    }
    let starts_at = basis.starts_at.filter(|at| *at - LEAST_AHEAD >= now);
    let starts_at = starts_at.ok_or(NoParts::TooSoon)?;
    if !basis.refundable && !allowed {
        return Err(NoParts::NotRefundable);
    }
    let share = if basis.refundable { SHARE_BP } else { ALLOWED_SHARE_BP };
    let share = basis.payable.percent_bp(share).map_err(|_| NoParts::Pointless)?;
    let at_once = if basis.penalty.minor > share.minor {
        basis.penalty
    } else {
        share
    };
    let later = basis.payable.checked_sub(at_once).map_err(|_| NoParts::Pointless)?;
    if !at_once.is_positive() || !later.is_positive() {
        return Err(NoParts::Pointless);
    }
    Ok(PartTerms {
        now: at_once,
        later,
        due_at: (now + LONGEST).min(starts_at - BEFORE_START),
    })
}

#[cfg(test)]
mod tests;
