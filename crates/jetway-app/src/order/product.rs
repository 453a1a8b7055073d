//! What the core needs of a product, so that it stores, charges, prints, reviews and reconciles an order without knowing what
//! was sold. Source: ADR 0091.

use std::fmt;
use std::ops::{Deref, DerefMut};

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::ledger::Line;
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{Finding, Found, OrderCore, OrderStatus, OrderSummary, RequestKind, WrongState};
use jetway_domain::payment::{PartBasis, PartTerms};

use super::error::{ChargeError, SettleError};
use crate::context::Services;

/// An order that the core loads, changes and saves: its [`OrderCore`] and the product's own data.
#[async_trait]
pub trait StoredOrder: DerefMut<Target = OrderCore> + Clone + Send + Sync + 'static {
    /// The orders with these keys, in the order of the keys. A key without one of this product is left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError>;

    /// Save the core with its summary and the product's part in this transaction, unless the stored version differs.
    /// Returns whether it was saved; saving increments the version.
    ///
    /// # Errors
    /// When the database fails.
    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError>;

    /// A step of the product's lifecycle.
    ///
    /// # Errors
    /// When the lifecycle has no such step.
    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState>;

    /// Its summary for lists, and until when it can be paid.
    fn summary(&self) -> OrderSummary;
}

/// An order of one product, as the core charges, approves and prints it.
pub trait ProductOrder: StoredOrder {
    /// The kind of its references.
    const KIND: OrderKind;

    /// The terms by which it is paid in part; `None` when it is paid in full.
    fn part(&self) -> Option<PartTerms>;

    /// The facts that decide whether part of it may be paid later.
    fn part_basis(&self) -> PartBasis;

    /// The credit lines of its journal entry. They add up to the payable amount of its summary.
    ///
    /// # Errors
    /// When the amounts do not add up; the order must not be charged.
    fn credits(&self) -> Result<Vec<Line>, MoneyError>;

    /// Whether fulfilment needs an approval of this kind that it does not have.
    fn needs_approval(&self, kind: RequestKind) -> bool;

    /// The price printed for the customer in place of the customer amount.
    fn print_price(&self) -> Option<Money>;

    /// Sets the price to print; `None` prints the customer amount.
    fn set_print_price(&mut self, price: Option<Money>);
}

/// An order whose unknown outcome an operator decides.
#[async_trait]
pub trait ReviewedOrder: ProductOrder {
    /// What the operator enters besides the finding, such as ticket numbers.
    type Evidence: Send + Sync + 'static;
    /// Evidence that fits the order.
    type Proof: Send + Sync + 'static;
    /// Why the evidence does not fit.
    type Fault: fmt::Debug + fmt::Display + Send + 'static;

    /// The last finding of an operator.
    fn finding(&self) -> Option<&Finding>;

    /// The supplier's reference of it, such as a record locator, once known.
    fn record(&self) -> Option<&str>;

    /// Check the operator's evidence at `now`.
    ///
    /// # Errors
    /// When it does not fit the order.
    fn proven(&self, found: Found, evidence: Self::Evidence, now: DateTime<Utc>) -> Result<Self::Proof, Self::Fault>;

    /// Whether the supplier can hold it unfulfilled at `now`, so that an operator can find it held.
    fn may_be_held(&self, now: DateTime<Utc>) -> bool {
        let _ = now;
        true
    }

    /// Whether late fulfilment is charged at the agreed price although payment was not requested yet: the order is pay-later.
    fn is_paid_later(&self) -> bool {
        false
    }

    /// Restores the price agreed at the last request to fulfil it, which late fulfilment costs.
    fn restore_agreed_price(&mut self);

    /// Applies the finding. The core has set the status and the payment, or removed the hold.
    fn take(&mut self, finding: Finding, proof: Self::Proof);

    /// Completes a cancellation that took place without an answer: returns the refundable part of the payment, in this transaction.
    ///
    /// # Errors
    /// When the entry cannot be posted.
    async fn end_cancelling(&mut self, _: &Services, _: &Tx) -> Result<(), ChargeError> {
        Ok(())
    }

    /// Records side effects of fulfilment, such as seats of a lot that are now sold, in this transaction.
    ///
    /// # Errors
    /// When it cannot be recorded.
    async fn end_fulfilling(&mut self, _: &Services, _: &Tx) -> Result<(), ChargeError> {
        Ok(())
    }

    /// The line of history for a finding, in one sentence.
    fn told(&self, found: Found) -> &'static str;
}

/// The service of a product that the timer calls.
#[async_trait]
pub trait Product: Send + Sync {
    /// The kind of its orders.
    fn kind(&self) -> OrderKind;

    /// Compare an order that is due with its supplier's record, and record what changed. The caller holds the order's lock.
    ///
    /// # Errors
    /// When the outcome cannot be recorded; the core tries again later.
    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError>;
}

/// The order of this product with this key; `None` when there is none.
pub(crate) async fn load_one<O: StoredOrder>(tx: &Tx, id: OrderId) -> Result<Option<O>, DbError> {
    Ok(O::load(tx, &[id]).await?.pop())
}

/// An order of any product without the product's part, for changes of the core alone. Its status stays: the lifecycle belongs to
/// the product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnyOrder {
    core: OrderCore,
    summary: OrderSummary,
}

impl Deref for AnyOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for AnyOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

#[async_trait]
impl StoredOrder for AnyOrder {
    async fn load(tx: &Tx, ids: &[OrderId]) -> Result<Vec<Self>, DbError> {
        let found = tx.orders().find_all(ids).await?;
        Ok(found
            .into_iter()
            .map(|(core, summary)| Self { core, summary })
            .collect())
    }

    async fn save(&mut self, tx: &Tx) -> Result<bool, DbError> {
        tx.orders().save(&mut self.core, &self.summary).await
    }

    fn step_to(&self, to: OrderStatus) -> Result<OrderStatus, WrongState> {
        let from = self.core.status;
        Err(WrongState { from, to })
    }

    fn summary(&self) -> OrderSummary {
        self.summary.clone()
    }
}
