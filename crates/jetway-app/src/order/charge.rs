//! The money of an order: held, captured or released in the transaction that changes the order.

use chrono::TimeDelta;
use jetway_db::repo::agencies::AgencyStatus;
use jetway_db::repo::ledger::{NewHold, WalletError};
use jetway_db::repo::payments::Due;
use jetway_db::{DbError, Tx};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::pricing::{PricingError, issue_split};
use jetway_domain::ids::{HoldId, JournalId};
use jetway_domain::ledger::{Account, EntryKind, FeeKind, JournalEntry, Line};
use jetway_domain::money::Money;
use jetway_domain::order::Payment;

use crate::context::{Caller, Services};

/// Operators resolve an unknown outcome within this time; until then its hold must not expire.
const HOLD_LIFE: TimeDelta = TimeDelta::days(30);

/// Why money did not move.
#[derive(Debug, thiserror::Error)]
pub enum ChargeError {
    /// The wallet refused.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The order has no hold to settle: a programming error.
    #[error("the order has no open hold")]
    NoHold,
    /// The order's price does not add up: a programming error.
    #[error(transparent)]
    Pricing(#[from] PricingError),
}

impl From<DbError> for ChargeError {
    fn from(error: DbError) -> Self {
        Self::Wallet(WalletError::Db(error))
    }
}

/// Hold what the agency pays with the tickets: the whole amount, or the first part.
///
/// # Errors
/// `Blocked` for a blocked agency; the wallet's refusal when it does not cover the amount.
pub(crate) async fn hold(
    services: &Services,
    tx: &Tx,
    caller: &Caller,
    order: &FlightOrder,
    amount: Money,
) -> Result<HoldId, ChargeError> {
    let agency = tx.agencies().get(order.agency).await?;
    if agency.is_some_and(|agency| agency.status == AgencyStatus::Blocked) {
        return Err(WalletError::Blocked.into());
    }
    set_aside(services, tx, caller.user.to_string(), order, amount).await
}

/// Place a hold on behalf of `actor`. A blocked agency still pays for tickets it has.
pub(crate) async fn set_aside(
    services: &Services,
    tx: &Tx,
    actor: String,
    order: &FlightOrder,
    amount: Money,
) -> Result<HoldId, ChargeError> {
    let now = services.now();
    let hold = NewHold {
        id: HoldId::fresh(services.ids()),
        agency: order.agency,
        order: order.reference.clone(),
        amount,
        actor,
        created_at: now,
        expires_at: now + HOLD_LIFE,
    };
    Ok(tx.ledger().place_hold(hold).await?.id)
}

/// Capture the order's hold and record the part that is due later. Repeating it has no further effect.
pub(crate) async fn capture(services: &Services, tx: &Tx, order: &FlightOrder) -> Result<Payment, ChargeError> {
    let now = services.now();
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
        description: format!("{} {}", order.route(), order.details.lead_passenger()),
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
    if let Some(terms) = order.details.part {
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
pub(crate) async fn release(services: &Services, tx: &Tx, order: &FlightOrder) -> Result<(), ChargeError> {
    let hold = order.hold.ok_or(ChargeError::NoHold)?;
    tx.ledger().release_hold(hold, false, services.now()).await?;
    Ok(())
}

/// What the wallet pays with the tickets.
pub(crate) fn charged(order: &FlightOrder) -> Money {
    order
        .details
        .part
        .map_or(order.details.quote.agent_payable, |part| part.now)
}

/// The journal lines of an issue, without lines of zero. The part paid later is a debit of the agency's dues.
fn lines(order: &FlightOrder) -> Result<Vec<Line>, PricingError> {
    let split = issue_split(&order.details.quote)?;
    let tax = order.details.quote.tax_on_agent.label.as_str().to_owned();
    let supplier = order.details.offer.supplier.0.clone();
    let mut lines = vec![
        Line::debit(Account::AgencyWallet(order.agency), charged(order)),
        Line::credit(Account::SupplierPayable(supplier), split.supplier_payable),
        Line::credit(Account::TaxPayable(tax), split.tax_payable),
        Line::credit(Account::CommissionIncome, split.commission_income),
        Line::credit(Account::FeeIncome(FeeKind::Issue), split.fee_income),
    ];
    if let Some(part) = order.details.part {
        lines.insert(1, Line::debit(Account::AgencyDue(order.agency), part.later));
    }
    lines.retain(|line| !line.amount.is_zero());
    Ok(lines)
}
