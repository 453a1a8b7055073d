//! Accepting a quotation: the request is accepted and its order is made, in one transaction.

use jetway_db::Tx;
use jetway_db::repo::audit::Actor;
use jetway_domain::holiday::quotation::Quotation;
use jetway_domain::holiday::request::{
    HolidayRequest, HolidayRequestEventKind, HolidayRequestStatus, HolidayRequestStep,
};
use jetway_domain::money::Money;
use serde_json::json;

use super::snapshot::places_of;
use super::{HolidayRequestError, HolidayRequests};
use crate::context::Caller;
use crate::holiday::orders::HolidayError;
use crate::order::{ChargeError, charge};

/// What is accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AcceptQuotation {
    /// Number of the quotation that was read.
    pub quotation: u32,
    /// The customer total that the agent saw.
    pub accepted: Money,
}

impl HolidayRequests {
    /// Accept the quotation that was read. The request is returned with its order. Repeating the call, also at the same time, returns
    /// the same order.
    ///
    /// # Errors
    /// When the agency has no such request or may not buy, no quotation is open, its validity is over, another one has replaced it,
    /// the accepted amount is another one, or the departure has too few places.
    pub async fn accept(
        &self,
        caller: &Caller,
        reference: &str,
        command: AcceptQuotation,
    ) -> Result<HolidayRequest, HolidayRequestError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        let mut request = self.own(&tx, caller, reference).await?;
        if request.status == HolidayRequestStatus::Accepted {
            return Ok(request);
        }
        let may_buy = charge::may_buy(&tx, caller.agency).await;
        may_buy.map_err(|error| HolidayError::Charge(ChargeError::from(error)))?;
        let quotation = request.acceptable(command.quotation, now)?.clone();
        let current = quotation.terms.total()?.customer;
        if command.accepted != current {
            return Err(HolidayRequestError::AmountMismatch { current });
        }
        let order = self.holidays.next_reference(&tx, &caller.tenant).await?;
        request.end(HolidayRequestStep::Accept, None)?;
        request.details.order = Some(order.clone());
        // Saved before the order is made: a concurrent acceptance waits here, and then finds it accepted.
        if !tx.holiday_requests().save(&mut request).await? {
            tx.rollback().await?;
            let now = self.again(&caller.tenant, &request).await?;
            let is_accepted = now.status == HolidayRequestStatus::Accepted;
            return is_accepted.then_some(now).ok_or(HolidayRequestError::Changed);
        }
        let places = self.take_places(&tx, &request, &quotation).await?;
        let number = quotation.number;
        let drafted = self
            .holidays
            .drafted(caller, (&request, quotation), (order.clone(), places));
        self.holidays.placed(&tx, caller, &drafted).await?;
        let kind = HolidayRequestEventKind::Accepted;
        self.record(&tx, &request, kind, (&caller.user_name, "")).await?;
        let by = Actor::User(caller.user);
        let detail = json!({ "quotation": number, "amount": current.to_string(), "order": order.as_str() });
        self.audit(&tx, &request, by, ("holidayRequest.accepted", detail))
            .await?;
        tx.commit().await?;
        Ok(request)
    }

    /// Take the places of the party on a fixed departure; 0 when the package has none on that day.
    async fn take_places(
        &self,
        tx: &Tx,
        request: &HolidayRequest,
        quotation: &Quotation,
    ) -> Result<u32, HolidayRequestError> {
        let (id, day) = (request.details.trip.package, quotation.terms.starts_on);
        let package = tx.tour_packages().find(id).await?;
        let departures = package.map(|package| package.departures).unwrap_or_default();
        if !departures.iter().any(|departure| departure.date == day) {
            return Ok(0);
        }
        let places = places_of(&request.details.wish);
        let taken = tx.tour_packages().take(id, day, places).await?;
        taken.then_some(places).ok_or(HolidayRequestError::NoPlaces)
    }
}
