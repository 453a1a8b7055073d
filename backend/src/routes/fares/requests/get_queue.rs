//! Lists of requests.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::lots::requests::GroupRequestFilter;
use jetway_domain::access::Functionality;
use jetway_domain::lot::request::{GroupRequest, GroupRequestStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::view::GroupRequestStatusName;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::fares::card::FareLotKind;
use crate::state::AppState;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupRequestsRequest {
    /// Absent for all.
    status: Option<GroupRequestStatusName>,
    /// Part of a number, the group's name or an airport.
    search: Option<String>,
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of requests, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestList {
    rows: Vec<GroupRequestRow>,
    /// Requests on all pages.
    total: u64,
    /// Requests in each state, and in `all` of them, under the same search.
    counts: BTreeMap<&'static str, u64>,
}

/// A request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupRequestRow {
    reference_id: String,
    status: GroupRequestStatusName,
    kind: FareLotKind,
    group_name: String,
    /// Such as `DAC–JED, MED–DAC`.
    route: String,
    departure_date: NaiveDate,
    passengers: u32,
    /// Until when the open quote can be accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<String>,
    created_at: String,
    created_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    order_reference: Option<String>,
}

/// List requests for groups of the agency.
#[utoipa::path(post, path = "/api/fares/v1/GroupRequest/GetQueue", operation_id = "fareGetGroupRequests", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = GroupRequestsRequest, responses((status = 200, body = GroupRequestList)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    body: Body<GroupRequestsRequest>,
) -> Result<Json<GroupRequestList>, Refusal> {
    let asked = body.value;
    let filter = GroupRequestFilter {
        agency: None,
        statuses: asked.status.map(GroupRequestStatusName::status).into_iter().collect(),
        search: given(asked.search),
    };
    let page = (asked.page, asked.page_size);
    let found = state.app.group_requests().list(agent.caller(), filter, page).await?;
    let mut counts: BTreeMap<&'static str, u64> = GroupRequestStatus::ALL
        .into_iter()
        .map(|status| (status.name(), found.counts.get(&status).copied().unwrap_or_default()))
        .collect();
    counts.insert("all", found.counts.values().sum());
    Ok(Json(GroupRequestList {
        rows: found.requests.iter().map(GroupRequestRow::of).collect(),
        total: found.total,
        counts,
    }))
}

impl GroupRequestRow {
    fn of(request: &GroupRequest) -> Self {
        let trip = &request.details.trip;
        let is_open = request.status == GroupRequestStatus::Quoted;
        let quote = request.details.quote.as_ref().filter(|_| is_open);
        Self {
            reference_id: request.reference.clone(),
            status: GroupRequestStatusName::of(request.status),
            kind: FareLotKind::of(trip.kind),
            group_name: trip.group_name.clone(),
            route: trip.route(),
            departure_date: trip.departure_date().unwrap_or_else(|| request.created_at.date_naive()),
            passengers: trip.party.passengers(),
            valid_until: quote.map(|quote| instant(quote.valid_until)),
            created_at: instant(request.created_at),
            created_by: request.details.created_by_name.clone(),
            order_reference: request.details.order.as_ref().map(|order| order.as_str().to_owned()),
        }
    }
}
