//! Reading and changing one order. A change, its history and the e-mails it triggers are one transaction.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{OrderId, OrderReference, TenantId};
use jetway_domain::order::{OrderCore, OrderStatus};
use uuid::Uuid;

use super::change::Change;
use super::emails;
use super::error::OrderError;
use super::lock::{KeyLocks, Locked};
use super::product::{StoredOrder, load_one};
use crate::context::{Caller, Services};

/// Result of a change.
#[derive(Debug)]
pub(crate) enum Applied<O> {
    /// It was stored; the changed order.
    Stored(O),
    /// A concurrent change was stored first; the current order.
    Overtaken(O),
}

/// Orders of every agency, one of them at a time.
pub struct OrderStore {
    services: Arc<Services>,
    /// One request at a time for each order or price session in this process; between processes the row version decides.
    locks: KeyLocks<Uuid>,
    /// Orders handed over to operations by this process.
    handed_over: AtomicU64,
}

impl OrderStore {
    /// A store over the database of `services`.
    #[must_use]
    pub fn new(services: Arc<Services>) -> Arc<Self> {
        Arc::new(Self {
            services,
            locks: KeyLocks::default(),
            handed_over: AtomicU64::new(0),
        })
    }

    /// The shared services.
    pub(crate) const fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Orders this process has handed over to operations since it started.
    pub(crate) fn handed_over(&self) -> u64 {
        self.handed_over.load(Ordering::Relaxed)
    }

    /// Wait for earlier requests on the same order or price session in this process.
    pub(crate) async fn lock(&self, key: Uuid) -> Locked {
        self.locks.lock(key).await
    }

    /// An order of the caller's agency.
    pub(crate) async fn own<O: StoredOrder>(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<O, OrderError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.orders().by_reference(caller.agency, reference).await?;
        let id = found.ok_or(OrderError::NotFound)?;
        load_one(&tx, id).await?.ok_or(OrderError::NotFound)
    }

    /// An order of the caller's agency, read after earlier requests on it have ended. Later ones wait while the lock is held.
    pub(crate) async fn own_locked<O: StoredOrder>(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<(O, Locked), OrderError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.orders().by_reference(caller.agency, reference).await?;
        drop(tx);
        let lock = self.lock(found.ok_or(OrderError::NotFound)?.0).await;
        Ok((self.own(caller, reference).await?, lock))
    }

    /// Any agency's order. Back office only.
    pub(crate) async fn by_number<O: StoredOrder>(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
    ) -> Result<O, OrderError> {
        let tx = self.services.read(tenant).await?;
        let id = tx.orders().by_number(reference).await?.ok_or(OrderError::NotFound)?;
        load_one(&tx, id).await?.ok_or(OrderError::NotFound)
    }

    /// Any agency's order, locked as by [`OrderStore::own_locked`]. Back office only.
    pub(crate) async fn by_number_locked<O: StoredOrder>(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
    ) -> Result<(O, Locked), OrderError> {
        let found: O = self.by_number(tenant, reference).await?;
        let lock = self.lock(found.id.0).await;
        Ok((self.reread(tenant, found).await?, lock))
    }

    /// The order as it is stored now.
    pub(crate) async fn reread<O: StoredOrder>(&self, tenant: &TenantId, order: O) -> Result<O, DbError> {
        let tx = self.services.read(tenant).await?;
        Ok(load_one(&tx, order.id).await?.unwrap_or(order))
    }

    /// The order with this key, even if withdrawn; `None` if this product has none.
    pub(crate) async fn by_id<O: StoredOrder>(&self, tenant: &TenantId, id: OrderId) -> Result<Option<O>, DbError> {
        let tx = self.services.read(tenant).await?;
        load_one(&tx, id).await
    }

    /// Change an order and record it, inside a transaction. `None` when another request changed it first; the caller then
    /// rolls the transaction back.
    pub(crate) async fn apply<O: StoredOrder>(
        &self,
        tx: &Tx,
        order: &O,
        change: Change,
        edit: impl FnOnce(&mut O),
    ) -> Result<Option<O>, OrderError> {
        let now = self.services.now();
        let mut changed = order.clone();
        if let Some(to) = change.target().filter(|to| *to != order.status) {
            changed.status = order.step_to(to)?;
            changed.status_since = now;
        }
        edit(&mut changed);
        if !changed.save(tx).await? {
            return Ok(None);
        }
        for event in change.events(now) {
            tx.orders().record(changed.id, &event).await?;
        }
        emails::enqueue(&self.services, tx, (order, &changed), &change).await?;
        Ok(Some(changed))
    }

    /// One change in a transaction of its own. Returns the stored order,
    /// also if a concurrent change won.
    pub(crate) async fn apply_alone<O: StoredOrder>(
        &self,
        tenant: &TenantId,
        order: O,
        change: Change,
        edit: impl FnOnce(&mut O),
    ) -> Result<O, OrderError> {
        match self.try_alone(tenant, order, change, edit).await? {
            Applied::Stored(order) | Applied::Overtaken(order) => Ok(order),
        }
    }

    /// One change in a transaction of its own, for a caller who continues only if it was stored: of several processes that try the same
    /// step, exactly one gets `Stored`.
    pub(crate) async fn try_alone<O: StoredOrder>(
        &self,
        tenant: &TenantId,
        order: O,
        change: Change,
        edit: impl FnOnce(&mut O),
    ) -> Result<Applied<O>, OrderError> {
        let tx = self.services.begin(tenant).await?;
        let changed = self.apply(&tx, &order, change, edit).await?;
        let is_unconfirmed = |order: &O| order.status == OrderStatus::UnConfirmed;
        let is_handed_over = changed.as_ref().is_some_and(is_unconfirmed) && !is_unconfirmed(&order);
        let is_stored = changed.is_some();
        let order = self.commit(tx, order, changed).await?;
        if is_handed_over {
            self.handed_over.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(%tenant, order = order.reference.as_str(), "an order waits for a decision of operations");
        }
        Ok(if is_stored {
            Applied::Stored(order)
        } else {
            Applied::Overtaken(order)
        })
    }

    /// Commit what [`OrderStore::apply`] changed; without a change, roll back and return the order as it is stored now.
    pub(crate) async fn commit<O: StoredOrder>(&self, tx: Tx, order: O, changed: Option<O>) -> Result<O, OrderError> {
        if let Some(changed) = changed {
            tx.commit().await?;
            return Ok(changed);
        }
        let tenant = tx.scope().tenant().clone();
        tx.rollback().await?;
        Ok(self.reread(&tenant, order).await?)
    }

    /// Reconcile an order again after `wait`, as [`OrderStore::check_at`].
    pub(crate) async fn check_after(
        &self,
        tenant: &TenantId,
        order: &OrderCore,
        wait: TimeDelta,
    ) -> Result<(), DbError> {
        self.check_at(tenant, order, Some(self.services.now() + wait)).await
    }

    /// Schedule the next check of an order; `None` for never. A concurrent change of the order since it was read, maybe in
    /// another process, has scheduled it already.
    pub(crate) async fn check_at(
        &self,
        tenant: &TenantId,
        order: &OrderCore,
        at: Option<DateTime<Utc>>,
    ) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        tx.orders().check_again(order.id, order.version, at).await?;
        tx.commit().await
    }

    /// Postpone the check of a due order by `wait`, in any version.
    pub(crate) async fn put_off(&self, tenant: &TenantId, order: OrderId, wait: TimeDelta) -> Result<(), DbError> {
        let (tx, now) = (self.services.begin(tenant).await?, self.services.now());
        tx.orders().put_off(order, now, now + wait).await?;
        tx.commit().await
    }
}
