//! Deposit methods, their limits and fees.

use std::collections::BTreeMap;

use super::DepositChoices;
use crate::money::{Money, MoneyError};

/// How money reaches the portal's owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DepositMethod {
    /// Cash paid in at a branch of the bank.
    BankDeposit,
    /// A transfer from another account.
    BankTransfer,
    /// A cheque.
    Cheque,
    /// A payment from a mobile account: at a payment provider, or sent by the agency itself.
    MobileBanking,
    /// A card, at a payment provider.
    Card,
    /// The payer's online bank, at a payment provider.
    NetBanking,
}

impl DepositMethod {
    /// All methods, in menu order.
    pub const ALL: [Self; 6] = [
        Self::BankDeposit,
        Self::BankTransfer,
        Self::Cheque,
        Self::MobileBanking,
        Self::Card,
        Self::NetBanking,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BankDeposit => "bankDeposit",
            Self::BankTransfer => "bankTransfer",
            Self::Cheque => "cheque",
            Self::MobileBanking => "mobileBanking",
            Self::Card => "card",
            Self::NetBanking => "netBanking",
        }
    }

    /// Name in English.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::BankDeposit => "Bank deposit",
            Self::BankTransfer => "Bank transfer",
            Self::Cheque => "Cheque deposit",
            Self::MobileBanking => "Mobile banking",
            Self::Card => "Credit or debit card",
            Self::NetBanking => "Net banking",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.as_str() == text)
    }

    /// Whether a payment provider can collect the money.
    #[must_use]
    pub const fn is_taken_online(self) -> bool {
        match self {
            Self::MobileBanking | Self::Card | Self::NetBanking => true,
            Self::BankDeposit | Self::BankTransfer | Self::Cheque => false,
        }
    }

    /// Whether the agency can send the money itself and declare it. Such deposits are approved by two operators.
    #[must_use]
    pub const fn is_declared(self) -> bool {
        match self {
            Self::BankDeposit | Self::BankTransfer | Self::Cheque | Self::MobileBanking => true,
            Self::Card | Self::NetBanking => false,
        }
    }
}

/// Who confirms that the money has arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DepositWay {
    /// Operators, by checking the account.
    Declared,
    /// Operators, once the bank has paid the cheque.
    Cheque,
    /// A payment provider.
    Online,
}

/// The fee of a deposit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeeTerms {
    /// Share of the amount, in basis points (180 = 1.8 %).
    pub rate_bp: u32,
    /// Fixed part.
    pub fixed: Money,
}

impl FeeTerms {
    /// The fee of an amount.
    ///
    /// # Errors
    /// The sum overflows, or the currencies differ.
    pub fn of(&self, amount: Money) -> Result<Money, MoneyError> {
        amount.percent_bp(self.rate_bp)?.checked_add(self.fixed)
    }

    /// The share in percent, with two decimals: `1.80`.
    #[must_use]
    pub fn percent(&self) -> String {
        format!("{}.{:02}", self.rate_bp / 100, self.rate_bp % 100)
    }
}

/// Limits and fee of an open method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodTerms {
    /// Smallest amount.
    pub least: Money,
    /// Largest amount.
    pub most: Money,
    /// Its fee. Online it is added to the amount, otherwise deducted from it.
    pub fee: FeeTerms,
}

/// A tenant's deposit settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositRules {
    /// The open methods.
    pub methods: BTreeMap<DepositMethod, MethodTerms>,
    /// The choices of agencies.
    pub choices: DepositChoices,
    /// Fee of a bounced cheque.
    pub bounce_fee: Money,
}

impl DepositRules {
    /// Terms of a method; `None` when it is closed.
    #[must_use]
    pub fn terms(&self, method: DepositMethod) -> Option<&MethodTerms> {
        self.methods.get(&method)
    }
}
