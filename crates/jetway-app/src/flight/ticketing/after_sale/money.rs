//! Money returned to the agency, or charged for an exchange: one balanced entry for each request, under its number.

use chrono::{DateTime, Utc};
use jetway_db::Tx;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::{HoldId, JournalId};
use jetway_domain::ledger::{Account, EntryKind, FeeKind, JournalEntry, Line, Side};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{AfterSaleKind, AfterSaleQuote, Credit, ExchangeLine};

use super::steps::Asked;
use crate::context::Services;
use crate::order::product::ProductOrder;
use crate::order::{ChargeError, OrderError, SettleError};

/// Returns the money of a request. Repeating it has no further effect.
pub(super) async fn give_back(
    services: &Services,
    tx: &Tx,
    order: &FlightOrder,
    asked: &Asked,
    quote: &AfterSaleQuote,
) -> Result<Credit, SettleError> {
    let posting = match asked.kind {
        AfterSaleKind::Void => Posting::post(EntryKind::Void, void_lines(order, quote).map_err(ChargeError::from)?),
        AfterSaleKind::Refund => Posting::post(
            EntryKind::Refund,
            refund_lines(order, quote).map_err(ChargeError::from)?,
        ),
        // It ends with its new tickets.
        AfterSaleKind::Exchange => return Err(OrderError::Conflict.into()),
    };
    Ok(book(services, tx, order, asked, posting, quote.to_wallet()).await?)
}

/// Charges or returns the difference of an exchange: the old trip's charge is reversed and the new trip's posted.
/// Repeating it has no further effect.
pub(super) async fn settle_exchange(
    services: &Services,
    tx: &Tx,
    (order, replaced): (&FlightOrder, &FlightOrder),
    asked: &Asked,
    quote: &AfterSaleQuote,
) -> Result<Credit, ChargeError> {
    let (lines, amount) = exchange_lines(order, replaced, quote)?;
    let is_charge = lines
        .iter()
        .any(|line| matches!(line.account, Account::AgencyWallet(_)) && line.side == Side::Debit);
    let posting = Posting {
        kind: if is_charge { EntryKind::Issue } else { EntryKind::Refund },
        lines,
        hold: asked.data.hold.filter(|_| is_charge),
    };
    if is_charge && posting.hold.is_none() {
        return Err(ChargeError::NoHold);
    }
    book(services, tx, order, asked, posting, amount).await
}

/// Releases what a request holds, if anything. Repeating it has no further effect.
pub(super) async fn release_held(tx: &Tx, asked: &Asked, at: DateTime<Utc>) -> Result<(), ChargeError> {
    if let Some(hold) = asked.data.hold {
        tx.ledger().release_hold(hold, false, at).await?;
    }
    Ok(())
}

struct Posting {
    kind: EntryKind,
    lines: Vec<Line>,
    hold: Option<HoldId>,
}

impl Posting {
    const fn post(kind: EntryKind, lines: Vec<Line>) -> Self {
        Self {
            kind,
            lines,
            hold: None,
        }
    }
}

async fn book(
    services: &Services,
    tx: &Tx,
    order: &FlightOrder,
    asked: &Asked,
    posting: Posting,
    amount: Money,
) -> Result<Credit, ChargeError> {
    let now = services.now();
    let Posting { kind, lines, hold } = posting;
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
        hold,
        description: format!("{} {}", summary.title, summary.lead_name),
        actor: "system".to_owned(),
        reason: None,
        posted_at: now,
        value_on: now.with_timezone(&services.zone(tx.scope().tenant())).date_naive(),
        lines,
    };
    let id = JournalId::fresh(services.ids());
    let receipt = match hold {
        Some(_) => tx.ledger().capture_hold(&entry, id, now).await?,
        None => tx.ledger().post(&entry, id).await?,
    };
    Ok(Credit {
        amount,
        journal: Some(receipt.journal_id),
        at: now,
    })
}

/// The reversed charge, less the fees: the airline's stay payable to it, the portal's are its income.
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

/// The airline's refund, the reversed tax and our part of the recalled commission fund the wallet credit and the fee.
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

/// The lines of an exchange, one for each account that changes, and what the wallet gets. The airline keeps its fee and what it
/// keeps of the old tickets.
fn exchange_lines(
    order: &FlightOrder,
    replaced: &FlightOrder,
    quote: &AfterSaleQuote,
) -> Result<(Vec<Line>, Money), MoneyError> {
    let amounts = quote.exchange.as_deref().ok_or(MoneyError::Overflow)?;
    let sum = |amount: fn(&ExchangeLine) -> Money| amounts.sum_of(amount).map_err(|_| MoneyError::Overflow);
    let refund = amounts.residual_refund().map_err(|_| MoneyError::Overflow)?;
    let added = amounts.add_collect().map_err(|_| MoneyError::Overflow)?;
    let supplier = Account::SupplierPayable(replaced.details.offer.supplier.0.clone());
    let kept = sum(|line| line.penalty)?.checked_add(sum(|line| line.kept)?)?;
    let mut credits = replaced.credits()?;
    credits.extend([
        Line::credit(supplier, kept),
        Line::credit(Account::FeeIncome(FeeKind::Exchange), sum(|line| line.portal_fee)?),
        Line::credit(Account::AgencyWallet(order.agency), refund),
    ]);
    let mut changes: Vec<(Account, Money)> = Vec::new();
    let debits = order.credits()?.into_iter().map(|line| (line.account, line.amount));
    let debits = debits.chain([(Account::AgencyWallet(order.agency), added)]);
    let credits = credits.into_iter().map(|line| Ok((line.account, line.amount)));
    let debits = debits.map(|(account, amount)| Ok::<_, MoneyError>((account, amount.negated()?)));
    for change in credits.chain(debits) {
        let (account, change) = change?;
        match changes.iter_mut().find(|(known, _)| *known == account) {
            Some((_, total)) => *total = total.checked_add(change)?,
            None => changes.push((account, change)),
        }
    }
    let mut lines = Vec::with_capacity(changes.len());
    for (account, change) in changes.into_iter().filter(|(_, change)| !change.is_zero()) {
        lines.push(if change.is_negative() {
            Line::debit(account, change.negated()?)
        } else {
            Line::credit(account, change)
        });
    }
    Ok((lines, refund))
}
