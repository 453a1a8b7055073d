//! An agency's steps but the acceptance: ask, decline a quotation, take the request back.

use jetway_db::repo::audit::Actor;
use jetway_domain::holiday::request::{
    HolidayRequest, HolidayRequestDetails, HolidayRequestEventKind, HolidayRequestStatus, HolidayRequestStep,
};
use jetway_domain::holiday::trip::HolidayWish;
use jetway_domain::ids::{HolidayRequestId, TourPackageId};
use jetway_domain::money::CurrencyCode;
use jetway_domain::reference::NameLanguage;
use serde_json::json;

use super::snapshot::trip_of;
use super::{HolidayRequestError, HolidayRequests};
use crate::context::Caller;
use crate::holiday::orders::HolidayError;
use crate::order::{ChargeError, charge};

/// Counter of the tenant's requests.
const COUNTER: &str = "holiday-requests";

/// What an agency asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewHolidayRequest {
    /// The package.
    pub package: TourPackageId,
    /// Day, party, contact and wishes.
    pub wish: HolidayWish,
    /// The tenant's currency.
    pub currency: CurrencyCode,
    /// The language in which the copy of the package is kept.
    pub language: NameLanguage,
}

impl HolidayRequests {
    /// Store a request, which waits for operations.
    ///
    /// # Errors
    /// When a field is not possible, the package is not offered, the agency may not buy, or it has an open request for the same
    /// package and day.
    pub async fn ask(&self, caller: &Caller, new: NewHolidayRequest) -> Result<HolidayRequest, HolidayRequestError> {
        let now = self.services.now();
        let today = now.with_timezone(&self.services.zone(&caller.tenant)).date_naive();
        let faults = new.wish.faults(today, new.currency);
        if !faults.is_empty() {
            return Err(HolidayRequestError::Faults(faults));
        }
        let tx = self.services.begin(&caller.tenant).await?;
        let may_buy = charge::may_buy(&tx, caller.agency).await;
        may_buy.map_err(|error| HolidayError::Charge(ChargeError::from(error)))?;
        let package = tx.tour_packages().find(new.package).await?;
        let package = package.filter(|package| package.is_open_on(today));
        let package = package.ok_or(HolidayRequestError::PackageGone)?;
        let count = tx.counters().next(COUNTER).await?;
        let mut request = HolidayRequest {
            id: HolidayRequestId::fresh(self.services.ids()),
            version: 1,
            agency: caller.agency,
            reference: HolidayRequest::number(today, count),
            status: HolidayRequestStatus::Submitted,
            created_by: caller.user,
            created_at: now,
            next_check_at: None,
            details: HolidayRequestDetails {
                agency_name: caller.agency_name.clone(),
                created_by_name: caller.user_name.clone(),
                trip: trip_of(&package, &new.wish, new.language),
                wish: new.wish,
                assigned_to: None,
                quotation: None,
                reminded: false,
                reason: None,
                order: None,
            },
        };
        request.plan(now);
        if !tx.holiday_requests().insert(&request).await? {
            let key = (new.package, request.details.wish.date);
            let open = tx.holiday_requests().open(caller.agency, key).await?;
            tx.rollback().await?;
            let open = open.ok_or(HolidayRequestError::Changed)?;
            return Err(HolidayRequestError::Open(open.reference));
        }
        let kind = HolidayRequestEventKind::Submitted;
        self.record(&tx, &request, kind, (&caller.user_name, "")).await?;
        let details = &request.details;
        let detail = json!({ "package": details.trip.title, "date": details.wish.date,
            "travellers": details.wish.travellers() });
        let by = Actor::User(caller.user);
        self.audit(&tx, &request, by, ("holidayRequest.submitted", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Decline the quotation that was read. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the agency has no such request, no quotation is open, or another one has replaced the one that was read.
    pub async fn decline(
        &self,
        caller: &Caller,
        reference: &str,
        (quotation, reason): (u32, Option<String>),
    ) -> Result<HolidayRequest, HolidayRequestError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let mut request = self.own(&tx, caller, reference).await?;
        if request.status == HolidayRequestStatus::Declined {
            return Ok(request);
        }
        request.step(HolidayRequestStep::Decline)?;
        request.open_quotation(quotation)?;
        let note = reason.clone().unwrap_or_default();
        request.end(HolidayRequestStep::Decline, reason)?;
        self.save(&tx, &mut request).await?;
        let kind = HolidayRequestEventKind::Declined;
        self.record(&tx, &request, kind, (&caller.user_name, &note)).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "quotation": quotation, "reason": note });
        self.audit(&tx, &request, by, ("holidayRequest.declined", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Take a request back. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the agency has no such request, or it has ended.
    pub async fn withdraw(&self, caller: &Caller, reference: &str) -> Result<HolidayRequest, HolidayRequestError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let mut request = self.own(&tx, caller, reference).await?;
        if request.status == HolidayRequestStatus::Withdrawn {
            return Ok(request);
        }
        let before = request.status;
        request.end(HolidayRequestStep::Withdraw, None)?;
        self.save(&tx, &mut request).await?;
        let kind = HolidayRequestEventKind::Withdrawn;
        self.record(&tx, &request, kind, (&caller.user_name, "")).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "before": before.name() });
        self.audit(&tx, &request, by, ("holidayRequest.withdrawn", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }
}
