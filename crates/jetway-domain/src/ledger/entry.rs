//! Journal entries and the rules every one obeys.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use super::{Account, ChainHash};
use crate::ids::{AgencyId, HoldId, JournalId, OrderReference};
use crate::money::{CurrencyCode, Money, MoneyError};

/// Which column a line stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The left one.
    Debit,
    /// The right one.
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

/// One side of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The account it touches.
    pub account: Account,
    /// Which way.
    pub side: Side,
    /// How much; more than nothing.
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

/// What an entry records. With its reference it identifies the entry within a tenant, for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// Money came in.
    Deposit,
    /// Tickets were paid for.
    Issue,
    /// Tickets were voided.
    Void,
    /// Tickets were refunded.
    Refund,
    /// A correction by hand.
    Adjustment,
    /// A fee was taken.
    Fee,
}

impl EntryKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Deposit,
        Self::Issue,
        Self::Void,
        Self::Refund,
        Self::Adjustment,
        Self::Fee,
    ];

    /// The kind as the passbook names it.
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

    /// The kind of that name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// An entry before it is posted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalEntry {
    /// Whose wallet it touches.
    pub agency: AgencyId,
    /// What it records.
    pub kind: EntryKind,
    /// The natural key of the event: a deposit number, an order reference. Posting the same again changes nothing.
    pub reference: String,
    /// The order it belongs to.
    pub order: Option<OrderReference>,
    /// The hold it settles.
    pub hold: Option<HoldId>,
    /// What the agent reads in the passbook.
    pub description: String,
    /// Who caused it: a user id, or `system`.
    pub actor: String,
    /// Why, for corrections.
    pub reason: Option<String>,
    /// When it is posted.
    pub posted_at: DateTime<Utc>,
    /// The date it counts for, in the tenant's zone.
    pub value_on: NaiveDate,
    /// Its sides, two or more.
    pub lines: Vec<Line>,
}

/// An entry as it stands in the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostedEntry {
    /// Its identifier.
    pub id: JournalId,
    /// Its place among the agency's entries, from 1 without a gap.
    pub number: i64,
    /// The hash of the entry before it.
    pub previous: ChainHash,
    /// Its own hash.
    pub hash: ChainHash,
    /// What it says.
    pub entry: JournalEntry,
}

/// Why an entry is no entry.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// Fewer than two sides.
    #[error("an entry has two sides or more")]
    TooFewLines,
    /// A line of nothing, or less.
    #[error("a line moves more than nothing")]
    NotPositive,
    /// Debits and credits differ.
    #[error("debits exceed credits by {0}")]
    Unbalanced(Money),
    /// A line on another agency's wallet or dues.
    #[error("an entry touches one agency's wallet")]
    ForeignWallet,
    /// An account, reference or actor that cannot be stored.
    #[error("an account, reference or actor is not named")]
    Unnamed,
    /// The sums do not fit.
    #[error("the amounts are too large")]
    Amount(#[from] MoneyError),
}

impl JournalEntry {
    /// Check everything that makes it an entry: two sides or more, each of more than nothing, equal in every
    /// currency, all on this agency's wallet, everything named.
    ///
    /// # Errors
    /// The first rule it breaks.
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

    /// What it adds to the agency's wallet in `currency`; negative when it takes.
    ///
    /// # Errors
    /// When the sum does not fit.
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

    /// Whether both say the same, whenever and by whomever they were posted: a replay, not another event.
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
