//! What the timer does with groups' orders: reminders, missed deadlines, tickets.

use async_trait::async_trait;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::lot::group::order::{GroupDeadline, GroupOrder};
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::{GroupError, Groups};
use crate::order::change::Change;
use crate::order::emails::enqueue_to_creator;
use crate::order::product::Product;
use crate::order::{OrderError, SettleError};

#[async_trait]
impl Product for Groups {
    fn kind(&self) -> OrderKind {
        OrderKind::Group
    }

    async fn reconcile(&self, tenant: &TenantId, order: OrderId) -> Result<(), SettleError> {
        let order: Option<GroupOrder> = self.store.by_id(tenant, order).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        match order.status {
            OrderStatus::OnHold => self.watch(tenant, order).await,
            OrderStatus::InProgress => match self.read_tickets(&order).await {
                Ok(Some(outcome)) => self.heard(tenant, order, outcome).await.map(drop),
                // The request may still arrive: that it is not there proves nothing.
                Ok(None) | Err(_) => Ok(self.waits(tenant, order).await.map(drop)?),
            },
            _ => Ok(self.store.check_at(tenant, &order, None).await?),
        }
    }
}

impl Groups {
    /// Tickets for an order that is ready, the end of one whose deadline is over, reminders of deadlines that are near.
    async fn watch(&self, tenant: &TenantId, order: GroupOrder) -> Result<(), SettleError> {
        let now = self.services.now();
        if order.is_ready() {
            return self.ask_for_tickets(tenant, order).await.map(drop);
        }
        if let Some(missed) = order.missed(now) {
            let terms = order.release_terms(missed).map_err(crate::order::ChargeError::from)?;
            return match self.end(tenant, order, terms, ("", Some(missed))).await {
                // It was changed meanwhile, and is due again if it has to be.
                Ok(_) | Err(GroupError::Order(OrderError::Conflict)) => Ok(()),
                Err(GroupError::Order(error)) => Err(error.into()),
                Err(GroupError::Charge(error)) => Err(error.into()),
                Err(_) => Err(OrderError::Conflict.into()),
            };
        }
        self.remind(tenant, order).await
    }

    /// Send the e-mails about deadlines that are near, once each, and look again at the next moment that matters.
    async fn remind(&self, tenant: &TenantId, order: GroupOrder) -> Result<(), SettleError> {
        let now = self.services.now();
        let near = order.to_remind(now);
        let Some((first, _)) = near.first() else {
            let next = order.next_step_at(now);
            return Ok(self.store.check_at(tenant, &order, next).await?);
        };
        let tx = self.services.begin(tenant).await?;
        let title = order.summary().title;
        for (deadline, at) in &near {
            enqueue_to_creator(&self.services, &tx, (&order, &title), email(*deadline), Some(*at)).await?;
        }
        let change = Change::system(OrderEventKind::DeadlineNear, told(*first));
        let reminded: Vec<GroupDeadline> = near.iter().map(|(deadline, _)| *deadline).collect();
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
            order.details.reminded.extend(reminded);
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        self.store.commit(tx, order, changed).await?;
        Ok(())
    }
}

const fn email(deadline: GroupDeadline) -> &'static str {
    match deadline {
        GroupDeadline::Names => "order-names-near",
        GroupDeadline::Deposit | GroupDeadline::Balance => "order-balance-near",
    }
}

const fn told(deadline: GroupDeadline) -> &'static str {
    match deadline {
        GroupDeadline::Names => "Names are due soon.",
        GroupDeadline::Deposit | GroupDeadline::Balance => "The balance is due soon.",
    }
}
