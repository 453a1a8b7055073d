//! Stores a step of the desk: the order, its history and e-mails, and the audit trail, in one transaction.

use jetway_db::Tx;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::ids::TenantId;
use jetway_domain::visa::order::VisaOrder;
use serde_json::Value;

use super::moments::next_check;
use super::{DeskCall, DeskError, handed_in};
use crate::order::change::Change;
use crate::order::{Locked, OrderError};
use crate::visa::Visas;

/// The record of a step.
pub(super) struct StepRecord {
    /// The line of history.
    pub(super) change: Change,
    /// The action in the audit trail.
    pub(super) action: &'static str,
    /// Its detail.
    pub(super) detail: Value,
}

impl Visas {
    /// The order, locked, in the version that the operator saw.
    pub(super) async fn at_desk(&self, call: &DeskCall) -> Result<(VisaOrder, Locked), DeskError> {
        let (order, lock) = self.store.by_number_locked(&call.tenant, &call.reference).await?;
        let order = handed_in(order)?;
        if order.version != call.version {
            return Err(DeskError::OutOfDate);
        }
        Ok((order, lock))
    }

    /// Store an order after a step.
    pub(super) async fn record(
        &self,
        tx: Tx,
        call: &DeskCall,
        (order, moved): (&VisaOrder, VisaOrder),
        record: StepRecord,
    ) -> Result<VisaOrder, DeskError> {
        let now = self.services.now();
        let moved = self.settled(&call.tenant, order, moved);
        let changed = self.store.apply(&tx, order, record.change, |order: &mut VisaOrder| {
            order.next_check_at = moved.next_check_at;
            order.details = moved.details;
        });
        let Some(changed) = changed.await? else {
            tx.rollback().await?;
            return Err(OrderError::Conflict.into());
        };
        let event = AuditEvent {
            at: now,
            by: Actor::Operator(call.operator.clone()),
            agency_id: Some(order.agency),
            action: record.action.to_owned(),
            subject: order.reference.as_str().to_owned(),
            detail: record.detail,
        };
        tx.audit().record(event, self.services.ids()).await?;
        tx.commit().await?;
        Ok(changed)
    }

    /// An order after a step, with the due times that follow from it.
    pub(in crate::visa) fn settled(&self, tenant: &TenantId, order: &VisaOrder, mut moved: VisaOrder) -> VisaOrder {
        let now = self.services.now();
        if moved.state() != order.state() {
            moved.details.state_since = now;
        }
        moved.next_check_at = next_check(&moved, self.services.keep_visa_files(tenant), now);
        moved
    }
}
