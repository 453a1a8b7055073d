//! An agency's steps but the acceptance: ask, decline a quote, take the request back.

use jetway_connectors::reference::Airports;
use jetway_db::repo::audit::Actor;
use jetway_domain::ids::GroupRequestId;
use jetway_domain::lot::request::{
    GroupRequest, GroupRequestDetails, GroupRequestEventKind, GroupRequestStatus, GroupRequestStep, GroupTrip,
};
use jetway_domain::lot::{LotFault, LotFaultCode};
use serde_json::json;

use super::{GroupRequestError, GroupRequests};
use crate::context::Caller;
use crate::lots::group::GroupError;
use crate::order::{ChargeError, charge};

/// Counter of the tenant's requests.
const COUNTER: &str = "group-requests";

impl GroupRequests {
    /// Store a request, which waits for operations.
    ///
    /// # Errors
    /// When a field is not possible, or the agency may not buy.
    pub async fn ask(&self, caller: &Caller, trip: GroupTrip) -> Result<GroupRequest, GroupRequestError> {
        let now = self.services.now();
        let today = now.with_timezone(&self.services.zone(&caller.tenant)).date_naive();
        let mut faults = trip.faults(today);
        faults.extend(unknown_airports(&trip));
        if !faults.is_empty() {
            return Err(GroupRequestError::Faults(faults));
        }
        let tx = self.services.begin(&caller.tenant).await?;
        let may_buy = charge::may_buy(&tx, caller.agency).await;
        may_buy.map_err(|error| GroupError::Charge(ChargeError::from(error)))?;
        let count = tx.counters().next(COUNTER).await?;
        let mut request = GroupRequest {
            id: GroupRequestId::fresh(self.services.ids()),
            version: 1,
            agency: caller.agency,
            reference: GroupRequest::number(today, count),
            status: GroupRequestStatus::Requested,
            created_by: caller.user,
            created_at: now,
            next_check_at: None,
            details: GroupRequestDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                trip,
                quote: None,
                reminded: false,
                reason: None,
                order: None,
            },
        };
        request.plan(now);
        tx.group_requests().insert(&request).await?;
        let kind = GroupRequestEventKind::Requested;
        self.record(&tx, &request, kind, (&caller.user_name, "")).await?;
        let trip = &request.details.trip;
        let detail = json!({ "route": trip.route(), "passengers": trip.party.passengers() });
        let by = Actor::User(caller.user);
        self.audit(&tx, &request, by, ("groupRequest.requested", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Decline the quote that was read. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the agency has no such request, no quote is open, or another quote has replaced the one that was read.
    pub async fn decline(
        &self,
        caller: &Caller,
        reference: &str,
        (quote, reason): (u32, Option<String>),
    ) -> Result<GroupRequest, GroupRequestError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let mut request = self.own(&tx, caller, reference).await?;
        if request.status == GroupRequestStatus::Declined {
            return Ok(request);
        }
        request.step(GroupRequestStep::Decline)?;
        request.open_quote(quote)?;
        let note = reason.clone().unwrap_or_default();
        request.end(GroupRequestStep::Decline, reason)?;
        self.save(&tx, &mut request).await?;
        let kind = GroupRequestEventKind::Declined;
        self.record(&tx, &request, kind, (&caller.user_name, &note)).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "quote": quote, "reason": note });
        self.audit(&tx, &request, by, ("groupRequest.declined", detail)).await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Take a request back. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the agency has no such request, or it has ended.
    pub async fn withdraw(&self, caller: &Caller, reference: &str) -> Result<GroupRequest, GroupRequestError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let mut request = self.own(&tx, caller, reference).await?;
        if request.status == GroupRequestStatus::Withdrawn {
            return Ok(request);
        }
        let before = request.status;
        request.end(GroupRequestStep::Withdraw, None)?;
        self.save(&tx, &mut request).await?;
        let kind = GroupRequestEventKind::Withdrawn;
        self.record(&tx, &request, kind, (&caller.user_name, "")).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "before": before.name() });
        self.audit(&tx, &request, by, ("groupRequest.withdrawn", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }
}

fn unknown_airports(trip: &GroupTrip) -> Vec<LotFault> {
    let airports = Airports::embedded();
    let ends = trip.journeys.iter().enumerate().flat_map(|(at, journey)| {
        let origin = (format!("/journeys/{at}/origin"), journey.origin);
        [origin, (format!("/journeys/{at}/destination"), journey.destination)]
    });
    ends.filter(|(_, code)| airports.get(*code).is_none())
        .map(|(pointer, _)| LotFault {
            pointer,
            code: LotFaultCode::Unknown,
        })
        .collect()
}
