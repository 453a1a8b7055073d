//! Wallets: deposits, balances, the passbook and the ledger proof.
//!
//! Charging an order (hold, capture, release) joins the order's own transaction: see `order::charge`, which calls
//! [`jetway_db::Tx::ledger`].

mod changes;
mod credit;
mod credit_ledger;
mod deposit;
mod four_eyes;
mod passbook;
mod prove;

#[cfg(test)]
mod tests;

pub use jetway_db::repo::agencies::AgencyStatus;
use jetway_db::{Database, TenantScope};
use jetway_domain::ids::AgencyId;
use jetway_domain::money::Money;

pub use changes::Proposal;
pub use credit::{AgencyWallet, CreditDecision, CreditError, CreditOutcome, CreditRules, agency_wallets, grant_credit};
pub use credit_ledger::{CreditLedger, CreditRow, credit_ledger};
pub use deposit::{Deposit, deposit};
pub use four_eyes::{WalletChangeError, WalletDecision};
pub use jetway_db::repo::ledger::{Receipt, WalletError};
pub(crate) use passbook::passbook_in;
pub use passbook::{EntrySubject, Passbook, PassbookExport, PassbookQuery, PassbookRow, passbook, passbook_kinds};
pub use prove::{LedgerProof, prove, prove_at};

/// An agency's balance, in the wallet's currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// Whether the agency may spend.
    pub status: AgencyStatus,
    /// Whether the agency cannot buy until it pays an amount due past its grace period.
    pub is_overdue: bool,
    /// Available amount: posted − held + credit limit.
    pub available: Money,
    /// Sum of the journal; negative if credit is used.
    pub posted: Money,
    /// Held for orders in progress.
    pub held: Money,
    /// The credit limit.
    pub credit_limit: Money,
    /// The part of the credit in use.
    pub credit_used: Money,
    /// The part of the credit not in use.
    pub credit_available: Money,
}

/// An agency's balance.
///
/// # Errors
/// `NoWallet` when the agency has none or does not exist.
pub async fn balance(db: &Database, scope: &TenantScope, agency: AgencyId) -> Result<Balance, WalletError> {
    let tx = db.read(scope).await?;
    let status = tx.agencies().get(agency).await?.ok_or(WalletError::NoWallet)?.status;
    let wallet = tx.ledger().balance(agency).await?.ok_or(WalletError::NoWallet)?;
    Ok(Balance {
        status,
        is_overdue: tx.dues().is_enforced(agency).await?,
        available: wallet.available()?,
        posted: wallet.posted(),
        held: wallet.held(),
        credit_limit: wallet.credit_limit(),
        credit_used: wallet.credit_used()?,
        credit_available: wallet.credit_available()?,
    })
}
