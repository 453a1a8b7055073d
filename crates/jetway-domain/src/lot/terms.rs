//! Deadlines and penalties of a lot.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::money::{Money, MoneyError};

/// Deposit of a party.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "camelCase")]
pub enum LotDeposit {
    /// An amount for each seat.
    Fixed(Money),
    /// Percentage of the agency's price for the whole party, 1 to 100.
    Percent(u8),
}

/// Deadlines and penalties of a lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LotTerms {
    /// Deposit of a party.
    pub deposit: LotDeposit,
    /// Hours that unpaid seats are held.
    pub deposit_hours: u32,
    /// Deadline for all names; until then they may be changed without a fee.
    pub names_by: DateTime<Utc>,
    /// Deadline for the balance.
    pub balance_by: DateTime<Utc>,
    /// Deadline for changing names for a fee; then the tickets are issued.
    pub ticketing_by: DateTime<Utc>,
    /// Minimum seats of a party.
    pub min_passengers: u32,
    /// Maximum seats of a party.
    pub max_passengers: u32,
    /// Penalty for each seat that is dropped after the deposit.
    pub drop_penalty: Money,
    /// Cancellation fee after the deposit, as a percentage of the agency's price, 0 to 100.
    pub cancel_penalty_percent: u8,
    /// Fee for each name that is changed after `names_by`.
    pub name_change_fee: Money,
    /// Percentage of the deposit that is kept when names or balance are missing at their deadline, 0 to 100.
    pub keep_deposit_percent: u8,
}

impl LotDeposit {
    /// The deposit of a party of `seats` that pays `payable`; at most that amount.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn of(self, seats: u32, payable: Money) -> Result<Money, MoneyError> {
        let deposit = match self {
            Self::Fixed(amount) => amount.times(seats)?,
            Self::Percent(percent) => payable.percent_bp(u32::from(percent) * 100)?,
        };
        let exceeds = payable.checked_sub(deposit)?.is_negative();
        Ok(if exceeds { payable } else { deposit })
    }
}

impl LotTerms {
    /// Deadline for the deposit of seats held at `now`: `deposit_hours` later, but never after the balance is due.
    #[must_use]
    pub fn deposit_by(&self, now: DateTime<Utc>) -> DateTime<Utc> {
        (now + TimeDelta::hours(i64::from(self.deposit_hours))).min(self.balance_by)
    }
}
