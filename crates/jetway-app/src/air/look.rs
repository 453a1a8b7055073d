//! What the timers do with an order: ask about unknown outcomes, moved flights and unanswered requests, expire unpaid holds,
//! return seats.

mod returning;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use futures::stream::{self, StreamExt};
use jetway_connectors::port::air::{BookingState, SupplierBooking};
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::time_limits::{TicketProgress, TicketVerdict, booking_is_lost, next_look, ticket_verdict};
use jetway_domain::ids::{FlightOrderId, TenantId};

use super::desk::AirDesk;
use super::settle::{Change, SettleError, is_complete};
use crate::order::OrderError;

/// Orders looked at together.
const AT_ONCE: usize = 8;
/// What could not be settled is tried again after this.
const TRY_AGAIN: TimeDelta = TimeDelta::seconds(60);
/// Orders looked at in one round of one tenant.
const ROUND: u64 = 50;

impl AirDesk {
    /// Look at every order that is due. Answers how many were. This is also the recovery after a crash: an order whose
    /// press was cut short is due like any other.
    ///
    /// # Errors
    /// When the database cannot be read. An order that fails is logged and looked at again in the next round.
    pub async fn look_at_due_orders(self: &Arc<Self>) -> Result<usize, jetway_db::DbError> {
        let mut looked_at = 0;
        for tenant in self.services.database.tenants().await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.orders().due(self.services.now(), ROUND).await?;
            drop(tx);
            looked_at += due.len();
            let tenant = &tenant;
            // Several at once: one slow supplier must not keep the others' orders waiting.
            stream::iter(due)
                .for_each_concurrent(AT_ONCE, |order| async move {
                    let Err(error) = self.look_at(tenant, order).await else {
                        return;
                    };
                    tracing::error!(%tenant, %order, %error, "an order could not be settled");
                    if let Err(error) = self.later(tenant, order, TRY_AGAIN).await {
                        tracing::error!(%tenant, %order, %error, "an order could not be put off");
                    }
                })
                .await;
        }
        Ok(looked_at)
    }

    async fn look_at(&self, tenant: &TenantId, id: FlightOrderId) -> Result<(), SettleError> {
        let _turn = self.presses.turn(id.0).await;
        let tx = self.services.read(tenant).await?;
        let found = tx.orders().by_id(id).await?;
        drop(tx);
        let due = |order: &FlightOrder| order.look_at.is_some_and(|at| at <= self.services.now());
        let Some(order) = found.filter(due) else { return Ok(()) };
        match order.status {
            OrderStatus::Pending => self.look_at_pending(tenant, order).await?,
            OrderStatus::OnHold => self.look_at_unpaid(tenant, order).await?,
            OrderStatus::InProgress => self.look_at_tickets(tenant, order).await?,
            OrderStatus::Expired | OrderStatus::Cancelled => drop(self.return_seats(tenant, order).await?),
            OrderStatus::Confirmed => self.look_at_schedule(tenant, order).await?,
            OrderStatus::PartiallyTicketed | OrderStatus::UnConfirmed => {}
        }
        Ok(())
    }

    async fn look_at_pending(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        if order.pnr.is_some() && order.details.offer.mode == FareMode::Instant {
            return self.look_at_unpaid(tenant, order).await;
        }
        let waited = self.services.now() - order.status_since;
        match self.record_of(&order).await {
            Some(booking) if booking.state != BookingState::Pending => {
                self.booked(tenant, order, &booking).await.map(drop)
            }
            Some(_) | None if booking_is_lost(waited) => self
                .hand_over(tenant, order, "The airline did not confirm the booking.")
                .await
                .map(drop),
            Some(booking) if order.pnr.is_none() => self.booked(tenant, order, &booking).await.map(drop),
            Some(_) | None => Ok(self.later(tenant, order.id, next_look(waited)).await?),
        }
    }

    /// The record at the supplier: by its locator, or by our operation when we never learned the locator.
    pub(super) async fn record_of(&self, order: &FlightOrder) -> Option<SupplierBooking> {
        let supplier = self.supplier(&order.details.offer.supplier)?;
        let asked = async {
            match &order.pnr {
                Some(pnr) => supplier.retrieve(pnr).await.map(Some),
                None => supplier.find_by_operation(&order.book_operation()).await,
            }
        };
        match tokio::time::timeout(self.settings.price_deadline, asked).await {
            Ok(Ok(record)) => record,
            Ok(Err(error)) => {
                tracing::warn!(order = %order.reference, %error, "no answer about a record");
                None
            }
            Err(_) => None,
        }
    }

    async fn look_at_unpaid(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        if self.services.now() < order.limits.auto_cancel_at {
            return self.look_at_requests(tenant, order).await;
        }
        let order = self.expire(tenant, order).await?;
        self.return_seats(tenant, order).await.map(drop)
    }

    /// The limit passed. Written down before the seats are returned, so that no issue can start in between.
    pub(super) async fn expire(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, OrderError> {
        let now = self.services.now();
        let change =
            Change::system(OrderEventKind::Expired, "The ticketing time limit passed.").to(OrderStatus::Expired);
        self.apply_alone(tenant, order, change, |order| {
            order.details.seats_to_return = order.pnr.is_some();
            order.look_at = order.pnr.is_some().then_some(now);
        })
        .await
    }

    async fn look_at_tickets(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), SettleError> {
        let waited = self.services.now() - order.status_since;
        let record = self.record_of(&order).await;
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
            (TicketVerdict::Confirm, Some(record)) => self.ticketed(tenant, order, &record).await.map(drop),
            (TicketVerdict::Return, _) => {
                let text = "The airline made no ticket. The funds are released; press Issue to try again.";
                self.unticketed(tenant, order, text, |_| {}).await.map(drop)
            }
            (TicketVerdict::HandOver, _) => {
                let text = "Whether tickets were made is not known. The funds stay held until operations decide.";
                Ok(self.hand_over(tenant, order, text).await.map(drop)?)
            }
            (TicketVerdict::Wait | TicketVerdict::Confirm, _) => {
                Ok(self.later(tenant, order.id, next_look(waited)).await?)
            }
        }
    }

    async fn later(&self, tenant: &TenantId, order: FlightOrderId, wait: TimeDelta) -> Result<(), jetway_db::DbError> {
        self.look_again(tenant, order, Some(self.services.now() + wait)).await
    }

    /// At that moment, or never again.
    pub(super) async fn look_again(
        &self,
        tenant: &TenantId,
        order: FlightOrderId,
        at: Option<DateTime<Utc>>,
    ) -> Result<(), jetway_db::DbError> {
        let tx = self.services.begin(tenant).await?;
        tx.orders().look_again(order, at).await?;
        tx.commit().await
    }
}
