//! The money of an order: held, captured or released in the transaction that changes the order.

pub(crate) mod parts;
mod quote;

use chrono::TimeDelta;
use jetway_db::Tx;
use jetway_db::repo::agencies::AgencyStatus;
use jetway_db::repo::ledger::{NewHold, WalletError};
use jetway_db::repo::payments::Due;
use jetway_domain::ids::{AgencyId, HoldId, JournalId};
use jetway_domain::ledger::{Account, EntryKind, JournalEntry, Line};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{OrderCore, Payment};

pub(crate) use self::quote::quote_id;
use super::error::ChargeError;
use super::part_terms::due_now;
use super::product::ProductOrder;
use crate::context::{Caller, Services};

/// Operators resolve an unknown outcome within this time; until then its hold must not expire.
const HOLD_LIFE: TimeDelta = TimeDelta::days(30);

/// Hold what the agency pays when the order is fulfilled: the whole amount, or the first part.
///
/// # Errors
/// As [`may_buy`]; the wallet's refusal when it does not cover the amount.
pub(crate) async fn hold(
    services: &Services,
    tx: &Tx,
    caller: &Caller,
    order: &OrderCore,
    amount: Money,
) -> Result<HoldId, ChargeError> {
    may_buy(tx, order.agency).await?;
    set_aside(services, tx, caller.user.to_string(), order, amount).await
}

/// Hold what is added to an order that was paid.
///
/// # Errors
/// As [`hold`].
pub(crate) async fn hold_more(
    services: &Services,
    tx: &Tx,
    caller: &Caller,
    order: &OrderCore,
    amount: Money,
) -> Result<HoldId, ChargeError> {
    may_buy(tx, order.agency).await?;
    let new = new_hold(services, caller.user.to_string(), order, amount);
    Ok(tx.ledger().place_further_hold(new).await?.id)
}

/// Whether an agency may buy at all.
///
/// # Errors
/// `Blocked` for a blocked agency, `Overdue` for one that has not paid an amount past its grace period.
pub(crate) async fn may_buy(tx: &Tx, agency: AgencyId) -> Result<(), WalletError> {
    let status = tx.agencies().get(agency).await?.map(|agency| agency.status);
    if status == Some(AgencyStatus::Blocked) {
        return Err(WalletError::Blocked);
    }
    if tx.dues().is_enforced(agency).await? {
        return Err(WalletError::Overdue);
    }
    Ok(())
}

/// Place a hold on behalf of `actor`. A blocked agency still pays for what it has.
pub(crate) async fn set_aside(
    services: &Services,
    tx: &Tx,
    actor: String,
    order: &OrderCore,
    amount: Money,
) -> Result<HoldId, ChargeError> {
    let new = new_hold(services, actor, order, amount);
    Ok(tx.ledger().place_hold(new).await?.id)
}

fn new_hold(services: &Services, actor: String, order: &OrderCore, amount: Money) -> NewHold {
    let now = services.now();
    NewHold {
        id: HoldId::fresh(services.ids()),
        agency: order.agency,
        order: order.reference.clone(),
        amount,
        actor,
        created_at: now,
        expires_at: now + HOLD_LIFE,
    }
}

/// Capture the order's hold and record the part that is due later. Repeating it has no further effect.
pub(crate) async fn capture<O: ProductOrder>(services: &Services, tx: &Tx, order: &O) -> Result<Payment, ChargeError> {
    let now = services.now();
    let summary = order.summary();
    let hold = tx
        .ledger()
        .hold(order.hold.ok_or(ChargeError::NoHold)?)
        .await?
        .ok_or(ChargeError::NoHold)?;
    let entry = JournalEntry {
        agency: order.agency,
        kind: EntryKind::Issue,
        reference: order.reference.as_str().to_owned(),
        order: Some(order.reference.clone()),
        hold: Some(hold.id),
        description: format!("{} {}", summary.title, summary.lead_name),
        actor: hold.actor,
        reason: None,
        posted_at: now,
        value_on: now.with_timezone(&services.zone(tx.scope().tenant())).date_naive(),
        lines: lines(order)?,
    };
    let receipt = tx
        .ledger()
        .capture_hold(&entry, JournalId::fresh(services.ids()), now)
        .await?;
    if let Some(terms) = order.part() {
        let due = Due {
            order: order.id,
            reference: order.reference.clone(),
            agency: order.agency,
            terms,
            made_at: now,
        };
        tx.dues().insert(&due).await?;
    }
    Ok(Payment {
        amount: charged(order),
        journal: receipt.journal_id,
        paid_at: now,
    })
}

/// Release the order's hold.
pub(crate) async fn release(services: &Services, tx: &Tx, order: &OrderCore) -> Result<(), ChargeError> {
    let hold = order.hold.ok_or(ChargeError::NoHold)?;
    tx.ledger().release_hold(hold, false, services.now()).await?;
    Ok(())
}

/// What the wallet pays when the order is fulfilled.
pub(crate) fn charged<O: ProductOrder>(order: &O) -> Money {
    due_now(order, order.part())
}

/// The journal lines of a charge, without lines of zero. The part paid later is a debit of the agency's dues.
fn lines<O: ProductOrder>(order: &O) -> Result<Vec<Line>, MoneyError> {
    let mut lines = vec![Line::debit(Account::AgencyWallet(order.agency), charged(order))];
    lines.extend(
        order
            .part()
            .map(|part| Line::debit(Account::AgencyDue(order.agency), part.later)),
    );
    lines.extend(order.credits()?);
    lines.retain(|line| !line.amount.is_zero());
    Ok(lines)
}
