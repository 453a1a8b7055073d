//! Compares hotel orders that are due with their suppliers' records.

use async_trait::async_trait;
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::Hotels;
use super::cancel::{ASK_AFTER_CALL, CancelHotelError};
use crate::order::change::Change;
use crate::order::product::Product;
use crate::order::{Applied, OrderError, SettleError};

#[async_trait]
impl Product for Hotels {
    fn kind(&self) -> OrderKind {
        OrderKind::Hotel
    }

    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError> {
        let order: Option<HotelOrder> = self.store.by_id(tenant, order).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        if order.details.cancelling.is_some() {
            return self.cancel_in_background(tenant, order).await;
        }
        match order.status {
            OrderStatus::Pending | OrderStatus::InProgress => match self.record_of(&order).await {
                Ok(Some(stay)) => self.heard(tenant, order, &stay).await.map(drop),
                // The booking may still arrive, so its absence proves nothing.
                Ok(None) | Err(_) => Ok(self.waits(tenant, order, None).await.map(drop)?),
            },
            OrderStatus::OnHold => self.release(tenant, order).await,
            OrderStatus::Confirmed
            | OrderStatus::PartiallyTicketed
            | OrderStatus::UnConfirmed
            | OrderStatus::Cancelled
            | OrderStatus::Expired => Ok(self.store.check_at(tenant, &order, None).await?),
        }
    }
}

impl Hotels {
    /// Rooms that were not paid in time are cancelled. The order records it before the supplier is called, so that no process accepts
    /// payment for rooms that another one releases.
    async fn release(&self, tenant: &TenantId, order: HotelOrder) -> Result<(), SettleError> {
        let now = self.services.now();
        if let Some(until) = order.pay_by().filter(|until| *until > now) {
            return Ok(self.store.check_at(tenant, &order, Some(until)).await?);
        }
        let terms = order.release_terms(now);
        let text = "The booking was not paid in time, and its rooms are released.";
        let change = Change::system(OrderEventKind::RefundStarted, text);
        let claimed = self.store.try_alone(tenant, order, change, |order: &mut HotelOrder| {
            order.details.cancelling = Some(terms);
            order.next_check_at = Some(now + ASK_AFTER_CALL);
        });
        match claimed.await? {
            Applied::Stored(order) => self.cancel_in_background(tenant, order).await,
            // It was paid or cancelled meanwhile.
            Applied::Overtaken(_) => Ok(()),
        }
    }

    /// No one waits for the answer.
    async fn cancel_in_background(&self, tenant: &TenantId, order: HotelOrder) -> Result<(), SettleError> {
        match self.cancel_at_supplier(tenant, order).await {
            Ok(_) | Err(CancelHotelError::Refused(_)) => Ok(()),
            Err(CancelHotelError::OutcomeUnknown(error)) => Err(error),
            Err(CancelHotelError::Order(error)) => Err(error.into()),
            Err(CancelHotelError::QuoteExpired | CancelHotelError::Amounts(_)) => Err(OrderError::Conflict.into()),
        }
    }
}
