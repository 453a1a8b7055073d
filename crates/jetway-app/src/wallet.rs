//! An agency's money: paying in, what can be spent, the passbook, the proof.
//!
//! Charging an order (hold, capture, release) joins the order's own transaction: see `order::charge`, which calls
//! [`jetway_db::Tx::ledger`].

mod credit;
mod credit_ledger;
mod deposit;
mod passbook;
mod prove;

#[cfg(test)]
mod tests;

pub use jetway_db::repo::agencies::AgencyStatus;
use jetway_db::{Database, TenantScope};
use jetway_domain::ids::AgencyId;
use jetway_domain::money::Money;

pub use credit::{AgencyWallet, CreditError, CreditWord, agency_wallets, grant_credit};
pub use credit_ledger::{CreditLedger, CreditRow, credit_ledger};
pub use deposit::{Deposit, deposit};
pub use jetway_db::repo::ledger::{Receipt, WalletError};
pub(crate) use passbook::passbook_in;
pub use passbook::{EntrySubject, Passbook, PassbookExport, PassbookQuery, PassbookRow, passbook, passbook_kinds};
pub use prove::{LedgerProof, prove, prove_at};

/// What an agency can spend, all in the wallet's currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// Whether the agency may spend.
    pub status: AgencyStatus,
    /// Whether the agency buys nothing until it pays an amount that is due past its grace period.
    pub is_overdue: bool,
    /// What can be spent now: posted − held + credit limit.
    pub available: Money,
    /// Sum of the journal; negative when the agency has drawn on credit.
    pub posted: Money,
    /// Set aside for orders under way.
    pub held: Money,
    /// How far below nothing the wallet may go.
    pub credit_limit: Money,
    /// The part of the credit in use.
    pub credit_used: Money,
    /// The part of the credit not in use.
    pub credit_available: Money,
}

/// What an agency can spend.
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
