//! Cancellation terms. Source: ADR 0106.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::money::{Money, MoneyError};

/// Basis points of a whole.
const WHOLE: u32 = 10_000;

/// The fee of a cancellation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Fee {
    /// A share of the whole price, in basis points: 10,000 is all of it.
    Percent(u32),
    /// The price of this many nights, counted from the first.
    Nights(u32),
    /// A fixed amount.
    Amount(Money),
}

impl Fee {
    fn is_free(self) -> bool {
        match self {
            Self::Percent(share) => share == 0,
            Self::Nights(nights) => nights == 0,
            Self::Amount(amount) => amount.is_zero(),
        }
    }

    /// The amount, never more than the whole price.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn amount(self, total: Money, nightly: &[Money]) -> Result<Money, MoneyError> {
        let fee = match self {
            Self::Percent(share) => total.percent_bp(share.min(WHOLE))?,
            Self::Nights(nights) => {
                let nights = usize::try_from(nights).unwrap_or(usize::MAX);
                let mut charged = nightly.iter().take(nights);
                charged.try_fold(Money::zero(total.currency), |sum, night| sum.checked_add(*night))?
            }
            Self::Amount(amount) => Money::zero(total.currency).checked_add(amount)?,
        };
        Ok(if fee.minor > total.minor { total } else { fee })
    }
}

/// A step of the terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CancellationStep {
    /// The instant from which the fee applies. Hotels state it in their own time zone.
    pub from: DateTime<Utc>,
    /// The fee.
    pub fee: Fee,
}

/// Cancellation terms: free before the first step.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CancellationPolicy(Vec<CancellationStep>);

impl CancellationPolicy {
    /// The terms with these steps, in any order.
    #[must_use]
    pub fn new(mut steps: Vec<CancellationStep>) -> Self {
        steps.sort_by_key(|step| step.from);
        Self(steps)
    }

    /// The whole price from the start: non-refundable.
    #[must_use]
    pub fn never_refunded(from: DateTime<Utc>) -> Self {
        Self(vec![CancellationStep {
            from,
            fee: Fee::Percent(WHOLE),
        }])
    }

    /// The steps, earliest first.
    #[must_use]
    pub fn steps(&self) -> &[CancellationStep] {
        &self.0
    }

    /// The fee of cancelling at `now`, by the last step before it.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn fee_at(&self, now: DateTime<Utc>, total: Money, nightly: &[Money]) -> Result<Money, MoneyError> {
        let begun = self.0.iter().take_while(|step| step.from <= now).last();
        begun.map_or(Ok(Money::zero(total.currency)), |step| step.fee.amount(total, nightly))
    }

    /// The step that begins next.
    #[must_use]
    pub fn next_step(&self, now: DateTime<Utc>) -> Option<&CancellationStep> {
        self.0.iter().find(|step| step.from > now)
    }

    /// When cancelling stops being free; `None` when it is always free.
    #[must_use]
    pub fn free_until(&self) -> Option<DateTime<Utc>> {
        self.0.iter().find(|step| !step.fee.is_free()).map(|step| step.from)
    }
}

#[cfg(test)]
mod tests;
