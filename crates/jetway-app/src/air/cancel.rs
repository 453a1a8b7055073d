//! Give an unpaid booking up (ADR 0013): written down first, so that no issue can start; then the seats go back.

use std::sync::Arc;

use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::ids::OrderReference;

use super::desk::AirDesk;
use super::settle::{Change, SettleError};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::error::store_failures;

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

impl AirDesk {
    /// Cancel an order that is not ticketed. A second press finds it cancelled. When the airline does not take the seats
    /// back at once, the timers give them back.
    ///
    /// # Errors
    /// When the agency has no such order, or its state has no such step.
    pub async fn cancel(
        self: &Arc<Self>,
        caller: &Caller,
        reference: OrderReference,
    ) -> Result<FlightOrder, CancelError> {
        let (desk, caller) = (Arc::clone(self), caller.clone());
        self.services
            .to_the_end(async move { desk.cancel_in_turn(&caller, &reference).await })
            .await
            .map_err(|stopping| CancelError::OutcomeUnknown(stopping.into()))?
    }

    async fn cancel_in_turn(&self, caller: &Caller, reference: &OrderReference) -> Result<FlightOrder, CancelError> {
        let own = async || self.own_order(caller, reference).await?.ok_or(OrderError::NotFound);
        let _turn = self.presses.turn(own().await?.id.0).await;
        let order = own().await?;
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
            .apply_alone(&caller.tenant, order, change.to(OrderStatus::Cancelled), |order| {
                order.details.seats_to_return = order.pnr.is_some();
                order.look_at = order.pnr.is_some().then_some(now);
            })
            .await?;
        // Another process may have been faster, with another step.
        if order.status != OrderStatus::Cancelled {
            return Err(OrderError::WrongState(order.status).into());
        }
        let returned = self.return_seats(&caller.tenant, order).await;
        returned.map_err(|error| CancelError::OutcomeUnknown(error.into()))
    }
}
