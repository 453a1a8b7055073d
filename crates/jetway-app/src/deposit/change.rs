//! Writes of every change to a deposit: the row, its history and, when money moves, the journal.

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::payments::DepositEvent;
use jetway_db::{DbError, Tx};
use jetway_domain::deposit::Deposit;
use jetway_domain::ids::{JournalId, TenantId};
use jetway_domain::ledger::{EntryKind, JournalEntry, Line};
use serde_json::Value;

use super::{DepositError, Deposits};
use crate::context::{Caller, Services};

/// Name of operators in a deposit's history.
pub(super) const OPERATIONS: &str = "Operations";
/// Author of automatic changes.
pub(super) const SYSTEM: &str = "";
/// Actor of entries that no user of the agency causes.
const LEDGER_SYSTEM: &str = "system";

/// A history event for a deposit's current state.
pub(super) async fn record(
    services: &Services,
    tx: &Tx,
    deposit: &Deposit,
    (author, note): (&str, &str),
) -> Result<(), DbError> {
    let event = DepositEvent {
        at: services.now(),
        author: author.to_owned(),
        status: deposit.status,
        note: note.to_owned(),
    };
    tx.deposits().record(deposit, &event).await
}

/// Credit the wallet. Once for each deposit: its number is the natural key of the entry.
pub(super) async fn credit(services: &Services, tx: &Tx, deposit: &Deposit) -> Result<JournalId, DepositError> {
    let text = format!("{} {}", deposit.method.label(), deposit.reference);
    let key = (EntryKind::Deposit, deposit.reference.clone());
    post(services, tx, deposit, key, (text, None), deposit.credit_lines()).await
}

/// Post an entry about a deposit.
pub(super) async fn post(
    services: &Services,
    tx: &Tx,
    deposit: &Deposit,
    (kind, reference): (EntryKind, String),
    (description, reason): (String, Option<String>),
    lines: Vec<Line>,
) -> Result<JournalId, DepositError> {
    let now = services.now();
    let entry = JournalEntry {
        agency: deposit.agency,
        kind,
        reference,
        order: None,
        hold: None,
        description,
        // No user of the agency returns a cheque or charges for it.
        actor: if kind == EntryKind::Deposit {
            deposit.created_by.to_string()
        } else {
            LEDGER_SYSTEM.to_owned()
        },
        reason,
        posted_at: now,
        value_on: now.with_timezone(&services.zone(tx.scope().tenant())).date_naive(),
        lines,
    };
    let receipt = tx.ledger().post(&entry, JournalId::fresh(services.ids())).await?;
    Ok(receipt.journal_id)
}

impl Deposits {
    /// Record what a user of the agency did, in the audit trail.
    pub(super) async fn audit(
        &self,
        tx: &Tx,
        caller: &Caller,
        action: &str,
        deposit: &Deposit,
        detail: Value,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.services.now(),
            by: Actor::User(caller.user),
            agency_id: Some(caller.agency),
            action: action.to_owned(),
            subject: deposit.reference.clone(),
            detail,
        };
        tx.audit().record(event, self.services.ids()).await
    }

    /// The deposit as a concurrent change stored it.
    pub(super) async fn again(&self, tenant: &TenantId, deposit: Deposit) -> Result<Deposit, DbError> {
        let tx = self.services.read(tenant).await?;
        Ok(tx.deposits().by_id(deposit.id).await?.unwrap_or(deposit))
    }
}
