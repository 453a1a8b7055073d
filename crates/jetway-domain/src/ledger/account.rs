//! The chart of accounts.

use std::fmt;

use crate::ids::AgencyId;

/// Class of an account. A debit increases assets and expenses, and decreases liabilities and income.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AccountClass {
    /// What the tenant owns.
    Asset,
    /// What the tenant owes.
    Liability,
    /// What the tenant earned.
    Income,
    /// What the tenant spent.
    Expense,
}

impl AccountClass {
    /// `asset`, `liability`, `income` or `expense`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Asset => "asset",
            Self::Liability => "liability",
            Self::Income => "income",
            Self::Expense => "expense",
        }
    }
}

/// What a fee was charged for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FeeKind {
    /// Issuing tickets.
    Issue,
    /// Voiding tickets.
    Void,
    /// Refunding tickets.
    Refund,
    /// Exchanging tickets.
    Exchange,
    /// Payment through a provider.
    Gateway,
    /// Handling a deposit: the fee of its method, or of a bounced cheque.
    Deposit,
}

impl FeeKind {
    const ALL: [Self; 6] = [
        Self::Issue,
        Self::Void,
        Self::Refund,
        Self::Exchange,
        Self::Gateway,
        Self::Deposit,
    ];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Issue => "issue",
            Self::Void => "void",
            Self::Refund => "refund",
            Self::Exchange => "exchange",
            Self::Gateway => "gateway",
            Self::Deposit => "deposit",
        }
    }
}

/// A tenant's account. Names are up to 64 letters, digits, `-`, `_` and `.`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Account {
    /// A bank account, by name.
    Bank(String),
    /// Money a payment provider collected and has not paid out yet, by provider name.
    GatewayClearing(String),
    /// The tenant's liability to an agency: its wallet. Negative when the agency uses credit.
    AgencyWallet(AgencyId),
    /// An agency's dues for partly paid orders.
    AgencyDue(AgencyId),
    /// The tenant's liability to a supplier, by code.
    SupplierPayable(String),
    /// Tax collected, by label, such as `VAT`.
    TaxPayable(String),
    /// Retained commission.
    CommissionIncome,
    /// Fees charged.
    FeeIncome(FeeKind),
    /// Rounding differences.
    Rounding,
    /// Manual corrections, explained by their reason.
    Adjustments,
}

/// A text that is not an account code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not an account")]
pub struct InvalidAccount(String);

impl Account {
    /// The account's class.
    #[must_use]
    pub const fn class(&self) -> AccountClass {
        match self {
            Self::Bank(_) | Self::GatewayClearing(_) | Self::AgencyDue(_) => AccountClass::Asset,
            Self::AgencyWallet(_) | Self::SupplierPayable(_) | Self::TaxPayable(_) => AccountClass::Liability,
            Self::CommissionIncome | Self::FeeIncome(_) | Self::Rounding => AccountClass::Income,
            Self::Adjustments => AccountClass::Expense,
        }
    }

    /// Parses an account code; the inverse of `Display`.
    ///
    /// # Errors
    /// The text is not an account code.
    pub fn parse(code: &str) -> Result<Self, InvalidAccount> {
        let (head, name) = code
            .split_once(':')
            .map_or((code, None), |(head, name)| (head, Some(name)));
        let account = match (head, name) {
            ("Bank", Some(name)) if is_name(name) => Some(Self::Bank(name.to_owned())),
            ("GatewayClearing", Some(name)) if is_name(name) => Some(Self::GatewayClearing(name.to_owned())),
            ("AgencyWallet", Some(id)) => id.parse().ok().map(Self::AgencyWallet),
            ("AgencyDue", Some(id)) => id.parse().ok().map(Self::AgencyDue),
            ("SupplierPayable", Some(name)) if is_name(name) => Some(Self::SupplierPayable(name.to_owned())),
            ("TaxPayable", Some(name)) if is_name(name) => Some(Self::TaxPayable(name.to_owned())),
            ("FeeIncome", Some(kind)) => FeeKind::ALL
                .into_iter()
                .find(|fee| fee.as_str() == kind)
                .map(Self::FeeIncome),
            ("CommissionIncome", None) => Some(Self::CommissionIncome),
            ("Rounding", None) => Some(Self::Rounding),
            ("Adjustments", None) => Some(Self::Adjustments),
            _ => None,
        };
        account.ok_or_else(|| InvalidAccount(code.chars().take(80).collect()))
    }

    /// Whether the name in it, if any, is valid.
    #[must_use]
    pub fn is_named_well(&self) -> bool {
        match self {
            Self::Bank(name) | Self::GatewayClearing(name) | Self::SupplierPayable(name) | Self::TaxPayable(name) => {
                is_name(name)
            }
            Self::AgencyWallet(_)
            | Self::AgencyDue(_)
            | Self::CommissionIncome
            | Self::FeeIncome(_)
            | Self::Rounding
            | Self::Adjustments => true,
        }
    }
}

fn is_name(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    (1..=64).contains(&name.len()) && name.bytes().all(plain)
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bank(name) => write!(f, "Bank:{name}"),
            Self::GatewayClearing(name) => write!(f, "GatewayClearing:{name}"),
            Self::AgencyWallet(id) => write!(f, "AgencyWallet:{id}"),
            Self::AgencyDue(id) => write!(f, "AgencyDue:{id}"),
            Self::SupplierPayable(name) => write!(f, "SupplierPayable:{name}"),
            Self::TaxPayable(name) => write!(f, "TaxPayable:{name}"),
            Self::CommissionIncome => f.write_str("CommissionIncome"),
            Self::FeeIncome(kind) => write!(f, "FeeIncome:{}", kind.as_str()),
            Self::Rounding => f.write_str("Rounding"),
            Self::Adjustments => f.write_str("Adjustments"),
        }
    }
}
