//! Decisions of operators about orders whose outcome is unknown, and the money that follows from them (ADR 0066).

use jetway_db::repo::audit::AuditEvent;
use jetway_db::{DbError, Tx};
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{Finding, FlightOrder, Found, Ticket};
use jetway_domain::air::pricing::Quote;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEvent, OrderEventKind, OrderStatus, Payment};
use serde_json::json;

use super::change::{Change, OPERATIONS};
use super::charge::{self, ChargeError, charged};
use super::error::{OrderError, store_failures};
use super::service::Orders;
use crate::context::Stopping;

/// Maximum number of orders in the list.
const MOST: u64 = 200;

/// An order that waits for an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The order.
    pub order: FlightOrder,
    /// The amount held for its tickets.
    pub held: Option<Money>,
}

impl Waiting {
    fn of(order: FlightOrder) -> Self {
        let held = order.hold.map(|_| charged(&order));
        Self { order, held }
    }
}

/// An operator's decision about an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What the airline has.
    pub found: Found,
    /// Pairs of traveller id and ticket number as written, one for each traveller; for [`Found::Tickets`].
    pub tickets: Vec<(String, String)>,
    /// The record locator, if the order has none yet.
    pub pnr: Option<String>,
    /// How the operator knows.
    pub reason: String,
    /// Who decided.
    pub operator: String,
}

/// Why nothing was decided. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum DecideError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// No one requested to issue this order.
    #[error("nobody asked for tickets of this order")]
    NeverAsked,
    /// A ticket number is missing, invalid, given twice, or of another traveller.
    #[error("each traveller needs one ticket number of 13 digits")]
    Tickets,
    /// The record locator is not known.
    #[error("the record's locator is not known yet")]
    NoRecord,
    /// The fare is ticketed at once or not at all.
    #[error("seats of this fare are not held")]
    NeverHeld,
    /// The money did not move: the wallet does not cover the tickets.
    #[error(transparent)]
    Charge(#[from] ChargeError),
}

store_failures!(DecideError);

impl From<Stopping> for DecideError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

impl Orders {
    /// Orders of a tenant that wait for an operator, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting_for_operations(&self, tenant: &TenantId) -> Result<Vec<Waiting>, DbError> {
        let tx = self.services.read(tenant).await?;
        let orders = tx.flights().handed_over(MOST).await?;
        Ok(orders.into_iter().map(Waiting::of).collect())
    }

    /// Record a decision: held money is captured for tickets and released without them. For tickets issued after the release it
    /// is held again first. Repeating the same decision changes nothing.
    ///
    /// # Errors
    /// `WrongState` when the order waits for no decision; the other variants when the decision does not fit it.
    pub async fn decide(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        decision: Decision,
    ) -> Result<FlightOrder, DecideError> {
        let (orders, tenant, reference) = (self.clone(), tenant.clone(), reference.clone());
        self.services
            .to_the_end(async move { orders.decide_locked(&tenant, &reference, decision).await })
            .await?
    }

    async fn decide_locked(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        decision: Decision,
    ) -> Result<FlightOrder, DecideError> {
        let (order, _lock) = self.store.by_number_locked(tenant, reference).await?;
        if order.status != OrderStatus::UnConfirmed {
            let said = order.details.finding.as_ref().map(|finding| finding.found);
            return if said == Some(decision.found) {
                Ok(order)
            } else {
                Err(OrderError::WrongState(order.status).into())
            };
        }
        let tickets = self.checked(&order, &decision)?;
        let tx = self.services.begin(tenant).await?;
        let order = self.with_its_money(&tx, order, &decision).await?;
        let payment = self.settle_money(&tx, &order, decision.found).await?;
        let changed = self
            .store
            .apply(&tx, &order, change_of(decision.found), |order| {
                self.take(order, &decision, tickets, payment);
            })
            .await?;
        let Some(changed) = changed else {
            tx.rollback().await?;
            return Err(OrderError::Conflict.into());
        };
        tx.audit()
            .record(self.trace(&changed, &decision), self.services.ids())
            .await?;
        tx.commit().await?;
        Ok(changed)
    }

    /// The tickets of a decision that fits the order.
    fn checked(&self, order: &FlightOrder, decision: &Decision) -> Result<Vec<Ticket>, DecideError> {
        if decision.found != Found::Nothing && order.pnr.is_none() && decision.pnr.is_none() {
            return Err(DecideError::NoRecord);
        }
        match decision.found {
            Found::Tickets => {
                let tickets = self.product.found_tickets(order, &decision.tickets);
                tickets.ok_or(DecideError::Tickets)
            }
            Found::Seats if order.details.offer.mode == FareMode::Instant => Err(DecideError::NeverHeld),
            Found::Seats | Found::Nothing => Ok(Vec::new()),
        }
    }

    /// Hold the money again for tickets issued after it was released, at the price the agent accepted.
    async fn with_its_money(
        &self,
        tx: &Tx,
        mut order: FlightOrder,
        decision: &Decision,
    ) -> Result<FlightOrder, DecideError> {
        if decision.found != Found::Tickets || order.hold.is_some() {
            return Ok(order);
        }
        let history = tx.orders().history(order.id).await?;
        let asked = |event: &OrderEvent| event.kind == OrderEventKind::IssueStarted;
        if !history.iter().any(asked) {
            return Err(DecideError::NeverAsked);
        }
        if let Some(agreed) = &order.details.agreed {
            order.details.quote = Quote::clone(agreed);
            order.details.price_changed = false;
        }
        let actor = OPERATIONS.to_owned();
        let hold = charge::set_aside(&self.services, tx, actor, &order, charged(&order)).await?;
        order.hold = Some(hold);
        Ok(order)
    }

    async fn settle_money(&self, tx: &Tx, order: &FlightOrder, found: Found) -> Result<Option<Payment>, ChargeError> {
        match found {
            Found::Tickets => charge::capture(&self.services, tx, order).await.map(Some),
            Found::Seats | Found::Nothing => {
                if order.hold.is_some() {
                    charge::release(&self.services, tx, order).await?;
                }
                Ok(None)
            }
        }
    }

    /// Apply the decision.
    fn take(&self, order: &mut FlightOrder, decision: &Decision, tickets: Vec<Ticket>, payment: Option<Payment>) {
        let now = self.services.now();
        order.pnr = order.pnr.take().or_else(|| decision.pnr.clone());
        order.details.finding = Some(Finding {
            found: decision.found,
            by: decision.operator.clone(),
            reason: decision.reason.clone(),
            at: now,
        });
        if decision.found == Found::Tickets {
            order.details.tickets = tickets;
            order.payment = payment;
            order.next_check_at = order.next_check_when_ticketed(now);
            return;
        }
        order.hold = None;
        order.details.part = None;
        order.next_check_at = match decision.found {
            Found::Seats => Some(order.check_by(order.limits.auto_cancel_at, now)),
            // Whatever the airline still holds is cancelled.
            Found::Tickets | Found::Nothing => order.pnr.is_some().then_some(now),
        };
        order.details.seats_to_return = decision.found == Found::Nothing && order.pnr.is_some();
    }

    fn trace(&self, order: &FlightOrder, decision: &Decision) -> AuditEvent {
        AuditEvent {
            at: self.services.now(),
            user_id: None,
            agency_id: Some(order.agency),
            action: "order.decide".to_owned(),
            subject: order.reference.as_str().to_owned(),
            detail: json!({ "operator": decision.operator, "found": decision.found, "reason": decision.reason, "pnr": order.pnr }),
        }
    }
}

fn change_of(found: Found) -> Change {
    let (kind, text, to) = match found {
        Found::Tickets => (
            OrderEventKind::Issued,
            "The tickets were found at the airline. They are paid.",
            OrderStatus::Confirmed,
        ),
        Found::Seats => (
            OrderEventKind::IssueRefused,
            "The airline holds the seats and made no ticket. Nothing is charged.",
            OrderStatus::OnHold,
        ),
        Found::Nothing => (
            OrderEventKind::Cancelled,
            "The airline has neither seats nor tickets. Nothing is charged.",
            OrderStatus::Cancelled,
        ),
    };
    Change::by(OPERATIONS, kind, text).to(to)
}
