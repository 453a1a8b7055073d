//! Journal entries and their rules.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use super::{Account, ChainHash};
use crate::ids::{AgencyId, HoldId, JournalId, OrderReference};
use crate::money::{CurrencyCode, Money, MoneyError};

/// Debit or credit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Debit.
    Debit,
    /// Credit.
    Credit,
}

impl Side {
    /// `debit` or `credit`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Debit => "debit",
            Self::Credit => "credit",
        }
    }
}

/// A line of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The account.
    pub account: Account,
    /// Debit or credit.
    pub side: Side,
    /// The amount, positive.
    pub amount: Money,
}

impl Line {
    /// A debit line.
    #[must_use]
    pub const fn debit(account: Account, amount: Money) -> Self {
        Self {
            account,
            side: Side::Debit,
            amount,
        }
    }

    /// A credit line.
    #[must_use]
    pub const fn credit(account: Account, amount: Money) -> Self {
        Self {
            account,
            side: Side::Credit,
            amount,
        }
    }
}

/// Type of an entry. Together with its reference it identifies the entry within a tenant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A deposit.
    Deposit,
    /// Payment for tickets.
    Issue,
    /// Void of tickets.
    Void,
    /// Refund of tickets.
    Refund,
    /// A manual correction.
    Adjustment,
    /// A fee.
    Fee,
}

impl EntryKind {
    /// Every type.
    pub const ALL: [Self; 6] = [
        Self::Deposit,
        Self::Issue,
        Self::Void,
        Self::Refund,
        Self::Adjustment,
        Self::Fee,
    ];

    /// Name in the passbook.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deposit => "deposit",
            Self::Issue => "issue",
            Self::Void => "void",
            Self::Refund => "refund",
            Self::Adjustment => "adjustment",
            Self::Fee => "fee",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// An entry before it is posted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalEntry {
    /// The agency whose wallet it affects.
    pub agency: AgencyId,
    /// Its type.
    pub kind: EntryKind,
    /// Natural key of the event, such as a deposit number or an order reference. Posting it again changes nothing.
    pub reference: String,
    /// The order it belongs to.
    pub order: Option<OrderReference>,
    /// The hold it captures.
    pub hold: Option<HoldId>,
    /// Text in the passbook.
    pub description: String,
    /// Who caused it: a user id, or `system`.
    pub actor: String,
    /// Reason of a correction.
    pub reason: Option<String>,
    /// When it is posted.
    pub posted_at: DateTime<Utc>,
    /// Value date, in the tenant's time zone.
    pub value_on: NaiveDate,
    /// Its lines, two or more.
    pub lines: Vec<Line>,
}

/// A posted entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostedEntry {
    /// Its identifier.
    pub id: JournalId,
    /// Its number among the agency's entries, from 1 without gaps.
    pub number: i64,
    /// Hash of the previous entry.
    pub previous: ChainHash,
    /// Its own hash.
    pub hash: ChainHash,
    /// Its content.
    pub entry: JournalEntry,
}

/// Why an entry is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// Fewer than two lines.
    #[error("an entry needs at least two lines")]
    TooFewLines,
    /// A line with a zero or negative amount.
    #[error("the amount of a line must be positive")]
    NotPositive,
    /// Debits and credits differ.
    #[error("debits exceed credits by {0}")]
    Unbalanced(Money),
    /// A line on another agency's wallet or dues.
    #[error("an entry changes the wallet of one agency only")]
    ForeignWallet,
    /// An invalid account, reference or actor.
    #[error("an account, a reference or the actor is missing")]
    Unnamed,
    /// A sum overflows.
    #[error("the amounts are too large")]
    Amount(#[from] MoneyError),
}

impl JournalEntry {
    /// Validates the entry: two or more lines with positive amounts, balanced in every currency, on this agency's
    /// accounts only, all names valid.
    ///
    /// # Errors
    /// The first rule it violates.
    pub fn balanced(&self) -> Result<(), LedgerError> {
        if self.lines.len() < 2 {
            return Err(LedgerError::TooFewLines);
        }
        if self.lines.iter().any(|line| !line.amount.is_positive()) {
            return Err(LedgerError::NotPositive);
        }
        let named = self.lines.iter().all(|line| line.account.is_named_well());
        if !named || self.reference.is_empty() || self.actor.is_empty() {
            return Err(LedgerError::Unnamed);
        }
        let foreign = |line: &Line| matches!(line.account, Account::AgencyWallet(agency) | Account::AgencyDue(agency) if agency != self.agency);
        if self.lines.iter().any(foreign) {
            return Err(LedgerError::ForeignWallet);
        }
        match self
            .debits_less_credits()?
            .into_iter()
            .find(|difference| !difference.is_zero())
        {
            Some(difference) => Err(LedgerError::Unbalanced(difference)),
            None => Ok(()),
        }
    }

    /// The change of the agency's wallet in `currency`; negative when it decreases.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn wallet_effect(&self, currency: CurrencyCode) -> Result<Money, MoneyError> {
        let wallet = Account::AgencyWallet(self.agency);
        let on_wallet = self
            .lines
            .iter()
            .filter(|line| line.account == wallet && line.amount.currency == currency);
        on_wallet
            .clone()
            .try_fold(Money::zero(currency), |sum, line| match line.side {
                Side::Credit => sum.checked_add(line.amount),
                Side::Debit => sum.checked_sub(line.amount),
            })
    }

    /// Whether both describe the same event, ignoring who posted it and when: a replay.
    #[must_use]
    pub fn same_event(&self, other: &Self) -> bool {
        self.agency == other.agency
            && self.kind == other.kind
            && self.reference == other.reference
            && self.order == other.order
            && self.hold == other.hold
            && self.lines == other.lines
    }

    fn debits_less_credits(&self) -> Result<Vec<Money>, MoneyError> {
        let mut sums: BTreeMap<CurrencyCode, Money> = BTreeMap::new();
        for line in &self.lines {
            let currency = line.amount.currency;
            let sum = sums.get(&currency).copied().unwrap_or(Money::zero(currency));
            let sum = match line.side {
                Side::Debit => sum.checked_add(line.amount)?,
                Side::Credit => sum.checked_sub(line.amount)?,
            };
            sums.insert(currency, sum);
        }
        Ok(sums.into_values().collect())
    }
}
