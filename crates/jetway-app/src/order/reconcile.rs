//! The timer that reconciles orders that are due. It is also the recovery after a crash: an order whose request was cut short
//! is due like any other.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use futures::stream::{self, StreamExt};
use jetway_db::{DbError, Timed};
use jetway_domain::ids::{OrderId, TenantId};
use tokio::time::MissedTickBehavior;

use super::error::{OrderError, SettleError};
use super::product::{AnyOrder, Product};
use super::store::OrderStore;
use crate::context::Services;

/// Orders reconciled concurrently.
const AT_ONCE: usize = 8;
/// An order that could not be settled is tried again after this.
pub(crate) const TRY_AGAIN: TimeDelta = TimeDelta::seconds(60);
/// Orders of one tenant in one round.
const ROUND: u64 = 50;

/// Reconciles due orders of every tenant with their suppliers.
pub struct Reconciler {
    services: Arc<Services>,
    store: Arc<OrderStore>,
    products: Vec<Arc<dyn Product>>,
}

impl Reconciler {
    /// Reconciles the orders of a store, each through its product.
    #[must_use]
    pub fn new(store: Arc<OrderStore>, products: Vec<Arc<dyn Product>>) -> Arc<Self> {
        Arc::new(Self {
            services: Arc::clone(store.services()),
            store,
            products,
        })
    }

    /// Reconcile due orders now and then at this interval, until the process stops.
    pub fn start_timers(self: &Arc<Self>, every: Duration) {
        let reconciler = Arc::downgrade(self);
        self.services.tasks.run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                rounds.tick().await;
                let Some(reconciler) = reconciler.upgrade() else { return };
                if let Err(error) = reconciler.reconcile_due().await {
                    tracing::error!(%error, "the timers could not read the due orders");
                }
            }
        });
    }

    /// Reconcile every due order. Returns their number.
    ///
    /// # Errors
    /// When the database cannot be read. An order that fails is logged and tried again in the next round.
    pub async fn reconcile_due(&self) -> Result<usize, DbError> {
        let mut reconciled = 0;
        let now = self.services.now();
        for tenant in self.services.database.tenants_due(Timed::Orders, now).await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.orders().due(self.services.now(), ROUND).await?;
            drop(tx);
            reconciled += due.len();
            let tenant = &tenant;
            // Concurrently: a slow supplier must not delay the others' orders.
            stream::iter(due)
                .for_each_concurrent(AT_ONCE, |order| async move {
                    let Err(error) = self.reconcile(tenant, order).await else {
                        return;
                    };
                    tracing::error!(%tenant, %order, %error, "an order could not be settled");
                    if let Err(error) = self.store.put_off(tenant, order, TRY_AGAIN).await {
                        tracing::error!(%tenant, %order, %error, "the next check of an order could not be stored");
                    }
                })
                .await;
        }
        Ok(reconciled)
    }

    async fn reconcile(&self, tenant: &TenantId, id: OrderId) -> Result<(), SettleError> {
        let _lock = self.store.lock(id.0).await;
        let due = |order: &AnyOrder| order.next_check_at.is_some_and(|at| at <= self.services.now());
        let found: Option<AnyOrder> = self.store.by_id(tenant, id).await?;
        let Some(order) = found.filter(due) else {
            return Ok(());
        };
        let kind = order.reference.kind();
        let product = self.products.iter().find(|product| product.kind() == kind);
        product.ok_or(OrderError::NotFound)?.reconcile(tenant, id).await
    }
}
