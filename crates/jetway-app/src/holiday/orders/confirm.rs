//! Operators' steps: confirm a holiday with the references of its suppliers, or refuse it and return everything.

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::holiday::order::{HolidayConfirmation, HolidayOrder, HolidayStage, SupplierReference};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::order::{OrderEventKind, OrderStatus};
use serde_json::{Value, json};

use super::ending::Ending;
use super::{HolidayError, Holidays};
use crate::order::OrderError;
use crate::order::change::{Change, OPERATIONS};

/// Most holidays of a tenant in the work queue.
const MOST: u64 = 200;

/// The references of the suppliers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewConfirmation {
    /// The version of the order that the operator saw.
    pub version: u32,
    /// At least one; each of a line of the quotation.
    pub references: Vec<SupplierReference>,
    /// Who confirms.
    pub operator: Operator,
}

/// That a holiday cannot be carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayRefusal {
    /// The version of the order that the operator saw.
    pub version: u32,
    /// Why, for the agency.
    pub reason: String,
    /// Who refuses.
    pub operator: Operator,
}

impl Holidays {
    /// Record that every supplier has confirmed; then the balance is due. An order that the deposit has paid in full is confirmed.
    /// Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the tenant has no such order, it waits for no confirmation, or the references do not fit.
    pub async fn confirm(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        new: NewConfirmation,
    ) -> Result<HolidayOrder, HolidayError> {
        let (order, _lock) = self.store.by_number_locked::<HolidayOrder>(tenant, reference).await?;
        let confirmed = order.details.confirmed.as_ref();
        if confirmed.is_some_and(|confirmed| confirmed.references == new.references) {
            return Ok(order);
        }
        if order.stage() != HolidayStage::Confirming {
            return Err(OrderError::WrongState(order.status).into());
        }
        if order.version != new.version {
            return Err(HolidayError::OutOfDate);
        }
        if !order.takes(&new.references) {
            return Err(HolidayError::References);
        }
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let text = "The suppliers have confirmed.";
        let mut change = Change::by(OPERATIONS, OrderEventKind::HolidayConfirmed, text);
        if order.is_balance_paid() {
            change = change.to(OrderStatus::Confirmed);
        }
        let references = new.references.len();
        let confirmation = HolidayConfirmation {
            at: now,
            by: new.operator.name().to_owned(),
            references: new.references,
        };
        let changed = self.store.apply(&tx, &order, change, |order: &mut HolidayOrder| {
            order.details.confirmed = Some(confirmation);
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        let detail = json!({ "references": references });
        self.audit(&tx, &order, new.operator, ("holiday.confirmed", detail))
            .await?;
        Ok(self.saved(tx, changed).await?)
    }

    /// Record that the holiday cannot be carried out: everything that was paid returns. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the tenant has no such order, or it has ended or started.
    pub async fn refuse(
        &self,
        tenant: &TenantId,
        reference: &OrderReference,
        refusal: HolidayRefusal,
    ) -> Result<HolidayOrder, HolidayError> {
        let (order, _lock) = self.store.by_number_locked::<HolidayOrder>(tenant, reference).await?;
        let is_refused = order.details.ended.as_ref().is_some_and(|end| end.reason.is_some());
        if is_refused {
            return Ok(order);
        }
        if !order.can_end(self.services.now()) {
            return Err(OrderError::WrongState(order.status).into());
        }
        if order.version != refusal.version {
            return Err(HolidayError::OutOfDate);
        }
        let terms = order.refusal_terms()?;
        let text = "The holiday cannot be carried out. What was paid has returned.";
        let detail = json!({ "reason": refusal.reason, "refund": terms.refund.agent.to_string() });
        let ending = Ending {
            terms,
            by: refusal.operator.name().to_owned(),
            missed: None,
            reason: Some(refusal.reason),
            change: Change::by(OPERATIONS, OrderEventKind::Cancelled, text),
            audit: Some((refusal.operator, detail)),
        };
        self.end(tenant, &order, ending).await
    }

    /// An order of any agency. Back office only.
    ///
    /// # Errors
    /// `NotFound` when the tenant has no such holiday order.
    pub async fn case(&self, tenant: &TenantId, reference: &OrderReference) -> Result<HolidayOrder, HolidayError> {
        Ok(self.store.by_number(tenant, reference).await?)
    }

    /// Orders that operations are to confirm, oldest first; at most 200.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn to_confirm(&self, tenant: &TenantId) -> Result<Vec<HolidayOrder>, DbError> {
        let tx = self.services.read(tenant).await?;
        tx.holidays().in_stage(HolidayStage::Confirming, MOST).await
    }

    pub(super) async fn audit(
        &self,
        tx: &Tx,
        order: &HolidayOrder,
        by: Operator,
        (action, detail): (&str, Value),
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.services.now(),
            by: Actor::Operator(by),
            agency_id: Some(order.agency),
            action: action.to_owned(),
            subject: order.reference.as_str().to_owned(),
            detail,
        };
        tx.audit().record(event, self.services.ids()).await
    }
}
