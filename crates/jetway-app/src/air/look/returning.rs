//! Seats of an order that ended unpaid go back. What an airline does not take back may have tickets by now.

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, SupplierError};
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::ids::TenantId;

use super::TRY_AGAIN;
use crate::air::desk::AirDesk;
use crate::air::settle::Change;
use crate::air::supplier_call::write;
use crate::order::OrderError;

/// An airline that says no for this long is asked seldom.
const SAYS_NO_FOR: TimeDelta = TimeDelta::minutes(30);
/// That seldom.
const SELDOM: TimeDelta = TimeDelta::hours(1);

/// What became of the seats of an order that ended unpaid.
enum Seats {
    /// They are free again.
    Returned,
    /// The airline had taken them back itself.
    Dropped,
    /// They have tickets that nobody paid.
    Ticketed,
    /// It keeps them, or does not say what there is.
    Kept,
    /// No answer.
    Unknown,
}

impl AirDesk {
    /// Give the seats of an order that ended unpaid back; again later when the airline does not answer. Tickets that turn up
    /// instead are operations' to decide.
    pub(in crate::air) async fn return_seats(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
    ) -> Result<FlightOrder, OrderError> {
        let has_ended = matches!(order.status, OrderStatus::Expired | OrderStatus::Cancelled);
        if !has_ended || !order.details.seats_to_return {
            return Ok(order);
        }
        let change = match self.give_back(&order).await {
            Seats::Returned => Change::system(OrderEventKind::SeatsReturned, "The seats were returned."),
            Seats::Dropped => Change::system(
                OrderEventKind::SeatsReturned,
                "The airline had already dropped the seats.",
            ),
            Seats::Ticketed => Change::system(
                OrderEventKind::HandedOver,
                "The airline has tickets for this order. They are not paid; operations decide.",
            )
            .to(OrderStatus::UnConfirmed),
            Seats::Kept => {
                let asked_for = self.services.now() - order.status_since;
                let wait = if asked_for < SAYS_NO_FOR { TRY_AGAIN } else { SELDOM };
                self.later(tenant, order.id, wait).await?;
                return Ok(order);
            }
            Seats::Unknown => {
                self.later(tenant, order.id, TRY_AGAIN).await?;
                return Ok(order);
            }
        };
        self.apply_alone(tenant, order, change, |order| {
            order.details.seats_to_return = false;
            order.look_at = None;
        })
        .await
    }

    async fn give_back(&self, order: &FlightOrder) -> Seats {
        let (Some(supplier), Some(pnr)) = (self.supplier(&order.details.offer.supplier), &order.pnr) else {
            return Seats::Unknown;
        };
        let operation = order.cancel_operation();
        match write(supplier.cancel(&operation, pnr), self.settings.write_deadline).await {
            Outcome::Done(()) => Seats::Returned,
            Outcome::Rejected(_) => self.why_not(supplier.as_ref(), pnr).await,
            Outcome::Unknown => Seats::Unknown,
        }
    }

    /// An airline refuses for more than one reason; its record says which.
    async fn why_not(&self, supplier: &dyn AirSupplier, pnr: &str) -> Seats {
        let record = tokio::time::timeout(self.settings.price_deadline, supplier.retrieve(pnr)).await;
        match record.unwrap_or(Err(SupplierError::Timeout)) {
            Ok(record) => match record.state {
                BookingState::Cancelled => Seats::Dropped,
                BookingState::Ticketing | BookingState::Ticketed => Seats::Ticketed,
                BookingState::Held | BookingState::Pending => Seats::Kept,
            },
            Err(SupplierError::NotFound) => Seats::Dropped,
            Err(SupplierError::Timeout | SupplierError::Refused(_) | SupplierError::Unavailable(_)) => Seats::Kept,
        }
    }
}
