//! Partial payment: a first part at ticketing, the rest before departure. Source: ADR 0062.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::air::offer::SupplierOffer;
use crate::air::pricing::Quote;
use crate::money::Money;

/// Minimum first part, in basis points of the wallet's charge.
const SHARE_BP: u32 = 3_000;
/// Minimum first part of a non-refundable fare approved by operations.
const ALLOWED_SHARE_BP: u32 = 5_000;
/// Maximum time between ticketing and due date.
const LONGEST: TimeDelta = TimeDelta::days(7);
/// The due date is at least this long before departure.
const BEFORE_DEPARTURE: TimeDelta = TimeDelta::hours(72);
/// Trips that depart sooner must be paid in full.
const LEAST_AHEAD: TimeDelta = TimeDelta::days(7);

/// Amounts now and later. `now + later` is the agency's total for the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartTerms {
    /// Paid at ticketing.
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

/// Computes partial payment: at least 30 % now, and never less than the refund fee. A non-refundable fare approved by
/// operations (`allowed`) needs half.
///
/// # Errors
/// Why the order must be paid in full.
pub fn part_terms(
    offer: &SupplierOffer,
    quote: &Quote,
    allowed: bool,
    overdue: bool,
    now: DateTime<Utc>,
) -> Result<PartTerms, NoParts> {
    if overdue {
        return Err(NoParts::Overdue);
    }
    let departs = offer.segments.first().map(|first| first.origin.utc);
    let departs = departs.filter(|at| *at - LEAST_AHEAD >= now).ok_or(NoParts::TooSoon)?;
    let refund = &offer.brand.refund;
    if !refund.allowed && !allowed {
        return Err(NoParts::NotRefundable);
    }
    let share = if refund.allowed { SHARE_BP } else { ALLOWED_SHARE_BP };
    let payable = quote.agent_payable;
    let people: u32 = offer.fares.iter().map(|fare| u32::from(fare.count)).sum();
    let exposure = refund
        .fee
        .map_or(Ok(Money::zero(payable.currency)), |fee| fee.times(people));
    let (Ok(share), Ok(exposure)) = (payable.percent_bp(share), exposure) else {
        return Err(NoParts::Pointless);
    };
    let at_once = if exposure.minor > share.minor { exposure } else { share };
    let later = payable.checked_sub(at_once).map_err(|_| NoParts::Pointless)?;
    if !at_once.is_positive() || !later.is_positive() {
        return Err(NoParts::Pointless);
    }
    Ok(PartTerms {
        now: at_once,
        later,
        due_at: (now + LONGEST).min(departs - BEFORE_DEPARTURE),
    })
}

#[cfg(test)]
mod tests;
