//! Writing down what a supplier said: each function is one transaction, and one step of the lifecycle.

use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::Ordering;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_connectors::port::air::{BookingState, IssuedTicket, SupplierBooking};
use jetway_db::{DbError, Tx};
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{FlightOrder, Moved, OrderEvent, OrderEventKind, Ticket, TicketStatus};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::schedule_change::{in_words, moved_flights, take_times};
use jetway_domain::air::time_limits::{TimeLimits, next_look};
use jetway_domain::ids::TenantId;

use super::charge::ChargeError;
use super::desk::AirDesk;
use super::extras::Answers;
use crate::context::Stopping;
use crate::order::OrderError;
use crate::order::error::store_failures;

/// The timers look at an order whose supplier call was cut short only after the call's own deadline.
pub(super) const LOOK_AFTER_CALL: TimeDelta = TimeDelta::seconds(15);

/// Who the timers sign as.
pub(super) const SYSTEM: &str = "Jetway";

/// Who answers for the portal.
pub(crate) const OPERATIONS: &str = "Operations";

/// Why the outcome of a call to a supplier is not recorded. The supplier may have acted; reconciliation finds out.
#[derive(Debug, thiserror::Error)]
pub enum SettleError {
    /// The order could not be changed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The money did not move.
    #[error(transparent)]
    Charge(#[from] ChargeError),
}

store_failures!(SettleError);

impl From<Stopping> for SettleError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

/// A line of history, and the step it tells of.
pub(crate) struct Change {
    by: String,
    kind: OrderEventKind,
    text: String,
    to: Option<OrderStatus>,
    moved: Option<Moved>,
    also: Vec<(OrderEventKind, Cow<'static, str>)>,
}

impl Change {
    pub(crate) fn by(person: &str, kind: OrderEventKind, text: impl Into<String>) -> Self {
        Self {
            by: person.to_owned(),
            kind,
            text: text.into(),
            to: None,
            moved: None,
            also: Vec::new(),
        }
    }

    pub(crate) fn system(kind: OrderEventKind, text: impl Into<String>) -> Self {
        Self::by(SYSTEM, kind, text)
    }

    pub(super) const fn to(mut self, status: OrderStatus) -> Self {
        self.to = Some(status);
        self
    }

    pub(super) fn moving(mut self, before: impl fmt::Display, after: impl fmt::Display) -> Self {
        self.moved = Some(Moved {
            before: before.to_string(),
            after: after.to_string(),
        });
        self
    }

    /// One more line of the same moment, for something else that was learned with it.
    pub(super) fn telling(mut self, also: Option<(OrderEventKind, impl Into<Cow<'static, str>>)>) -> Self {
        self.also.extend(also.map(|(kind, text)| (kind, text.into())));
        self
    }

    pub(super) fn author(&self) -> &str {
        &self.by
    }

    /// What it tells, in the order of its lines.
    pub(super) fn kinds(&self) -> impl Iterator<Item = OrderEventKind> {
        std::iter::once(self.kind).chain(self.also.iter().map(|(kind, _)| *kind))
    }

    pub(crate) fn event(&self, at: DateTime<Utc>) -> OrderEvent {
        OrderEvent {
            at,
            by: self.by.clone(),
            kind: self.kind,
            text: self.text.clone(),
            moved: self.moved.clone(),
        }
    }
}

impl AirDesk {
    /// Change an order and tell its history, inside a transaction. `None` when somebody changed it first; the caller
    /// then leaves the transaction without a commit.
    pub(super) async fn apply(
        &self,
        tx: &Tx,
        order: &FlightOrder,
        change: Change,
        edit: impl FnOnce(&mut FlightOrder),
    ) -> Result<Option<FlightOrder>, OrderError> {
        let mut changed = order.clone();
        if let Some(to) = change.to.filter(|to| *to != order.status) {
            changed.status = order.status.step_to(to)?;
            changed.status_since = self.services.now();
        }
        edit(&mut changed);
        if !tx.orders().save(&mut changed).await? {
            return Ok(None);
        }
        let now = self.services.now();
        tx.orders().record(changed.id, &change.event(now)).await?;
        for (kind, text) in &change.also {
            let line = Change::system(*kind, text.clone()).event(now);
            tx.orders().record(changed.id, &line).await?;
        }
        self.write_letters(tx, order, &changed, &change).await?;
        Ok(Some(changed))
    }

    /// One change in a transaction of its own. Answers the order as it is afterwards, whoever changed it.
    pub(super) async fn apply_alone(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        change: Change,
        edit: impl FnOnce(&mut FlightOrder),
    ) -> Result<FlightOrder, OrderError> {
        let tx = self.services.begin(tenant).await?;
        match self.apply(&tx, &order, change, edit).await? {
            Some(changed) => {
                tx.commit().await?;
                self.tell_operations(tenant, &order, &changed);
                Ok(changed)
            }
            None => {
                tx.rollback().await?;
                Ok(self.reread(tenant, order).await?)
            }
        }
    }

    /// Counts and logs an order that is theirs to decide from now on.
    fn tell_operations(&self, tenant: &TenantId, before: &FlightOrder, after: &FlightOrder) {
        if after.status == OrderStatus::UnConfirmed && before.status != OrderStatus::UnConfirmed {
            self.handed_over.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(%tenant, order = after.reference.as_str(), "an order is left to operations to decide");
        }
    }

    /// The order as somebody else left it.
    pub(super) async fn reread(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, DbError> {
        let tx = self.services.read(tenant).await?;
        Ok(tx.orders().by_id(order.id).await?.unwrap_or(order))
    }

    /// A record exists at the supplier. Its flights leave when it says so, whatever they were sold for.
    pub(super) async fn booked(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        booking: &SupplierBooking,
    ) -> Result<FlightOrder, OrderError> {
        let instant = order.details.offer.mode == FareMode::Instant;
        let now = self.services.now();
        let limits = TimeLimits::of(&order.details.offer, booking.ticketing_time_limit, order.created_at);
        let (change, look_at) = match booking.state {
            BookingState::Held if !instant => (
                Change::system(OrderEventKind::Booked, "Seats are held.").to(OrderStatus::OnHold),
                Some(limits.auto_cancel_at),
            ),
            BookingState::Held | BookingState::Pending | BookingState::Ticketing if instant => (
                Change::system(OrderEventKind::Booked, "The fare must be ticketed now."),
                Some(limits.auto_cancel_at),
            ),
            BookingState::Held | BookingState::Pending | BookingState::Ticketing => (
                Change::system(
                    OrderEventKind::Booked,
                    "The airline has the booking and has not confirmed it yet.",
                ),
                Some(now + next_look(now - order.created_at)),
            ),
            BookingState::Ticketed | BookingState::Cancelled => {
                let text = "The airline did not confirm the booking.";
                (
                    Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed),
                    None,
                )
            }
        };
        // What was confirmed with the booking itself is no news.
        let answers = Answers::of(&order, &booking.extras, now);
        let moved = in_words(&moved_flights(&order.details.offer.segments, &booking.segments));
        let moved = moved.map(|text| (OrderEventKind::ScheduleChanged, text));
        let change = change.telling(answers.refusal()).telling(moved);
        self.apply_alone(tenant, order, change, |order| {
            order.pnr = Some(booking.pnr.clone());
            order.details.airline_locators.clone_from(&booking.airline_locators);
            order.limits = limits;
            take_times(&mut order.details.offer.segments, &booking.segments);
            answers.take(order);
            order.look_at = look_at.map(|at| order.look_by(at, now));
        })
        .await
    }

    /// A person must decide; money that is held stays held.
    pub(super) async fn hand_over(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        text: &str,
    ) -> Result<FlightOrder, OrderError> {
        let change = Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed);
        self.apply_alone(tenant, order, change, |order| order.look_at = None)
            .await
    }

    /// Every traveller has a ticket: charge the wallet and confirm, in one transaction.
    pub(super) async fn ticketed(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        booking: &SupplierBooking,
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let payment = self.capture(&tx, &order).await?;
        let answers = Answers::of(&order, &booking.extras, now);
        let change = Change::system(OrderEventKind::Issued, "Tickets are issued and paid.")
            .to(OrderStatus::Confirmed)
            .telling(answers.line());
        let changed = self.apply(&tx, &order, change, |order| {
            order.details.tickets = tickets_of(&booking.tickets, now);
            answers.take(order);
            order.payment = Some(payment);
            order.look_at = order.next_look_when_ticketed(now);
        });
        match changed.await? {
            Some(changed) => {
                tx.commit().await?;
                Ok(changed)
            }
            None => {
                tx.rollback().await?;
                Ok(self.reread(tenant, order).await?)
            }
        }
    }

    /// No ticket was made: give the money back and return to the state before, in one transaction.
    pub(super) async fn unticketed(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        text: &str,
        edit: impl FnOnce(&mut FlightOrder),
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        self.release(&tx, &order).await?;
        let change = Change::system(OrderEventKind::IssueRefused, text).to(order.unticketed_status());
        let changed = self.apply(&tx, &order, change, |order| {
            order.hold = None;
            order.details.part = None;
            edit(order);
            order.look_at = Some(order.look_by(order.limits.auto_cancel_at, now));
        });
        match changed.await? {
            Some(changed) => {
                tx.commit().await?;
                Ok(changed)
            }
            None => {
                tx.rollback().await?;
                Ok(self.reread(tenant, order).await?)
            }
        }
    }
}

/// A number for every traveller of the order.
pub(super) fn is_complete(order: &FlightOrder, booking: &SupplierBooking) -> bool {
    booking.state == BookingState::Ticketed
        && order.details.travellers.iter().all(|person| {
            booking
                .tickets
                .iter()
                .any(|ticket| ticket.traveller_id == person.traveller_id)
        })
}

fn tickets_of(issued: &[IssuedTicket], at: DateTime<Utc>) -> Vec<Ticket> {
    issued
        .iter()
        .map(|ticket| Ticket {
            number: ticket.number.clone(),
            traveller_id: ticket.traveller_id.clone(),
            status: TicketStatus::Open,
            issued_at: at,
        })
        .collect()
}
