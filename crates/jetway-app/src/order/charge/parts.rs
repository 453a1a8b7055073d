//! Parts of a price, such as deposit and balance: each is paid from the wallet at once, and returned as a whole or in part. References
//! of entries end with a letter and the version of the order, which makes each step unique.

use jetway_db::Tx;
use jetway_domain::ids::JournalId;
use jetway_domain::ledger::{Account, EntryKind, JournalEntry, Line};
use jetway_domain::money::Money;

use super::hold_more;
use crate::context::{Caller, Services};
use crate::order::ChargeError;
use crate::order::product::StoredOrder;

/// Hold an amount and capture it at once.
pub(crate) async fn pay<O: StoredOrder>(
    services: &Services,
    tx: &Tx,
    caller: &Caller,
    order: &O,
    (amount, letter): (Money, &str),
) -> Result<JournalId, ChargeError> {
    let hold = hold_more(services, tx, caller, order, amount).await?;
    let lines = vec![
        Line::debit(Account::AgencyWallet(order.agency), amount),
        Line::credit(Account::SupplierPayable(order.summary().supplier), amount),
    ];
    let mut entry = entry(services, tx, order, (EntryKind::Issue, letter), lines);
    entry.hold = Some(hold);
    entry.actor = caller.user.to_string();
    let id = JournalId::fresh(services.ids());
    let receipt = tx.ledger().capture_hold(&entry, id, services.now()).await?;
    Ok(receipt.journal_id)
}

/// Return money to the wallet; nothing is posted for nothing.
pub(crate) async fn give_back<O: StoredOrder>(
    services: &Services,
    tx: &Tx,
    order: &O,
    refund: Money,
) -> Result<Option<JournalId>, ChargeError> {
    if refund.is_zero() {
        return Ok(None);
    }
    let lines = vec![
        Line::debit(Account::SupplierPayable(order.summary().supplier), refund),
        Line::credit(Account::AgencyWallet(order.agency), refund),
    ];
    let entry = entry(services, tx, order, (EntryKind::Refund, "R"), lines);
    let receipt = tx.ledger().post(&entry, JournalId::fresh(services.ids())).await?;
    Ok(Some(receipt.journal_id))
}

/// An entry about an order, which is identified by a letter and the order's version.
pub(crate) fn entry<O: StoredOrder>(
    services: &Services,
    tx: &Tx,
    order: &O,
    (kind, letter): (EntryKind, &str),
    lines: Vec<Line>,
) -> JournalEntry {
    let now = services.now();
    let zone = services.zone(tx.scope().tenant());
    let summary = order.summary();
    JournalEntry {
        agency: order.agency,
        kind,
        reference: format!("{}-{letter}{}", order.reference.as_str(), order.version),
        order: Some(order.reference.clone()),
        hold: None,
        description: format!("{} {}", summary.title, summary.lead_name),
        actor: "system".to_owned(),
        reason: None,
        posted_at: now,
        value_on: now.with_timezone(&zone).date_naive(),
        lines,
    }
}
