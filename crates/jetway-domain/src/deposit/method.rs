//! The methods of paying in, their limits and fees.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::money::{Money, MoneyError};

/// How money reaches the portal's owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DepositMethod {
    /// Cash paid in at a branch of the bank.
    BankDeposit,
    /// A transfer from another account.
    BankTransfer,
    /// A cheque.
    ChequeDeposit,
    /// A payment from a mobile account, sent by the agency itself.
    MobileBanking,
    /// A card, at a payment provider.
    CreditDebitCard,
    /// The payer's online bank, at a payment provider.
    NetBanking,
}

impl DepositMethod {
    /// All of them, as a menu lists them.
    pub const ALL: [Self; 6] = [
        Self::BankDeposit,
        Self::BankTransfer,
        Self::ChequeDeposit,
        Self::MobileBanking,
        Self::CreditDebitCard,
        Self::NetBanking,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BankDeposit => "bank-deposit",
            Self::BankTransfer => "bank-transfer",
            Self::ChequeDeposit => "cheque-deposit",
            Self::MobileBanking => "mobile-banking",
            Self::CreditDebitCard => "credit-debit-card",
            Self::NetBanking => "net-banking",
        }
    }

    /// Name in English.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::BankDeposit => "Bank deposit",
            Self::BankTransfer => "Bank transfer",
            Self::ChequeDeposit => "Cheque deposit",
            Self::MobileBanking => "Mobile banking",
            Self::CreditDebitCard => "Credit or debit card",
            Self::NetBanking => "Net banking",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.as_str() == text)
    }

    /// Whether a payment provider takes the money. The other deposits are approved by two operators.
    #[must_use]
    pub const fn is_online(self) -> bool {
        match self {
            Self::CreditDebitCard | Self::NetBanking => true,
            Self::BankDeposit | Self::BankTransfer | Self::ChequeDeposit | Self::MobileBanking => false,
        }
    }
}

/// What a deposit costs.
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
    /// Its fee. Online it is added to the amount, otherwise it is taken from it.
    pub fee: FeeTerms,
}

/// How a tenant takes deposits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositRules {
    /// The open methods.
    pub methods: BTreeMap<DepositMethod, MethodTerms>,
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
