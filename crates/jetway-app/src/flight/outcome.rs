//! Records what a supplier did with an order: each function is one transaction and one status step.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_connectors::port::air::{BookingState, IssuedTicket, SupplierBooking};
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{FlightOrder, Ticket, TicketStatus};
use jetway_domain::air::schedule_change::{in_words, moved_flights, take_times};
use jetway_domain::air::time_limits::{TimeLimits, next_query_after};
use jetway_domain::ids::TenantId;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::answers::Answers;
use super::suppliers::FlightSuppliers;
use crate::context::Services;
use crate::order::change::Change;
use crate::order::{OrderError, OrderStore, SettleError, charge};

/// An order whose supplier call was cut short is reconciled only after the deadline of that call.
pub(crate) const CHECK_AFTER_CALL: TimeDelta = TimeDelta::seconds(15);

/// Flight orders, and the suppliers that hold their records.
#[derive(Clone)]
pub(crate) struct FlightOrders {
    pub(crate) services: Arc<Services>,
    pub(crate) store: Arc<OrderStore>,
    pub(crate) suppliers: Arc<FlightSuppliers>,
}

impl FlightOrders {
    /// The orders of a store, at these suppliers.
    pub(crate) fn new(store: Arc<OrderStore>, suppliers: Arc<FlightSuppliers>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
            suppliers,
        }
    }

    /// The supplier has a record. Its departure times replace those the offer was sold with.
    pub(crate) async fn booked(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        booking: &SupplierBooking,
    ) -> Result<FlightOrder, OrderError> {
        let instant = order.details.offer.mode == FareMode::Instant;
        let now = self.services.now();
        let limits = TimeLimits::of(&order.details.offer, booking.ticketing_time_limit, order.created_at);
        let (change, next_check_at) = match booking.state {
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
                Some(now + next_query_after(now - order.created_at)),
            ),
            BookingState::Ticketed | BookingState::Cancelled => {
                let text = "The airline did not confirm the booking.";
                (
                    Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed),
                    None,
                )
            }
        };
        // Extras confirmed with the booking itself get no history event.
        let answers = Answers::of(&order, &booking.extras, now);
        let moved = in_words(&moved_flights(&order.details.offer.segments, &booking.segments));
        let moved = moved.map(|text| (OrderEventKind::ScheduleChanged, text));
        let change = change.telling(answers.refusal()).telling(moved);
        self.store
            .apply_alone(tenant, order, change, |order| {
                order.pnr = Some(booking.pnr.clone());
                order.details.airline_locators.clone_from(&booking.airline_locators);
                order.limits = limits;
                take_times(&mut order.details.offer.segments, &booking.segments);
                answers.take(order);
                order.next_check_at = next_check_at.map(|at| order.check_by(at, now));
            })
            .await
    }

    /// An operator must decide; held money stays held.
    pub(crate) async fn hand_over(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        text: &str,
    ) -> Result<FlightOrder, OrderError> {
        let change = Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed);
        self.store
            .apply_alone(tenant, order, change, |order| order.next_check_at = None)
            .await
    }

    /// Every traveller has a ticket: capture the hold and confirm, in one transaction.
    pub(crate) async fn ticketed(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        booking: &SupplierBooking,
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let payment = charge::capture(&self.services, &tx, &order).await?;
        let answers = Answers::of(&order, &booking.extras, now);
        let change = Change::system(OrderEventKind::Issued, "Tickets are issued and paid.")
            .to(OrderStatus::Confirmed)
            .telling(answers.line());
        let changed = self.store.apply(&tx, &order, change, |order| {
            order.details.tickets = tickets_of(&booking.tickets, now);
            answers.take(order);
            order.payment = Some(payment);
            order.next_check_at = order.next_check_when_ticketed(now);
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }

    /// No ticket was made: release the hold and return to the status before, in one transaction.
    pub(crate) async fn unticketed(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        text: &str,
        edit: impl FnOnce(&mut FlightOrder),
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        charge::release(&self.services, &tx, &order).await?;
        let change = Change::system(OrderEventKind::IssueRefused, text).to(order.unticketed_status());
        let changed = self.store.apply(&tx, &order, change, |order| {
            order.hold = None;
            order.details.part = None;
            edit(order);
            order.next_check_at = Some(order.check_by(order.limits.auto_cancel_at, now));
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }
}

/// Whether every traveller of the order has a ticket.
pub(crate) fn is_complete(order: &FlightOrder, booking: &SupplierBooking) -> bool {
    booking.state == BookingState::Ticketed
        && order.details.travellers.iter().all(|person| {
            booking
                .tickets
                .iter()
                .any(|ticket| ticket.traveller_id == person.traveller_id)
        })
}

/// The open tickets that a supplier made.
pub(crate) fn tickets_of(issued: &[IssuedTicket], at: DateTime<Utc>) -> Vec<Ticket> {
    issued
        .iter()
        .map(|ticket| Ticket {
            number: ticket.number.clone(),
            traveller_id: ticket.traveller_id.clone(),
            status: TicketStatus::Open,
            issued_at: at,
            refunded_segments: Vec::new(),
        })
        .collect()
}
