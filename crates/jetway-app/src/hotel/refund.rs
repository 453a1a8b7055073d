//! The refund of a cancellation.

use jetway_db::Tx;
use jetway_domain::hotel::order::{CancelTerms, HotelOrder};
use jetway_domain::ids::JournalId;
use jetway_domain::ledger::{Account, EntryKind, JournalEntry, Line};
use jetway_domain::money::{Money, MoneyError};

use crate::context::Services;
use crate::order::ChargeError;

/// Return the paid amount less the fee.
pub(super) async fn give_back(
    services: &Services,
    tx: &Tx,
    order: &HotelOrder,
    terms: &CancelTerms,
) -> Result<Option<JournalId>, ChargeError> {
    if terms.refund.is_zero() {
        return Ok(None);
    }
    let now = services.now();
    let summary = order.summary();
    let zone = services.zone(tx.scope().tenant());
    let entry = JournalEntry {
        agency: order.agency,
        kind: EntryKind::Refund,
        reference: order.reference.as_str().to_owned(),
        order: Some(order.reference.clone()),
        hold: None,
        description: format!("{} {}", summary.title, summary.lead_name),
        actor: "system".to_owned(),
        reason: None,
        posted_at: now,
        value_on: now.with_timezone(&zone).date_naive(),
        lines: refund_lines(order, terms.refund)?,
    };
    let receipt = tx.ledger().post(&entry, JournalId::fresh(services.ids())).await?;
    Ok(Some(receipt.journal_id))
}

/// The charge less the fee: the hotel keeps the fee first, up to its price; the rest of the fee is the portal's income.
fn refund_lines(order: &HotelOrder, refund: Money) -> Result<Vec<Line>, MoneyError> {
    let rate = &order.details.rate;
    let kept = rate.payable()?.checked_sub(refund)?;
    let from_hotel = Money::new((rate.net.minor - kept.minor).max(0), refund.currency);
    let ours = refund.checked_sub(from_hotel)?;
    let mut lines = vec![
        Line::debit(Account::SupplierPayable(rate.supplier.0.clone()), from_hotel),
        Line::debit(Account::CommissionIncome, ours),
        Line::credit(Account::AgencyWallet(order.agency), refund),
    ];
    lines.retain(|line| !line.amount.is_zero());
    Ok(lines)
}
