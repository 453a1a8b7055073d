//! Operators' steps: take a request up, give it to one of them, quote it once or again, or refuse it.

use jetway_db::repo::audit::Actor;
use jetway_domain::access::Operator;
use jetway_domain::holiday::quotation::QuotationTerms;
use jetway_domain::holiday::request::{
    HolidayRequest, HolidayRequestEventKind, HolidayRequestFault, HolidayRequestStep,
};
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;
use serde_json::json;

use super::emails::enqueue;
use super::{HolidayRequestError, HolidayRequests, OPERATIONS};
use crate::holiday::orders::start_of;

/// A step of an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayStep {
    /// The version of the request that the operator saw.
    pub version: u32,
    /// Who takes it.
    pub operator: Operator,
}

/// A quotation as an operator typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewQuotation {
    /// Who quotes which version.
    pub step: HolidayStep,
    /// What is offered.
    pub terms: QuotationTerms,
    /// The tenant's currency.
    pub currency: CurrencyCode,
}

impl HolidayRequests {
    /// Take a request up: its agency sees that operations work on it.
    ///
    /// # Errors
    /// When the tenant has no such request, it was taken up before, or a concurrent change was saved first.
    pub async fn acknowledge(
        &self,
        tenant: &TenantId,
        reference: &str,
        step: HolidayStep,
    ) -> Result<HolidayRequest, HolidayRequestError> {
        let tx = self.services.begin(tenant).await?;
        let mut request = self.seen(&tx, reference, step.version).await?;
        request.acknowledge(step.operator.name())?;
        self.save(&tx, &mut request).await?;
        let kind = HolidayRequestEventKind::Acknowledged;
        self.record(&tx, &request, kind, (OPERATIONS, "")).await?;
        let by = Actor::Operator(step.operator);
        self.audit(&tx, &request, by, ("holidayRequest.acknowledged", json!({})))
            .await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Give a request to an operator. Its agency sees the name.
    ///
    /// # Errors
    /// When the tenant has no such request, it has ended without an order, or a concurrent change was saved first.
    pub async fn assign(
        &self,
        tenant: &TenantId,
        reference: &str,
        (step, to): (HolidayStep, &str),
    ) -> Result<HolidayRequest, HolidayRequestError> {
        let tx = self.services.begin(tenant).await?;
        let mut request = self.seen(&tx, reference, step.version).await?;
        if !request.can_write() {
            return Err(HolidayRequestFault::WrongState(request.status).into());
        }
        let before = request.details.assigned_to.replace(to.to_owned());
        self.save(&tx, &mut request).await?;
        let kind = HolidayRequestEventKind::Assigned;
        self.record(&tx, &request, kind, (OPERATIONS, to)).await?;
        let by = Actor::Operator(step.operator);
        let detail = json!({ "before": before, "after": to });
        self.audit(&tx, &request, by, ("holidayRequest.assigned", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Quote a request. An open quotation is replaced.
    ///
    /// # Errors
    /// When the tenant has no such request, it has ended, fields are not possible, or a concurrent change was saved first.
    pub async fn quote(
        &self,
        tenant: &TenantId,
        reference: &str,
        new: NewQuotation,
    ) -> Result<HolidayRequest, HolidayRequestError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let mut request = self.seen(&tx, reference, new.step.version).await?;
        request.quotable(now)?;
        let starts_at = start_of(&self.services, tenant, new.terms.starts_on);
        let wish = &request.details.wish;
        let faults = new.terms.faults(wish, new.currency, (starts_at, now));
        if !faults.is_empty() {
            return Err(HolidayRequestError::Faults(faults));
        }
        let total = new.terms.total()?;
        let until = new.terms.valid_until;
        let operator = new.step.operator;
        let assigned = &mut request.details.assigned_to;
        assigned.get_or_insert_with(|| operator.name().to_owned());
        request.take_quotation(new.terms, operator.name(), now);
        self.save(&tx, &mut request).await?;
        let kind = HolidayRequestEventKind::Quoted;
        self.record(&tx, &request, kind, (OPERATIONS, &total.customer.to_string()))
            .await?;
        let detail = json!({ "amount": total.agent.to_string(), "validUntil": until });
        let by = Actor::Operator(operator);
        self.audit(&tx, &request, by, ("holidayRequest.quoted", detail)).await?;
        enqueue(&self.services, &tx, &request, kind).await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Say that nothing can be offered.
    ///
    /// # Errors
    /// When the tenant has no such request, it has ended, or a concurrent change was saved first.
    pub async fn refuse(
        &self,
        tenant: &TenantId,
        reference: &str,
        (step, reason): (HolidayStep, String),
    ) -> Result<HolidayRequest, HolidayRequestError> {
        let tx = self.services.begin(tenant).await?;
        let mut request = self.seen(&tx, reference, step.version).await?;
        request.end(HolidayRequestStep::Refuse, Some(reason.clone()))?;
        self.save(&tx, &mut request).await?;
        let kind = HolidayRequestEventKind::Refused;
        self.record(&tx, &request, kind, (OPERATIONS, &reason)).await?;
        let by = Actor::Operator(step.operator);
        let detail = json!({ "reason": reason });
        self.audit(&tx, &request, by, ("holidayRequest.refused", detail))
            .await?;
        enqueue(&self.services, &tx, &request, kind).await?;
        tx.commit().await?;
        Ok(request)
    }
}
