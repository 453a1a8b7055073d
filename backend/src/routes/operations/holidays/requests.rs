//! Requests for tour packages: listed and read by operators.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use jetway_app::holiday::requests::{HolidayRequestFilter, ListedRequest};
use jetway_app::urgency::Urgency;
use jetway_domain::holiday::order::HolidayStage;
use jetway_domain::holiday::request::{HolidayMessage, HolidayRequestStatus, HolidaySide};
use jetway_domain::ids::TenantId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::READERS;
use super::request_case::{HolidayRequestCase, HolidayRequestStateName, HolidaySender, HolidayStageName, case};
use crate::http::{Body, OperatorCall, Refusal};
use crate::routes::operations::fares::page::LotPlace;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::UrgencyName;
use crate::wire::search_text::search_text;

/// What waits for operators is late after this.
const WITHIN: TimeDelta = TimeDelta::days(1);

/// A tab of the list.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayRequestTab {
    /// Without a quotation.
    Waiting,
    /// The agency is to answer a quotation.
    Quoted,
    /// The quotation has become an order.
    Accepted,
    /// Declined, expired, withdrawn or refused.
    Closed,
}

/// Which requests to list.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayRequestSearch {
    tab: HolidayRequestTab,
    /// Slug of a tenant; every tenant of the operator if absent.
    tenant: Option<String>,
    /// Part of a number, an agency, a package, a city or a contact; at most 100 characters.
    search: Option<String>,
}

/// Requests, oldest first; the newest 200 of each tenant.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayRequestsFound {
    items: Vec<HolidayRequestRow>,
    /// Requests in each tab.
    counts: BTreeMap<&'static str, u64>,
}

/// The last message about a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayLastMessage {
    from: HolidaySender,
    at: String,
    text: String,
}

/// A request in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestRow {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    state: HolidayRequestStateName,
    agency: String,
    package_title: String,
    city: String,
    date: NaiveDate,
    adults: u32,
    children: usize,
    /// What the customer pays by the last quotation.
    #[serde(skip_serializing_if = "Option::is_none")]
    quoted_amount: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<String>,
    /// Name of the operator who works on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    assigned_to: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_message: Option<HolidayLastMessage>,
    created_at: String,
    /// Since when it waits for operators, or else since when it exists.
    since: String,
    /// When it is late; absent when nothing waits for operators.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    #[schema(value_type = Option<UrgencyName>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    urgency: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order_stage: Option<HolidayStageName>,
}

/// Which request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayRequestKey {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
}

/// List requests for tour packages.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/GetHolidayRequests", operation_id = "loadHolidayRequests",
    tag = "holidays", security(("operator" = [])), request_body = HolidayRequestSearch,
    responses((status = 200, body = HolidayRequestsFound)))]
pub(crate) async fn load_holiday_requests(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayRequestSearch>,
) -> Result<Json<HolidayRequestsFound>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let filter = HolidayRequestFilter {
        statuses: asked.tab.statuses().to_vec(),
        search: search_text("/search", asked.search.as_deref())?,
        ..HolidayRequestFilter::default()
    };
    let (found, counts) = state.app.holiday_requests().all(&tenants, &filter).await?;
    let count = |tab: HolidayRequestTab| {
        let states = tab.statuses().iter();
        states.filter_map(|status| counts.get(status)).sum::<u64>()
    };
    let now = state.app.clock().now();
    let row = |(tenant, listed): (TenantId, ListedRequest)| {
        let today = state.app.today(&tenant);
        HolidayRequestRow::of((tenant, listed), now, today)
    };
    Ok(Json(HolidayRequestsFound {
        counts: HolidayRequestTab::ALL
            .into_iter()
            .map(|tab| (tab.name(), count(tab)))
            .collect(),
        items: found.into_iter().map(row).collect(),
    }))
}

/// View a request for a tour package.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/GetHolidayRequest", operation_id = "viewHolidayRequest",
    tag = "holidays", security(("operator" = [])), request_body = HolidayRequestKey,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn view_holiday_request(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayRequestKey>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let place = LotPlace::of(&state, &call, &body.value.tenant).await?;
    case(&state, &call, (&place, &body.value.reference_id)).await
}

impl HolidayRequestTab {
    const ALL: [Self; 4] = [Self::Waiting, Self::Quoted, Self::Accepted, Self::Closed];

    const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Quoted => "quoted",
            Self::Accepted => "accepted",
            Self::Closed => "closed",
        }
    }

    const fn statuses(self) -> &'static [HolidayRequestStatus] {
        match self {
            Self::Waiting => &HolidayRequestStatus::NEW,
            Self::Quoted => &[HolidayRequestStatus::Quoted],
            Self::Accepted => &[HolidayRequestStatus::Accepted],
            Self::Closed => &HolidayRequestStatus::CLOSED,
        }
    }
}

impl HolidayLastMessage {
    fn of(message: &HolidayMessage) -> Self {
        Self {
            from: HolidaySender::of(message.from),
            at: instant(message.at),
            text: message.text.clone(),
        }
    }
}

impl HolidayRequestRow {
    fn of((tenant, listed): (TenantId, ListedRequest), now: DateTime<Utc>, today: NaiveDate) -> Self {
        let waits = waits_since(&listed);
        let due_at = waits.map(|since| (since, since + WITHIN));
        let details = listed.request.details;
        let quotation = details.quotation.as_ref();
        let total = quotation.and_then(|quotation| quotation.terms.total().ok());
        Self {
            tenant: tenant.into(),
            state: HolidayRequestStateName::of(listed.request.status),
            quoted_amount: total.map(|total| total.customer.to_string()),
            valid_until: quotation.map(|quotation| instant(quotation.terms.valid_until)),
            agency: details.agency_name,
            package_title: details.trip.title,
            city: details.trip.city,
            date: details.wish.date,
            adults: details.wish.adults,
            children: details.wish.child_ages.len(),
            assigned_to: details.assigned_to,
            last_message: listed.last_message.as_ref().map(HolidayLastMessage::of),
            created_at: instant(listed.request.created_at),
            since: instant(waits.unwrap_or(listed.request.created_at)),
            due_at: due_at.map(|(_, at)| instant(at)),
            urgency: due_at.map(|(since, at)| Urgency::of(since, at, now).name()),
            order_reference: details.order.map(|order| order.as_str().to_owned()),
            order_stage: listed.order.as_ref().map(|order| HolidayStageName::of(order, today)),
            reference_id: listed.request.reference,
        }
    }
}

/// Since when it waits for operators: to be quoted, to be confirmed, or for an answer to the agency's last message.
fn waits_since(listed: &ListedRequest) -> Option<DateTime<Utc>> {
    let status = listed.request.status;
    if HolidayRequestStatus::NEW.contains(&status) {
        return Some(listed.request.created_at);
    }
    if let Some(order) = listed
        .order
        .as_ref()
        .filter(|order| order.stage() == HolidayStage::Confirming)
    {
        return Some(order.details.deposit.map_or(order.created_at, |paid| paid.at));
    }
    let asked = listed.last_message.as_ref().filter(|_| listed.request.can_write());
    let asked = asked.filter(|message| message.from == HolidaySide::Agency);
    asked.map(|message| message.at)
}
