//! Deposits into wallets.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_db::Tx;
use jetway_domain::clock::Ids;
use jetway_domain::ids::{AgencyId, JournalId};
use jetway_domain::ledger::{Account, EntryKind, JournalEntry, Line};
use jetway_domain::money::Money;

use super::{Receipt, WalletError};

/// Money received for an agency in one of the tenant's bank accounts.
#[derive(Debug, Clone)]
pub struct Deposit {
    /// The agency whose wallet is credited.
    pub agency: AgencyId,
    /// The amount.
    pub amount: Money,
    /// The deposit's number; repeating it changes nothing.
    pub reference: String,
    /// The tenant's bank account that received it, by its short name.
    pub bank_account: String,
    /// Description in the passbook.
    pub description: String,
    /// The approver: a user id, or `system`.
    pub actor: String,
    /// Its value date, in the tenant's zone.
    pub value_on: NaiveDate,
}

/// Credit an agency's wallet: debit the bank, credit the wallet. Joins the caller's transaction.
///
/// # Errors
/// `NoWallet`, `WrongCurrency`, `ReferenceTaken` when the number was used for another deposit, `Entry` when the amount
/// is not positive.
pub async fn deposit(tx: &Tx, deposit: &Deposit, ids: &dyn Ids, now: DateTime<Utc>) -> Result<Receipt, WalletError> {
    let entry = JournalEntry {
        agency: deposit.agency,
        kind: EntryKind::Deposit,
        reference: deposit.reference.clone(),
        order: None,
        hold: None,
        description: deposit.description.clone(),
        actor: deposit.actor.clone(),
        reason: None,
        posted_at: now,
        value_on: deposit.value_on,
        lines: vec![
            Line::debit(Account::Bank(deposit.bank_account.clone()), deposit.amount),
            Line::credit(Account::AgencyWallet(deposit.agency), deposit.amount),
        ],
    };
    tx.ledger().post(&entry, JournalId::fresh(ids)).await
}
