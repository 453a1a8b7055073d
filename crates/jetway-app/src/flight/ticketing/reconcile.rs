//! Reconciles a flight order that is due: unknown outcomes, moved flights and unanswered requests are read from the record,
//! unpaid holds expire, and seats are returned.

use async_trait::async_trait;
use jetway_connectors::port::air::BookingState;
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::time_limits::{
    TicketProgress, TicketVerdict, booking_is_lost, next_query_after, ticket_verdict,
};
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::order::OrderStatus;

use super::FlightTicketing;
use crate::flight::outcome::is_complete;
use crate::order::product::Product;
use crate::order::{OrderError, SettleError};

#[async_trait]
impl Product for FlightTicketing {
    fn kind(&self) -> OrderKind {
        OrderKind::Flight
    }

    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError> {
        let order = self.store.by_id::<FlightOrder>(tenant, order).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        match order.status {
            OrderStatus::Pending => self.reconcile_pending(tenant, order).await?,
            OrderStatus::OnHold => self.reconcile_unpaid(tenant, order).await?,
            OrderStatus::InProgress => self.reconcile_tickets(tenant, order).await?,
            OrderStatus::Expired | OrderStatus::Cancelled => {
                drop(self.orders.return_seats(tenant, order).await?);
            }
            OrderStatus::Confirmed => {
                let order = self.reconcile_after_sale(tenant, order).await?;
                if order.status == OrderStatus::Confirmed {
                    self.reconcile_schedule(tenant, order).await?;
                }
            }
            OrderStatus::PartiallyTicketed | OrderStatus::UnConfirmed => {}
        }
        Ok(())
    }
}

impl FlightTicketing {
    async fn reconcile_pending(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        if order.pnr.is_some() && order.details.offer.mode == FareMode::Instant {
            return self.reconcile_unpaid(tenant, order).await;
        }
        let waited = self.services.now() - order.status_since;
        match self.suppliers.record_of(&order).await {
            Some(booking) if booking.state != BookingState::Pending => {
                self.orders.booked(tenant, order, &booking).await.map(drop)
            }
            Some(_) | None if booking_is_lost(waited) => self
                .orders
                .hand_over(tenant, order, "The airline did not confirm the booking.")
                .await
                .map(drop),
            Some(booking) if order.pnr.is_none() => self.orders.booked(tenant, order, &booking).await.map(drop),
            Some(_) | None => Ok(self.store.check_after(tenant, &order, next_query_after(waited)).await?),
        }
    }

    async fn reconcile_unpaid(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        if self.services.now() < order.limits.auto_cancel_at {
            return self.reconcile_requests(tenant, order).await;
        }
        let order = self.orders.expire(tenant, order).await?;
        self.orders.return_seats(tenant, order).await.map(drop)
    }

    async fn reconcile_tickets(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), SettleError> {
        let waited = self.services.now() - order.status_since;
        let record = self.suppliers.record_of(&order).await;
        let progress = match &record {
            Some(record) if is_complete(&order, record) => TicketProgress::Ticketed,
            Some(record) => match record.state {
                BookingState::Held => TicketProgress::NotTicketed,
                // An instant fare waits for its payment in this state.
                BookingState::Pending if order.details.offer.mode == FareMode::Instant => TicketProgress::NotTicketed,
                BookingState::Pending | BookingState::Ticketing | BookingState::Ticketed => TicketProgress::Making,
                BookingState::Cancelled => TicketProgress::Gone,
            },
            None => TicketProgress::Silent,
        };
        match (ticket_verdict(progress, waited), record) {
            (TicketVerdict::Confirm, Some(record)) => self.orders.ticketed(tenant, order, &record).await.map(drop),
            (TicketVerdict::Return, _) => {
                let text = "The airline made no ticket. The funds are released; press Issue to try again.";
                self.orders.unticketed(tenant, order, text, |_| {}).await.map(drop)
            }
            (TicketVerdict::HandOver, _) => {
                let text = "Whether tickets were made is not known. The funds stay held until operations decide.";
                Ok(self.orders.hand_over(tenant, order, text).await.map(drop)?)
            }
            (TicketVerdict::Wait | TicketVerdict::Confirm, _) => {
                Ok(self.store.check_after(tenant, &order, next_query_after(waited)).await?)
            }
        }
    }
}
