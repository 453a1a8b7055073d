//! Hotel orders as the order core stores, charges, prints and reviews them.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_db::{DbError, Tx};
use jetway_domain::hotel::order::{Cancelled, HotelOrder};
use jetway_domain::ids::{OrderId, OrderKind};
use jetway_domain::ledger::{Account, Line};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{Finding, Found, OrderStatus, OrderSummary, RequestKind, WrongState};
use jetway_domain::payment::{PartBasis, PartTerms};

use super::refund::give_back;
use crate::context::Services;
use crate::order::ChargeError;
use crate::order::product::{ProductOrder, ReviewedOrder, StoredOrder};

/// Why what an operator read does not fit the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum StayFault {
    /// The supplier's reference is not known.
    #[error("the supplier's reference is not known yet")]
    NoReference,
    /// The rate has to be paid at once, so nothing can be held unpaid.
    #[error("rooms of this rate are not held unpaid")]
    NeverHeld,
    /// The payment deadline has passed.
    #[error("the payment deadline of the rooms has passed")]
    TooLate,
}

#[async_trait]
impl StoredOrder for HotelOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        tx.hotels().by_ids(ids).await
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        tx.hotels().save(self).await
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        self.status.hotel_step_to(to)
    }

    fn summary(&self) -> OrderSummary {
        Self::summary(self)
    }
}

impl ProductOrder for HotelOrder {
    const KIND: OrderKind = OrderKind::Hotel;

    fn part(&self) -> Option<PartTerms> {
        None
    }

    fn part_basis(&self) -> PartBasis {
        PartBasis {
            payable: self.payable(),
            refundable: self.details.rate.refundable,
            penalty: Money::zero(self.details.rate.total.currency),
            starts_at: None,
        }
    }

    fn credits(&self) -> Result<Vec<Line>, MoneyError> {
        let rate = &self.details.rate;
        let ours = rate.payable()?.checked_sub(rate.net)?;
        Ok(vec![
            Line::credit(Account::SupplierPayable(rate.supplier.0.clone()), rate.net),
            Line::credit(Account::CommissionIncome, ours),
        ])
    }

    fn needs_approval(&self, _: RequestKind) -> bool {
        false
    }

    fn print_price(&self) -> Option<Money> {
        self.details.print_price
    }

    fn set_print_price(&mut self, price: Option<Money>) {
        self.details.print_price = price;
    }
}

#[async_trait]
impl ReviewedOrder for HotelOrder {
    /// The supplier's reference, if the order has none yet.
    type Evidence = Option<String>;
    type Proof = Option<String>;
    type Fault = StayFault;

    fn finding(&self) -> Option<&Finding> {
        self.details.finding.as_ref()
    }

    fn record(&self) -> Option<&str> {
        self.details.supplier_reference.as_deref()
    }

    fn proven(&self, found: Found, reference: Option<String>, now: DateTime<Utc>) -> Result<Option<String>, StayFault> {
        let is_known = self.details.supplier_reference.is_some() || reference.is_some();
        match found {
            Found::Nothing => Ok(None),
            Found::Held if !self.details.pays_later || self.payment.is_some() => Err(StayFault::NeverHeld),
            // The rooms would be released at once.
            Found::Held if !self.may_be_held(now) => Err(StayFault::TooLate),
            Found::Fulfilled | Found::Held if is_known => Ok(reference),
            Found::Fulfilled | Found::Held => Err(StayFault::NoReference),
        }
    }

    fn may_be_held(&self, now: DateTime<Utc>) -> bool {
        let has_time = self.details.rate.hold_until.is_some_and(|until| until > now);
        self.details.pays_later && self.payment.is_none() && has_time
    }

    fn is_paid_later(&self) -> bool {
        self.details.pays_later
    }

    fn restore_agreed_price(&mut self) {}

    fn take(&mut self, finding: Finding, reference: Option<String>) {
        let is_held = finding.found == Found::Held;
        let details = &mut self.details;
        details.supplier_reference = details.supplier_reference.take().or(reference);
        details.finding = Some(finding);
        details.cancelling = None;
        self.next_check_at = self.details.rate.hold_until.filter(|_| is_held);
    }

    async fn end_cancelling(&mut self, services: &Services, tx: &Tx) -> Result<(), ChargeError> {
        let Some(terms) = self.details.cancelling.take().filter(|terms| !terms.is_release) else {
            return Ok(());
        };
        let journal = give_back(services, tx, self, &terms).await?;
        self.details.cancelled = Some(Cancelled { terms, journal });
        Ok(())
    }

    fn told(&self, found: Found) -> &'static str {
        match found {
            Found::Fulfilled => "The hotel has the booking. It is paid.",
            Found::Held => "The hotel holds the rooms. Nothing is charged.",
            Found::Nothing if self.details.cancelled.is_some() => "The hotel has cancelled the booking.",
            Found::Nothing => "The hotel has no booking. Nothing is charged.",
        }
    }
}
