//! Decisions of operators about orders whose outcome is unknown, and the money that follows from them (ADR 0066).

use std::fmt;

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::{Finding, Found, OrderEvent, OrderEventKind, OrderStatus, Payment};
use serde_json::json;

use super::change::{Change, OPERATIONS};
use super::charge::{self, charged};
use super::error::{ChargeError, OrderError};
use super::product::ReviewedOrder;
use super::service::Orders;
use crate::context::Stopping;

/// Maximum number of orders in the list.
const MOST: u64 = 200;

/// An order that waits for an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting<O> {
    /// The order.
    pub order: O,
    /// The amount held for it.
    pub held: Option<Money>,
}

impl<O: ReviewedOrder> Waiting<O> {
    fn of(order: O) -> Self {
        let held = order.hold.map(|_| charged(&order));
        Self { order, held }
    }
}

/// An operator's decision about an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision<E> {
    /// The operator's finding at the supplier.
    pub found: Found,
    /// The product's evidence, such as ticket numbers.
    pub evidence: E,
    /// The operator's evidence.
    pub reason: String,
    /// Who decided.
    pub operator: Operator,
}

/// Why nothing was decided. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum DecideError<F: fmt::Debug + fmt::Display> {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Fulfilment of this order was not requested.
    #[error("fulfilment of this order was not requested")]
    NeverAsked,
    /// The evidence does not fit the order.
    #[error("{0}")]
    Evidence(F),
    /// The money was not moved: the wallet does not cover the order.
    #[error(transparent)]
    Charge(#[from] ChargeError),
}

impl<F: fmt::Debug + fmt::Display> From<DbError> for DecideError<F> {
    fn from(error: DbError) -> Self {
        Self::Order(error.into())
    }
}

impl<F: fmt::Debug + fmt::Display> From<Stopping> for DecideError<F> {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

type Decided<O> = Result<O, DecideError<<O as ReviewedOrder>::Fault>>;

impl Orders {
    /// Orders of one product of a tenant that wait for an operator, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting_for_operations<O: ReviewedOrder>(
        &self,
        tenant: &TenantId,
    ) -> Result<Vec<Waiting<O>>, DbError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.orders().handed_over(O::KIND, MOST).await?;
        let orders = O::load(&tx, &found).await?;
        Ok(orders.into_iter().map(Waiting::of).collect())
    }

    /// Record a decision: held money is captured for a fulfilled order and released without it. For an order fulfilled after the
    /// release it is held again first. Repeating the same decision changes nothing.
    ///
    /// # Errors
    /// `WrongState` when the order is not waiting for a decision; the other variants when the decision does not fit it.
    pub async fn decide<O: ReviewedOrder>(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        decision: Decision<O::Evidence>,
    ) -> Decided<O> {
        let (orders, tenant, reference) = (self.clone(), tenant.clone(), reference.clone());
        self.services
            .to_the_end(async move { orders.decide_locked::<O>(&tenant, &reference, decision).await })
            .await?
    }

    async fn decide_locked<O: ReviewedOrder>(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        decision: Decision<O::Evidence>,
    ) -> Decided<O> {
        let (order, _lock) = self.store.by_number_locked::<O>(tenant, reference).await?;
        let Decision {
            found,
            evidence,
            reason,
            operator,
        } = decision;
        if order.status != OrderStatus::UnConfirmed {
            let said = order.finding().map(|finding| finding.found);
            return if said == Some(found) {
                Ok(order)
            } else {
                Err(OrderError::WrongState(order.status).into())
            };
        }
        let now = self.services.now();
        let proof = order.proven(found, evidence, now).map_err(DecideError::Evidence)?;
        let finding = Finding {
            found,
            by: operator.name().to_owned(),
            reason,
            at: now,
        };
        let tx = self.services.begin(tenant).await?;
        let mut order = self.with_its_money(&tx, order, found).await?;
        let payment = self.settle_money(&tx, &order, found).await?;
        match found {
            Found::Fulfilled => order.end_fulfilling(&self.services, &tx).await?,
            Found::Nothing => order.end_cancelling(&self.services, &tx).await?,
            Found::Held => {}
        }
        let taken = finding.clone();
        let changed = self.store.apply(&tx, &order, change_of(&order, found), |order| {
            match payment {
                Some(payment) => order.payment = Some(payment),
                None => order.hold = None,
            }
            order.take(taken, proof);
        });
        let Some(changed) = changed.await? else {
            tx.rollback().await?;
            return Err(OrderError::Conflict.into());
        };
        tx.audit()
            .record(trace(&changed, &finding, operator), self.services.ids())
            .await?;
        tx.commit().await?;
        Ok(changed)
    }

    /// Hold the money again for an order fulfilled after it was released, at the price the agent accepted.
    async fn with_its_money<O: ReviewedOrder>(&self, tx: &Tx, mut order: O, found: Found) -> Decided<O> {
        if found != Found::Fulfilled || order.hold.is_some() || order.payment.is_some() {
            return Ok(order);
        }
        let history = tx.orders().history(order.id).await?;
        let asked = |event: &OrderEvent| event.kind == OrderEventKind::IssueStarted;
        if !order.is_paid_later() && !history.iter().any(asked) {
            return Err(DecideError::NeverAsked);
        }
        order.restore_agreed_price();
        let actor = OPERATIONS.to_owned();
        let hold = charge::set_aside(&self.services, tx, actor, &order, charged(&order)).await?;
        order.hold = Some(hold);
        Ok(order)
    }

    async fn settle_money<O: ReviewedOrder>(
        &self,
        tx: &Tx,
        order: &O,
        found: Found,
    ) -> Result<Option<Payment>, ChargeError> {
        match found {
            // Its cancellation was in doubt, and it stays paid.
            Found::Fulfilled if order.payment.is_some() => Ok(order.payment),
            Found::Fulfilled => charge::capture(&self.services, tx, order).await.map(Some),
            Found::Held | Found::Nothing => {
                if order.hold.is_some() {
                    charge::release(&self.services, tx, order).await?;
                }
                Ok(None)
            }
        }
    }
}

fn trace<O: ReviewedOrder>(order: &O, finding: &Finding, operator: Operator) -> AuditEvent {
    AuditEvent {
        at: finding.at,
        by: Actor::Operator(operator),
        agency_id: Some(order.agency),
        action: "order.decide".to_owned(),
        subject: order.reference.as_str().to_owned(),
        detail: json!({
            "found": finding.found,
            "reason": finding.reason,
            "record": order.record(),
        }),
    }
}

fn change_of<O: ReviewedOrder>(order: &O, found: Found) -> Change {
    let (kind, to) = match found {
        Found::Fulfilled => (OrderEventKind::Issued, OrderStatus::Confirmed),
        Found::Held => (OrderEventKind::IssueRefused, OrderStatus::OnHold),
        Found::Nothing => (OrderEventKind::Cancelled, OrderStatus::Cancelled),
    };
    Change::by(OPERATIONS, kind, order.told(found)).to(to)
}
