//! The state of the extras of an order, asked of the airline (ADR 0058).

use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::{OrderReference, TenantId};

use super::FlightTicketing;
use crate::context::Caller;
use crate::flight::answers::Answers;
use crate::order::OrderError;
use crate::order::change::Change;

impl FlightTicketing {
    /// Ask the airline for the state of an order's extras and record changes. Without an answer the order is unchanged.
    ///
    /// # Errors
    /// When the agency has no such order, or the database fails.
    pub async fn refresh_extras(&self, caller: &Caller, reference: OrderReference) -> Result<FlightOrder, OrderError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.refresh_extras_locked(&caller, &reference).await })
            .await?
    }

    async fn refresh_extras_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<FlightOrder, OrderError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, reference).await?;
        let Some((answers, change)) = self.answers_to(&order).await else {
            return Ok(order);
        };
        self.store
            .apply_alone(&caller.tenant, order, change, |order| answers.take(order))
            .await
    }

    /// Query the requests of an unpaid order, and schedule the next check.
    pub(super) async fn reconcile_requests(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), OrderError> {
        let now = self.services.now();
        let next = |order: &FlightOrder| Some(order.check_by(order.limits.auto_cancel_at, now));
        let Some((answers, change)) = self.answers_to(&order).await else {
            return Ok(self.store.check_at(tenant, &order, next(&order)).await?);
        };
        let written = self.store.apply_alone(tenant, order, change, |order| {
            answers.take(order);
            order.next_check_at = next(order);
        });
        written.await.map(drop)
    }

    /// The airline's answers to the requests of an order; `None` when there is nothing new.
    async fn answers_to(&self, order: &FlightOrder) -> Option<(Answers, Change)> {
        if !order.has_open_requests() {
            return None;
        }
        let record = self.suppliers.record_of(order).await?;
        let answers = Answers::of(order, &record.extras, self.services.now());
        let (kind, text) = answers.line()?;
        Some((answers, Change::system(kind, text)))
    }
}
