//! What the timer does with holiday orders: a reminder of the balance, and the end of those whose deadline is over.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_domain::holiday::order::{HolidayDeadline, HolidayOrder};
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::ending::Ending;
use super::{HolidayError, Holidays};
use crate::order::change::Change;
use crate::order::emails::enqueue_to_creator;
use crate::order::product::Product;
use crate::order::{ChargeError, OrderError, SettleError};

#[async_trait]
impl Product for Holidays {
    fn kind(&self) -> OrderKind {
        OrderKind::Holiday
    }

    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError> {
        let order: Option<HolidayOrder> = self.store.by_id(tenant, order).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let now = self.services.now();
        if order.status != OrderStatus::OnHold {
            return Ok(self.store.check_at(tenant, &order, None).await?);
        }
        if let Some(missed) = order.missed(now) {
            return self.release(tenant, &order, missed).await;
        }
        match order.to_remind(now) {
            Some(at) => self.remind(tenant, order, at).await,
            None => Ok(self.store.check_at(tenant, &order, order.next_step_at(now)).await?),
        }
    }
}

impl Holidays {
    /// End an order whose deadline is over. An unpaid balance costs what cancelling costs at that moment.
    async fn release(
        &self,
        tenant: &TenantId,
        order: &HolidayOrder,
        (deadline, at): (HolidayDeadline, DateTime<Utc>),
    ) -> Result<(), SettleError> {
        let text = match deadline {
            HolidayDeadline::Deposit => "The deposit was not paid in time.",
            HolidayDeadline::Balance => "The balance was not paid in time.",
        };
        let ending = Ending {
            terms: order.cancel_terms(at).map_err(ChargeError::from)?,
            by: String::new(),
            missed: Some(deadline),
            reason: None,
            change: Change::system(OrderEventKind::Expired, text),
            audit: None,
        };
        match self.end(tenant, order, ending).await {
            // It was changed meanwhile, and is due again if it has to be.
            Ok(_) | Err(HolidayError::Order(OrderError::Conflict)) => Ok(()),
            Err(HolidayError::Order(error)) => Err(error.into()),
            Err(HolidayError::Charge(error)) => Err(error.into()),
            Err(_) => Err(OrderError::Conflict.into()),
        }
    }

    /// Send the e-mail about the balance, once.
    async fn remind(&self, tenant: &TenantId, order: HolidayOrder, at: DateTime<Utc>) -> Result<(), SettleError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let title = order.summary().title;
        enqueue_to_creator(&self.services, &tx, (&order, &title), "order-balance-near", Some(at)).await?;
        let change = Change::system(OrderEventKind::DeadlineNear, "The balance is due soon.");
        let changed = self.store.apply(&tx, &order, change, |order: &mut HolidayOrder| {
            order.details.reminded = true;
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        self.store.commit(tx, order, changed).await?;
        Ok(())
    }
}
