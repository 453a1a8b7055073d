//! Changes of a wallet under the four-eyes principle: credit limits above what one operator may grant, and manual adjustments (ADR 0109).

use chrono::{DateTime, NaiveDate, Utc};

use super::{Account, Line};
use crate::ids::{AgencyId, WalletChangeId};
use crate::money::{Money, MoneyError};

/// Prefix of a change's number.
const PREFIX: &str = "WCH";

/// The proposed change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WalletChangeSubject {
    /// Set the credit limit.
    Credit {
        /// The limit at the time of the proposal. If the limit has changed since, the proposal is out of date.
        before: Money,
        /// The new limit, zero or more.
        limit: Money,
    },
    /// Credit or debit the wallet.
    Adjustment {
        /// Positive or negative, never zero.
        amount: Money,
        /// Why.
        cause: AdjustmentCause,
    },
}

/// Why a wallet is adjusted by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdjustmentCause {
    /// An entry was wrong.
    Correction,
    /// A concession to the agency.
    Goodwill,
    /// An airline's claim after the sale (ADM), or the cancellation of one.
    SupplierClaim,
    /// A bank charge, or its return.
    BankCharge,
    /// An amount that is written off.
    WriteOff,
}

impl AdjustmentCause {
    /// All causes, in the order of the form.
    pub const ALL: [Self; 5] = [
        Self::Correction,
        Self::Goodwill,
        Self::SupplierClaim,
        Self::BankCharge,
        Self::WriteOff,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Correction => "correction",
            Self::Goodwill => "goodwill",
            Self::SupplierClaim => "supplierClaim",
            Self::BankCharge => "bankCharge",
            Self::WriteOff => "writeOff",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.as_str() == name)
    }

    /// Text in the agency's passbook.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Correction => "Correction",
            Self::Goodwill => "Goodwill",
            Self::SupplierClaim => "Airline claim",
            Self::BankCharge => "Bank charge",
            Self::WriteOff => "Write-off",
        }
    }
}

/// State of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WalletChangeStatus {
    /// It waits for another operator.
    Proposed,
    /// It was carried out.
    Approved,
    /// It was refused, or withdrawn by its proposer.
    Refused,
}

impl WalletChangeStatus {
    const ALL: [Self; 3] = [Self::Proposed, Self::Approved, Self::Refused];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Proposed => "proposed",
            Self::Approved => "approved",
            Self::Refused => "refused",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == name)
    }
}

/// An operator's signature on a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeSignature {
    /// The operator's name.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
    /// Their evidence.
    pub note: String,
}

impl ChangeSignature {
    /// Whether it is this operator's, ignoring letter case.
    #[must_use]
    pub fn is_of(&self, operator: &str) -> bool {
        self.by.to_lowercase() == operator.to_lowercase()
    }
}

/// A change of a wallet, proposed by one operator and decided by another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalletChange {
    /// Its identifier, chosen by the proposer, so that repeated calls propose once.
    pub id: WalletChangeId,
    /// Increases with every change of the row.
    pub version: u32,
    /// Its number.
    pub reference: String,
    /// The agency whose wallet it is.
    pub agency: AgencyId,
    /// The proposed change.
    pub subject: WalletChangeSubject,
    /// Its state.
    pub status: WalletChangeStatus,
    /// The proposal's signature, with the reason.
    pub maker: ChangeSignature,
    /// The decision's signature.
    pub checker: Option<ChangeSignature>,
}

impl WalletChange {
    /// The number of a change, from the month it is proposed in and the tenant's count.
    #[must_use]
    pub fn number(proposed_on: NaiveDate, count: u64) -> String {
        format!("{PREFIX}{}{count:06}", proposed_on.format("%y%m"))
    }

    /// Whether both propose the same change, as a repeated call would.
    #[must_use]
    pub fn is_same_proposal(&self, other: &Self) -> bool {
        self.agency == other.agency
            && self.subject == other.subject
            && self.maker.note == other.maker.note
            && self.maker.is_of(&other.maker.by)
    }
}

impl WalletChangeSubject {
    /// `credit` or `adjustment`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Credit { .. } => "credit",
            Self::Adjustment { .. } => "adjustment",
        }
    }

    /// The new limit, or the amount of the adjustment.
    #[must_use]
    pub const fn amount(&self) -> Money {
        match self {
            Self::Credit { limit, .. } => *limit,
            Self::Adjustment { amount, .. } => *amount,
        }
    }
}

/// The lines of an adjustment: between the wallet and the account of manual corrections.
///
/// # Errors
/// When the amount has no opposite.
pub fn adjustment_lines(agency: AgencyId, amount: Money) -> Result<Vec<Line>, MoneyError> {
    let wallet = Account::AgencyWallet(agency);
    if amount.is_negative() {
        let taken = amount.negated()?;
        return Ok(vec![
            Line::debit(wallet, taken),
            Line::credit(Account::Adjustments, taken),
        ]);
    }
    Ok(vec![
        Line::debit(Account::Adjustments, amount),
        Line::credit(wallet, amount),
    ])
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::{AdjustmentCause, WalletChange, WalletChangeStatus, adjustment_lines};
    use crate::ids::AgencyId;
    use crate::ledger::{Account, Side};
    use crate::money::{CurrencyCode, Money};

    #[test]
    fn names_are_read_as_they_are_written() {
        for cause in AdjustmentCause::ALL {
            assert_eq!(AdjustmentCause::parse(cause.as_str()), Some(cause));
        }
        for status in WalletChangeStatus::ALL {
            assert_eq!(WalletChangeStatus::parse(status.as_str()), Some(status));
        }
        let day = "2026-11-26".parse().expect("a date");
        assert_eq!(WalletChange::number(day, 7), "WCH2611000007");
    }

    #[test]
    fn an_adjustment_moves_its_amount_between_the_wallet_and_the_corrections() {
        let agency = AgencyId(Uuid::from_u128(7));
        for (minor, wallet) in [(500, Side::Credit), (-500, Side::Debit)] {
            let lines = adjustment_lines(agency, Money::new(minor, CurrencyCode::AED)).expect("lines");
            let on_wallet: Vec<Side> = lines
                .iter()
                .filter(|line| line.account == Account::AgencyWallet(agency))
                .map(|line| line.side)
                .collect();
            assert_eq!(on_wallet, [wallet]);
            assert!(lines.iter().all(|line| line.amount.minor == 500), "{lines:?}");
        }
    }
}
