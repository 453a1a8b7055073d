//! Cancels an unpaid booking (ADR 0013): recorded first, so that no issue can start; then the seats are returned.

use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::OrderReference;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::FlightTicketing;
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::{OrderError, SettleError};

/// Why nothing was cancelled.
#[derive(Debug, thiserror::Error)]
pub enum CancelError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(CancelError);

impl FlightTicketing {
    /// Cancel an order that is not ticketed. Repeating the call returns the cancelled order. When the airline does not release
    /// the seats at once, reconciliation returns them.
    ///
    /// # Errors
    /// When the agency has no such order, or its state has no such step.
    pub async fn cancel(&self, caller: &Caller, reference: OrderReference) -> Result<FlightOrder, CancelError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.cancel_locked(&caller, &reference).await })
            .await
            .map_err(|stopping| CancelError::OutcomeUnknown(stopping.into()))?
    }

    async fn cancel_locked(&self, caller: &Caller, reference: &OrderReference) -> Result<FlightOrder, CancelError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        if order.status == OrderStatus::Cancelled {
            return Ok(order);
        }
        if !order.can_cancel() {
            return Err(OrderError::WrongState(order.status).into());
        }
        let now = self.services.now();
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::Cancelled,
            "The booking was cancelled.",
        );
        let order = self
            .store
            .apply_alone(&caller.tenant, order, change.to(OrderStatus::Cancelled), |order| {
                order.details.seats_to_return = order.pnr.is_some();
                order.next_check_at = order.pnr.is_some().then_some(now);
            })
            .await?;
        // Another process may have changed the order first.
        if order.status != OrderStatus::Cancelled {
            return Err(OrderError::WrongState(order.status).into());
        }
        let returned = self.orders.return_seats(&caller.tenant, order).await;
        returned.map_err(|error| CancelError::OutcomeUnknown(error.into()))
    }
}
