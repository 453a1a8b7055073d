//! The amount due of a partly paid order, and its settlement. Source: ADR 0062, 0076.

use chrono::{DateTime, Utc};

use crate::ids::{AgencyId, OrderReference};
use crate::ledger::{Account, Line};
use crate::money::{Money, MoneyError};

/// The amount due of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderDue {
    /// The order.
    pub reference: OrderReference,
    /// The agency.
    pub agency: AgencyId,
    /// Paid at ticketing.
    pub first: Money,
    /// Due later.
    pub later: Money,
    /// The part of that paid since.
    pub settled: Money,
    /// Due date.
    pub due_at: DateTime<Utc>,
}

/// State of an amount due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DueState {
    /// Unpaid, before the due date.
    Open,
    /// Unpaid after the due date.
    Overdue,
    /// Paid.
    Settled,
}

impl DueState {
    /// Wire name.
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
    /// The agency's total for the order.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn total(&self) -> Result<Money, MoneyError> {
        self.first.checked_add(self.later)
    }

    /// The amount paid so far.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn paid(&self) -> Result<Money, MoneyError> {
        self.first.checked_add(self.settled)
    }

    /// The amount still due.
    ///
    /// # Errors
    /// The difference overflows.
    pub fn left(&self) -> Result<Money, MoneyError> {
        self.later.checked_sub(self.settled)
    }

    /// The state at an instant.
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

    /// Natural key of the settlement entry: an order is settled once.
    #[must_use]
    pub fn settlement_reference(&self) -> String {
        format!("{}-rest", self.reference.as_str())
    }

    /// Lines of that entry: the wallet pays the amount due.
    ///
    /// # Errors
    /// The amount overflows.
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
