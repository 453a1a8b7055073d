//! Ends an unpaid order and returns its seats. An airline that refuses may have issued tickets.

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, SupplierError};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::TenantId;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::outcome::FlightOrders;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::reconcile::TRY_AGAIN;

/// An airline that refuses for this long is called less often.
const SAYS_NO_FOR: TimeDelta = TimeDelta::minutes(30);
/// Interval of these calls.
const SELDOM: TimeDelta = TimeDelta::hours(1);

/// Outcome for the seats.
enum Seats {
    /// The airline released them.
    Returned,
    /// The airline had released them before.
    Dropped,
    /// Unpaid tickets were issued for them.
    Ticketed,
    /// The airline keeps them, or its record cannot be read.
    Kept,
    /// No answer.
    Unknown,
}

impl FlightOrders {
    /// The time limit passed. Recorded before the seats are returned, so that no issue can start in between.
    pub(crate) async fn expire(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, OrderError> {
        let now = self.services.now();
        let change =
            Change::system(OrderEventKind::Expired, "The ticketing time limit passed.").to(OrderStatus::Expired);
        self.store
            .apply_alone(tenant, order, change, |order| {
                order.details.seats_to_return = order.pnr.is_some();
                order.next_check_at = order.pnr.is_some().then_some(now);
            })
            .await
    }

    /// Return the seats of an order that ended unpaid; try again later when the airline does not answer. If the airline has
    /// tickets instead, an operator decides.
    pub(crate) async fn return_seats(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, OrderError> {
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
                self.store.check_after(tenant, &order, wait).await?;
                return Ok(order);
            }
            Seats::Unknown => {
                self.store.check_after(tenant, &order, TRY_AGAIN).await?;
                return Ok(order);
            }
        };
        self.store
            .apply_alone(tenant, order, change, |order| {
                order.details.seats_to_return = false;
                order.next_check_at = None;
            })
            .await
    }

    async fn give_back(&self, order: &FlightOrder) -> Seats {
        let (Some(supplier), Some(pnr)) = (self.suppliers.get(&order.details.offer.supplier), &order.pnr) else {
            return Seats::Unknown;
        };
        let operation = order.cancel_operation();
        match self.suppliers.write(supplier.cancel(&operation, pnr)).await {
            Outcome::Done(()) => Seats::Returned,
            Outcome::Rejected(_) => self.why_not(supplier.as_ref(), pnr).await,
            Outcome::Unknown => Seats::Unknown,
        }
    }

    /// Reads from the record why the airline refused.
    async fn why_not(&self, supplier: &dyn AirSupplier, pnr: &str) -> Seats {
        match self.suppliers.ask(supplier.retrieve(pnr)).await {
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
