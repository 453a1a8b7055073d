//! Schedule changes of ticketed orders: found by polling, reported to the agency, accepted by a user (ADR 0071).

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::SupplierBooking;
use jetway_domain::air::after_sale::is_exchanging;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::schedule_change::{ScheduleChange, in_words, moved_flights, next_schedule_check};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::FlightTicketing;
use crate::context::{Caller, Stopping};
use crate::flight::answers::Answers;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::error::store_failures;

/// Why nothing was accepted. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AcceptScheduleError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The airline changed the flights again since they were read, or a concurrent request changed the order.
    #[error("these are not the latest times")]
    Outdated,
}

store_failures!(AcceptScheduleError);

impl From<Stopping> for AcceptScheduleError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

impl FlightTicketing {
    /// Query the airline for the flight times and request states of a ticketed order, and store changes.
    pub(super) async fn reconcile_schedule(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        let now = self.services.now();
        if is_exchanging(&order) {
            let next = order.next_after_sale_check(now);
            return Ok(self.store.check_at(tenant, &order, next).await?);
        }
        let flights = next_schedule_check(order.details.flown(), now);
        let heard = match flights {
            Some(_) => self.suppliers.record_of(&order).await,
            None => None,
        };
        let is_told = heard.as_ref().is_none_or(|record| !record.segments.is_empty());
        // A supplier whose records contain no flights is not queried again.
        let flights = flights.filter(|_| is_told);
        let next = |order: &FlightOrder| {
            let asked = order.next_request_check(now);
            flights
                .into_iter()
                .chain(asked)
                .chain(order.next_after_sale_check(now))
                .min()
        };
        let Some(SupplierBooking { segments, extras, .. }) = heard else {
            return Ok(self.store.check_at(tenant, &order, next(&order)).await?);
        };
        let answers = Answers::of(&order, &extras, now);
        let moved = in_words(&moved_flights(order.details.flown(), &segments));
        let is_moved = moved.is_some();
        let change = match (moved, answers.line()) {
            (Some(text), line) => Change::system(OrderEventKind::ScheduleChanged, text).telling(line),
            (None, Some((kind, text))) => Change::system(kind, text),
            (None, None) => return Ok(self.store.check_at(tenant, &order, next(&order)).await?),
        };
        let written = self.store.apply_alone(tenant, order, change, |order| {
            answers.take(order);
            if is_moved {
                let is_as_sold = moved_flights(&order.details.offer.segments, &segments).is_empty();
                order.details.schedule_change = (!is_as_sold).then_some(ScheduleChange {
                    segments,
                    noticed_at: now,
                });
            }
            order.next_check_at = next(order);
        });
        written.await.map(drop)
    }

    /// Query the airline for the flights of a ticketed order now, on request of operations. `None` if the
    /// portal has no such order with tickets.
    ///
    /// # Errors
    /// When the answer cannot be stored.
    pub async fn ask_about_flights(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
    ) -> Result<Option<FlightOrder>, OrderError> {
        let (order, _lock) = match self.store.by_number_locked::<FlightOrder>(tenant, reference).await {
            Err(OrderError::NotFound) => return Ok(None),
            found => found?,
        };
        if order.status != OrderStatus::Confirmed {
            return Ok(None);
        }
        self.reconcile_schedule(tenant, order.clone()).await?;
        Ok(Some(self.store.reread(tenant, order).await?))
    }

    /// Accept the schedule change noticed at `noticed_at`. Repeating the call has no further effect.
    ///
    /// # Errors
    /// When the agency has no such order, or its times changed since.
    pub async fn accept_schedule(
        &self,
        caller: &Caller,
        reference: OrderReference,
        noticed_at: DateTime<Utc>,
    ) -> Result<FlightOrder, AcceptScheduleError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.accept_locked(&caller, &reference, noticed_at).await })
            .await?
    }

    async fn accept_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        noticed_at: DateTime<Utc>,
    ) -> Result<FlightOrder, AcceptScheduleError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        let Some(waiting) = order.details.schedule_change.clone() else {
            return Ok(order);
        };
        if waiting.noticed_at.timestamp() != noticed_at.timestamp() {
            return Err(AcceptScheduleError::Outdated);
        }
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::ScheduleAccepted,
            "The new times were accepted.",
        );
        let order = self
            .store
            .apply_alone(&caller.tenant, order, change, |order| {
                order.details.offer.segments = waiting.segments;
                order.details.schedule_change = None;
            })
            .await?;
        // Another process may have changed the order first.
        if order.details.schedule_change.is_some() {
            return Err(AcceptScheduleError::Outdated);
        }
        Ok(order)
    }
}
