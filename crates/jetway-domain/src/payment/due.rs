//! The amount due of a partly paid order, its settlement and its collection. Source: ADR 0062, 0076, 0098.

use chrono::{DateTime, TimeDelta, Utc};

use crate::ids::{AgencyId, OrderReference};
use crate::ledger::{Account, Line};
use crate::money::{Money, MoneyError};

/// The reminder is sent this long before the due date.
const REMIND_BEFORE: TimeDelta = TimeDelta::hours(48);
/// After the due date the agency has this long before the wallet is debited. The due date is at least 72 hours before the trip,
/// so it is known before it starts whether the order is paid. An agency that is notified later has this long from then.
const GRACE: TimeDelta = TimeDelta::hours(48);
/// Interval of automatic debits after the first failed.
const DEBIT_EVERY: TimeDelta = TimeDelta::hours(1);
/// A due date is missed after its instant, not at it.
const JUST_AFTER: TimeDelta = TimeDelta::seconds(1);

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
    /// The part of it paid since.
    pub settled: Money,
    /// Due date.
    pub due_at: DateTime<Utc>,
    /// Its stage of collection.
    pub stage: DueStage,
}

/// Stage of collecting an amount due. Stages follow each other in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DueStage {
    /// No reminder was sent.
    Open,
    /// The agency was reminded before the due date.
    Reminded,
    /// The agency was notified that the due date has passed; its grace period runs.
    Overdue,
    /// The grace period has ended and the wallet did not cover the amount: the agency cannot buy until it is paid.
    Enforced,
}

impl DueStage {
    /// Stored name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Reminded => "reminded",
            Self::Overdue => "overdue",
            Self::Enforced => "enforced",
        }
    }

    /// Parses a stored name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "open" => Some(Self::Open),
            "reminded" => Some(Self::Reminded),
            "overdue" => Some(Self::Overdue),
            "enforced" => Some(Self::Enforced),
            _ => None,
        }
    }
}

/// Action of the timer on an amount due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DueStep {
    /// Reminds the agency of the due date.
    Remind,
    /// Notifies the agency that the due date has passed.
    TellOverdue,
    /// Debits the wallet; if it does not cover the amount, the agency cannot buy until it is paid.
    Debit,
}

impl DueStep {
    /// The stage after the step; after a debit, the stage of an amount that was not covered.
    #[must_use]
    pub const fn stage(self) -> DueStage {
        match self {
            Self::Remind => DueStage::Reminded,
            Self::TellOverdue => DueStage::Overdue,
            Self::Debit => DueStage::Enforced,
        }
    }
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

    /// When the wallet is debited automatically if the agency is notified at this instant that the due date has passed: at the end of
    /// the grace period, which restarts for an agency that is notified after its end.
    #[must_use]
    pub fn debit_at(&self, told_at: DateTime<Utc>) -> DateTime<Utc> {
        if told_at > self.grace_until() {
            told_at + GRACE
        } else {
            self.grace_until()
        }
    }

    /// End of the grace period of an agency that was notified in time: from then on the wallet is debited automatically.
    #[must_use]
    pub fn grace_until(&self) -> DateTime<Utc> {
        self.due_at + GRACE
    }

    /// Action of the timer at an instant; `None` when the amount is settled or nothing is due yet.
    #[must_use]
    pub fn step(&self, now: DateTime<Utc>) -> Option<DueStep> {
        if self.state(now) == DueState::Settled {
            None
        } else if now > self.due_at {
            // An agency that was not notified is not debited.
            if self.stage < DueStage::Overdue {
                Some(DueStep::TellOverdue)
            } else {
                (now > self.grace_until()).then_some(DueStep::Debit)
            }
        } else if now >= self.due_at - REMIND_BEFORE {
            (self.stage < DueStage::Reminded).then_some(DueStep::Remind)
        } else {
            None
        }
    }

    /// When the timer checks the amount next, in a stage reached or kept at `now`; `None` once it is settled.
    #[must_use]
    pub fn next_check(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if self.settled.minor >= self.later.minor {
            return None;
        }
        Some(match self.stage {
            DueStage::Open => self.due_at - REMIND_BEFORE,
            DueStage::Reminded => self.due_at + JUST_AFTER,
            DueStage::Overdue => self.debit_at(now) + JUST_AFTER,
            DueStage::Enforced => now + DEBIT_EVERY,
        })
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
