//! Flights of ticketed orders that an airline moves: heard by asking, told to the agency, accepted by a person (ADR 0071).

use std::sync::Arc;

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::SupplierBooking;
use jetway_domain::air::order::{FlightOrder, OrderEventKind};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::schedule_change::{ScheduleChange, in_words, moved_flights, next_look_at_schedule};
use jetway_domain::ids::{OrderReference, TenantId};

use crate::air::desk::AirDesk;
use crate::air::extras::Answers;
use crate::air::settle::Change;
use crate::context::Caller;
use crate::context::Stopping;
use crate::order::OrderError;
use crate::order::error::store_failures;

/// Why nothing was accepted. Nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum AcceptScheduleError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The airline has moved the flights once more since they were read, or somebody changed the order at the same moment.
    #[error("these are not the latest times")]
    Outdated,
}

store_failures!(AcceptScheduleError);

impl From<Stopping> for AcceptScheduleError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

impl AirDesk {
    /// Ask the airline when the flights of a ticketed order leave and what became of its requests, and write down what is new.
    pub(in crate::air) async fn look_at_schedule(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
    ) -> Result<(), OrderError> {
        let now = self.services.now();
        let flights = next_look_at_schedule(order.details.flown(), now);
        let heard = match flights {
            Some(_) => self.record_of(&order).await,
            None => None,
        };
        let is_told = heard.as_ref().is_none_or(|record| !record.segments.is_empty());
        // A supplier that does not tell flights with its records is not asked about them again.
        let flights = flights.filter(|_| is_told);
        let next = |order: &FlightOrder| flights.into_iter().chain(order.next_look_at_requests(now)).min();
        let Some(SupplierBooking { segments, extras, .. }) = heard else {
            return Ok(self.look_again(tenant, order.id, next(&order)).await?);
        };
        let answers = Answers::of(&order, &extras, now);
        let moved = in_words(&moved_flights(order.details.flown(), &segments));
        let is_moved = moved.is_some();
        let change = match (moved, answers.line()) {
            (Some(text), line) => Change::system(OrderEventKind::ScheduleChanged, text).telling(line),
            (None, Some((kind, text))) => Change::system(kind, text),
            (None, None) => return Ok(self.look_again(tenant, order.id, next(&order)).await?),
        };
        let written = self.apply_alone(tenant, order, change, |order| {
            answers.take(order);
            if is_moved {
                let is_as_sold = moved_flights(&order.details.offer.segments, &segments).is_empty();
                order.details.schedule_change = (!is_as_sold).then_some(ScheduleChange {
                    segments,
                    noticed_at: now,
                });
            }
            order.look_at = next(order);
        });
        written.await.map(drop)
    }

    /// Ask the airline about the flights of a ticketed order now, for operations that heard of a change. `None` when the
    /// portal has no such order with tickets.
    ///
    /// # Errors
    /// When what it says cannot be written down.
    pub async fn ask_about_flights(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
    ) -> Result<Option<FlightOrder>, OrderError> {
        let Some(found) = self.by_number(tenant, reference).await? else {
            return Ok(None);
        };
        let _turn = self.presses.turn(found.id.0).await;
        let order = self.reread(tenant, found).await?;
        if order.status != OrderStatus::Confirmed {
            return Ok(None);
        }
        self.look_at_schedule(tenant, order.clone()).await?;
        Ok(Some(self.reread(tenant, order).await?))
    }

    /// Take the times the airline was noticed to fly at that moment. A second press finds them taken.
    ///
    /// # Errors
    /// When the agency has no such order, or other times came since.
    pub async fn accept_schedule(
        self: &Arc<Self>,
        caller: &Caller,
        reference: OrderReference,
        noticed_at: DateTime<Utc>,
    ) -> Result<FlightOrder, AcceptScheduleError> {
        let (desk, caller) = (Arc::clone(self), caller.clone());
        self.services
            .to_the_end(async move { desk.accept_in_turn(&caller, &reference, noticed_at).await })
            .await?
    }

    async fn accept_in_turn(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        noticed_at: DateTime<Utc>,
    ) -> Result<FlightOrder, AcceptScheduleError> {
        let own = async || {
            let order = self.own_order(caller, reference).await?;
            order.ok_or(OrderError::NotFound)
        };
        let _turn = self.presses.turn(own().await?.id.0).await;
        let order = own().await?;
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
            .apply_alone(&caller.tenant, order, change, |order| {
                order.details.offer.segments = waiting.segments;
                order.details.schedule_change = None;
            })
            .await?;
        // Another process may have been faster, with another step.
        if order.details.schedule_change.is_some() {
            return Err(AcceptScheduleError::Outdated);
        }
        Ok(order)
    }
}
