//! Operators' steps: quote a request, once or again, or refuse it.

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::Actor;
use jetway_domain::access::Operator;
use jetway_domain::ids::TenantId;
use jetway_domain::lot::LotOffer;
use jetway_domain::lot::request::{GroupRequest, GroupRequestEventKind, GroupRequestStep};
use jetway_domain::money::CurrencyCode;
use serde_json::json;

use super::emails::enqueue;
use super::{GroupRequestError, GroupRequests, OPERATIONS};
use crate::lots::place::checked;

/// A quote as an operator typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewQuote {
    /// The version of the request that the operator saw.
    pub version: u32,
    /// What is offered. Its instants are set from the local times.
    pub offer: LotOffer,
    /// Until when it can be accepted.
    pub valid_until: DateTime<Utc>,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// Who typed it.
    pub operator: Operator,
}

/// That nothing can be offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The version of the request that the operator saw.
    pub version: u32,
    /// Why, for the agency.
    pub reason: String,
    /// Who says so.
    pub operator: Operator,
}

impl GroupRequests {
    /// Quote a request. An open quote is replaced.
    ///
    /// # Errors
    /// When the tenant has no such request, it has ended, fields are not possible, or a concurrent change was saved first.
    pub async fn quote(
        &self,
        tenant: &TenantId,
        reference: &str,
        new: NewQuote,
    ) -> Result<GroupRequest, GroupRequestError> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let found = tx.group_requests().by_reference(reference).await?;
        let mut request = found.ok_or(GroupRequestError::NotFound)?;
        request.quotable(now)?;
        if request.version != new.version {
            return Err(GroupRequestError::Changed);
        }
        let party = request.details.trip.party;
        let offer = checked(new.offer, party.seats(), new.currency).map_err(GroupRequestError::Faults)?;
        let faults = request.quote_faults(&offer, new.valid_until, now);
        if !faults.is_empty() {
            return Err(GroupRequestError::Faults(faults));
        }
        let price = offer.prices.total(party)?;
        request.take_quote(offer, new.valid_until, new.operator.name(), now);
        self.save(&tx, &mut request).await?;
        let kind = GroupRequestEventKind::Quoted;
        self.record(&tx, &request, kind, (OPERATIONS, &price.customer.to_string()))
            .await?;
        let detail = json!({ "amount": price.agent.to_string(), "validUntil": new.valid_until });
        let by = Actor::Operator(new.operator);
        self.audit(&tx, &request, by, ("groupRequest.quoted", detail)).await?;
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
        refusal: Refusal,
    ) -> Result<GroupRequest, GroupRequestError> {
        let tx = self.services.begin(tenant).await?;
        let found = tx.group_requests().by_reference(reference).await?;
        let mut request = found.ok_or(GroupRequestError::NotFound)?;
        request.step(GroupRequestStep::Refuse)?;
        if request.version != refusal.version {
            return Err(GroupRequestError::Changed);
        }
        request.end(GroupRequestStep::Refuse, Some(refusal.reason.clone()))?;
        self.save(&tx, &mut request).await?;
        let kind = GroupRequestEventKind::Refused;
        self.record(&tx, &request, kind, (OPERATIONS, &refusal.reason)).await?;
        let detail = json!({ "reason": refusal.reason });
        let by = Actor::Operator(refusal.operator);
        self.audit(&tx, &request, by, ("groupRequest.refused", detail)).await?;
        enqueue(&self.services, &tx, &request, kind).await?;
        tx.commit().await?;
        Ok(request)
    }
}
