//! What is owed for an order that was paid in part, and how it is settled. Source: ADR 0062, 0076.

use chrono::{DateTime, Utc};

use crate::ids::{AgencyId, OrderReference};
use crate::ledger::{Account, Line};
use crate::money::{Money, MoneyError};

/// What is owed for one order, as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDue {
    /// The order.
    pub reference: OrderReference,
    /// Who owes.
    pub agency: AgencyId,
    /// Taken with the tickets.
    pub first: Money,
    /// Owed from then on.
    pub later: Money,
    /// How much of that was paid since.
    pub settled: Money,
    /// Until when it is owed.
    pub due_at: DateTime<Utc>,
}

/// How far a due is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DueState {
    /// Something is owed, and there is time.
    Open,
    /// Something is owed, and the time is over.
    Overdue,
    /// Nothing is owed any more.
    Settled,
}

impl DueState {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Overdue => "overdue",
            Self::Settled => "settled",
        }
    }
}

impl OrderDue {
    /// What the agency pays for the order in all.
    ///
    /// # Errors
    /// When the sum does not fit.
    pub fn total(&self) -> Result<Money, MoneyError> {
        self.first.checked_add(self.later)
    }

    /// What it has paid.
    ///
    /// # Errors
    /// When the sum does not fit.
    pub fn paid(&self) -> Result<Money, MoneyError> {
        self.first.checked_add(self.settled)
    }

    /// What it still owes.
    ///
    /// # Errors
    /// When the difference does not fit.
    pub fn left(&self) -> Result<Money, MoneyError> {
        self.later.checked_sub(self.settled)
    }

    /// How far it is paid at a moment.
    #[must_use]
    pub fn state(&self, now: DateTime<Utc>) -> DueState {
        if self.settled.minor >= self.later.minor {
            DueState::Settled
        } else if now > self.due_at {
            DueState::Overdue
        } else {
            DueState::Open
        }
    }

    /// The natural key of the entry that settles it: an order is settled once.
    #[must_use]
    pub fn settlement_reference(&self) -> String {
        format!("{}-rest", self.reference.as_str())
    }

    /// The sides of that entry: the wallet pays what was owed.
    ///
    /// # Errors
    /// When the amount does not fit.
    pub fn settlement_lines(&self) -> Result<Vec<Line>, MoneyError> {
        let left = self.left()?;
        Ok(vec![
            Line::debit(Account::AgencyWallet(self.agency), left),
            Line::credit(Account::AgencyDue(self.agency), left),
        ])
    }
}

#[cfg(test)]
mod tests;
