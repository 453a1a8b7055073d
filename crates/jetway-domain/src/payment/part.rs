//! Paying a part of an order now and the rest before departure. Source: ADR 0062.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::air::offer::SupplierOffer;
use crate::air::pricing::Quote;
use crate::money::Money;

/// Paid at once by everybody, in basis points of what the wallet pays.
const SHARE_BP: u32 = 3_000;
/// Paid at once where operations allowed it for a fare that is not refundable.
const ALLOWED_SHARE_BP: u32 = 5_000;
/// The rest is due at most this long after the tickets.
const LONGEST: TimeDelta = TimeDelta::days(7);
/// The rest is due at least this long before departure.
const BEFORE_DEPARTURE: TimeDelta = TimeDelta::hours(72);
/// Who leaves sooner pays whole.
const LEAST_AHEAD: TimeDelta = TimeDelta::days(7);

/// What is paid now and what later. `now + later` is what the agency pays for the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartTerms {
    /// Taken with the tickets.
    pub now: Money,
    /// Owed after that.
    pub later: Money,
    /// Until when.
    pub due_at: DateTime<Utc>,
}

/// Why an order is paid whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoParts {
    /// The fare is not refundable and nobody allowed it; operations may be asked.
    #[error("the fare is not refundable")]
    NotRefundable,
    /// Departure is too near.
    #[error("departure is less than seven days away")]
    TooSoon,
    /// A due of the agency is not paid in time.
    #[error("another part payment is overdue")]
    Overdue,
    /// Giving the tickets back would cost as much as they do.
    #[error("nothing would be left to pay later")]
    Pointless,
}

impl NoParts {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NotRefundable => "notRefundable",
            Self::TooSoon => "tooSoon",
            Self::Overdue => "overdue",
            Self::Pointless => "pointless",
        }
    }

    /// Whether asking operations can change it.
    #[must_use]
    pub const fn can_be_asked(self) -> bool {
        match self {
            Self::NotRefundable => true,
            Self::TooSoon | Self::Overdue | Self::Pointless => false,
        }
    }
}

/// What of a price may be paid later: all but 30 %, and never less now than giving the tickets back costs. Who was
/// `allowed` it for a fare that is not refundable pays half now.
///
/// # Errors
/// Why it is paid whole.
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
