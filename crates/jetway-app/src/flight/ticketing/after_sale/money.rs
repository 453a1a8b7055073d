//! Money returned to the agency: one balanced entry for each request, under its number.

use jetway_db::Tx;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::JournalId;
use jetway_domain::ledger::{Account, EntryKind, FeeKind, JournalEntry, Line};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{AfterSaleKind, AfterSaleQuote, Credit};

use super::steps::Asked;
use crate::context::Services;
use crate::order::ChargeError;
use crate::order::product::ProductOrder;

/// Returns the money of a request. Repeating it has no further effect.
pub(super) async fn give_back(
    services: &Services,
    tx: &Tx,
    order: &FlightOrder,
    asked: &Asked,
    quote: &AfterSaleQuote,
) -> Result<Credit, ChargeError> {
    let now = services.now();
    let (kind, lines) = match asked.kind {
        AfterSaleKind::Void => (EntryKind::Void, void_lines(order, quote)?),
        AfterSaleKind::Refund => (EntryKind::Refund, refund_lines(order, quote)?),
    };
    let amount = quote.to_wallet();
    if lines.is_empty() {
        return Ok(Credit {
            amount,
            journal: None,
            at: now,
        });
    }
    let summary = order.summary();
    let entry = JournalEntry {
        agency: order.agency,
        kind,
        reference: asked.data.reference.as_str().to_owned(),
        order: Some(order.reference.clone()),
        hold: None,
        description: format!("{} {}", summary.title, summary.lead_name),
        actor: "system".to_owned(),
        reason: None,
        posted_at: now,
        value_on: now.with_timezone(&services.zone(tx.scope().tenant())).date_naive(),
        lines,
    };
    let receipt = tx.ledger().post(&entry, JournalId::fresh(services.ids())).await?;
    Ok(Credit {
        amount,
        journal: Some(receipt.journal_id),
        at: now,
    })
}

/// The charge reversed, less the fees: the airline's stay payable to it, the portal's are its income.
fn void_lines(order: &FlightOrder, quote: &AfterSaleQuote) -> Result<Vec<Line>, MoneyError> {
    let supplier = order.details.offer.supplier.0.clone();
    let mut lines: Vec<Line> = order
        .credits()?
        .into_iter()
        .map(|line| Line::debit(line.account, line.amount))
        .collect();
    lines.extend([
        Line::credit(Account::SupplierPayable(supplier), quote.sum_of(|line| line.penalty)?),
        Line::credit(Account::FeeIncome(FeeKind::Void), quote.sum_of(|line| line.portal_fee)?),
        Line::credit(Account::AgencyWallet(order.agency), quote.total),
    ]);
    lines.retain(|line| !line.amount.is_zero());
    Ok(lines)
}

/// What the airline returns, the tax that is reversed and our part of the recalled commission pay the wallet and the fee.
/// Credit with the airline moves no money here.
fn refund_lines(order: &FlightOrder, quote: &AfterSaleQuote) -> Result<Vec<Line>, MoneyError> {
    if quote.airline_credit {
        return Ok(Vec::new());
    }
    let currency = quote.total.currency;
    let fee = quote.sum_of(|line| line.portal_fee)?;
    let out = quote.total.checked_add(fee)?;
    let tax = quote.sum_of(|line| line.tax_reversed)?.minor.min(out.minor);
    let kept = quote.sum_of(|line| line.commission_kept_recalled)?;
    let ours = kept.minor.clamp(0, out.minor - tax);
    let label = order.details.quote.tax_on_agent.label.as_str().to_owned();
    let supplier = order.details.offer.supplier.0.clone();
    let money = |minor| Money::new(minor, currency);
    let mut lines = vec![
        Line::debit(Account::SupplierPayable(supplier), money(out.minor - tax - ours)),
        Line::debit(Account::TaxPayable(label), money(tax)),
        Line::debit(Account::CommissionIncome, money(ours)),
        Line::credit(Account::FeeIncome(FeeKind::Refund), fee),
        Line::credit(Account::AgencyWallet(order.agency), quote.total),
    ];
    lines.retain(|line| !line.amount.is_zero());
    Ok(lines)
}
