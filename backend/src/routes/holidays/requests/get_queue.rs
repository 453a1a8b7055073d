//! Lists of requests.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::holiday::requests::{HolidayRequestFilter, ListedRequest};
use jetway_domain::access::Functionality;
use jetway_domain::holiday::request::{HolidayMessage, HolidayRequestStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::view::{HolidayMessageSide, HolidayRequestState};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;

/// A tab of the list.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayRequestTab {
    /// Without a quotation.
    New,
    /// A quotation waits for an answer.
    Quoted,
    /// The quotation has become an order.
    Accepted,
    /// Declined, expired, withdrawn or refused.
    Closed,
}

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayRequestsRequest {
    tab: HolidayRequestTab,
    /// Part of a number, the package, the city or the contact.
    search: Option<String>,
    /// Earliest first day.
    from: Option<NaiveDate>,
    /// Latest first day.
    to: Option<NaiveDate>,
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of requests, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestList {
    rows: Vec<HolidayRequestRow>,
    /// Requests on all pages.
    total: u64,
    /// Requests in each tab under the same search.
    counts: BTreeMap<&'static str, u64>,
}

/// The last message about a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayMessageSummary {
    from: HolidayMessageSide,
    /// Name of the user or operator.
    author: String,
    text: String,
    at: String,
}

/// A request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestRow {
    request_reference: String,
    state: HolidayRequestState,
    package_id: Uuid,
    package_title: String,
    city: String,
    date: NaiveDate,
    adults: u32,
    children: usize,
    /// What the customer pays by the last quotation.
    #[serde(skip_serializing_if = "Option::is_none")]
    quoted_amount: Option<String>,
    /// Until when the last quotation can be, or could be, accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assigned_to: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_message: Option<HolidayMessageSummary>,
    created_at: String,
    asked_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
}

/// List requests for tour packages of the agency.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/GetQueue", operation_id = "holidayGetRequests", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body = HolidayRequestsRequest, responses((status = 200, body = HolidayRequestList)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    body: Body<HolidayRequestsRequest>,
) -> Result<Json<HolidayRequestList>, Refusal> {
    let asked = body.value;
    let pages = (asked.page, asked.page_size);
    let filter = asked.filter();
    let found = state.app.holiday_requests().list(agent.caller(), filter, pages).await?;
    let count = |tab: HolidayRequestTab| {
        let states = tab.statuses().iter();
        states.filter_map(|status| found.counts.get(status)).sum::<u64>()
    };
    Ok(Json(HolidayRequestList {
        counts: HolidayRequestTab::ALL
            .into_iter()
            .map(|tab| (tab.name(), count(tab)))
            .collect(),
        rows: found.requests.iter().map(HolidayRequestRow::of).collect(),
        total: found.total,
    }))
}

impl HolidayRequestsRequest {
    /// What matches, regardless of the page.
    pub(super) fn filter(self) -> HolidayRequestFilter {
        HolidayRequestFilter {
            agency: None,
            statuses: self.tab.statuses().to_vec(),
            search: given(self.search),
            from: self.from,
            to: self.to,
        }
    }
}

impl HolidayRequestTab {
    const ALL: [Self; 4] = [Self::New, Self::Quoted, Self::Accepted, Self::Closed];

    const fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Quoted => "quoted",
            Self::Accepted => "accepted",
            Self::Closed => "closed",
        }
    }

    const fn statuses(self) -> &'static [HolidayRequestStatus] {
        match self {
            Self::New => &HolidayRequestStatus::NEW,
            Self::Quoted => &[HolidayRequestStatus::Quoted],
            Self::Accepted => &[HolidayRequestStatus::Accepted],
            Self::Closed => &HolidayRequestStatus::CLOSED,
        }
    }
}

impl HolidayMessageSummary {
    fn of(message: &HolidayMessage) -> Self {
        Self {
            from: HolidayMessageSide::of(message.from),
            author: message.author.clone(),
            text: message.text.clone(),
            at: instant(message.at),
        }
    }
}

impl HolidayRequestRow {
    fn of(listed: &ListedRequest) -> Self {
        let (request, details) = (&listed.request, &listed.request.details);
        let quotation = details.quotation.as_ref();
        let total = quotation.and_then(|quotation| quotation.terms.total().ok());
        Self {
            request_reference: request.reference.clone(),
            state: HolidayRequestState::of(request.status),
            package_id: details.trip.package.0,
            package_title: details.trip.title.clone(),
            city: details.trip.city.clone(),
            date: details.wish.date,
            adults: details.wish.adults,
            children: details.wish.child_ages.len(),
            quoted_amount: total.map(|total| total.customer.to_string()),
            valid_until: quotation.map(|quotation| instant(quotation.terms.valid_until)),
            assigned_to: details.assigned_to.clone(),
            last_message: listed.last_message.as_ref().map(HolidayMessageSummary::of),
            created_at: instant(request.created_at),
            asked_by: details.created_by_name.clone(),
            order_reference: details.order.as_ref().map(|order| order.as_str().to_owned()),
        }
    }
}
