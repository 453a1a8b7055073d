//! What waits at the visa desk.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::visa::desk::queue::{DeskMark, DeskPlace, DeskQuery, DeskRow};
use jetway_domain::access::OperatorRole;
use jetway_domain::visa::applicant::Applicant;
use jetway_domain::visa::desk::DeskQueue;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::names::{UrgencyName, VisaDeskQueueName, VisaOrderStatus};
use crate::wire::search_text::search_text;

/// Roles that see the desk.
pub(super) const READERS: [OperatorRole; 3] = [OperatorRole::Visa, OperatorRole::Support, OperatorRole::Auditor];
/// Rows of a page.
const PAGE: u64 = 50;
/// The part that has every order, ended ones as well.
const ALL: &str = "all";
/// What a cursor begins with: something of its order waits, or it has come to an end.
const WAITING: &str = "waiting";
const ENDED: &str = "ended";

/// Which applications to list.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaDeskQueueRequest {
    /// Slug of a tenant; every tenant of the operator if absent.
    tenant: Option<String>,
    #[schema(value_type = VisaDeskQueueName)]
    queue: String,
    /// Part of a reference, an applicant's name, a country or an agency's name; at most 100 characters.
    search: Option<String>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// A page of applications at the desk, the longest waiting first; those that have come to an end follow, the latest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskQueue {
    rows: Vec<VisaDeskRow>,
    /// Number of applications in each part, on all pages; `all` counts those that wait.
    counts: BTreeMap<&'static str, u64>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// An application at the desk.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskRow {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    agency: String,
    destination_name: String,
    product: String,
    /// Number of applicants.
    applicants: usize,
    lead_applicant: String,
    travel_date: NaiveDate,
    #[schema(value_type = VisaOrderStatus)]
    status: &'static str,
    /// Since when it is in this state.
    since: String,
    /// When it is late.
    due_at: String,
    #[schema(value_type = UrgencyName)]
    urgency: &'static str,
}

/// List applications at the visa desk.
#[utoipa::path(post, path = "/api/operations/v1/Visas/GetQueue", operation_id = "loadVisaQueue", tag = "visas",
    security(("operator" = [])), request_body = VisaDeskQueueRequest, responses((status = 200, body = VisaDeskQueue)))]
pub(crate) async fn load_visa_queue(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<VisaDeskQueueRequest>,
) -> Result<Json<VisaDeskQueue>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let asked = body.value;
    let queue = DeskQueue::ALL.into_iter().find(|queue| queue.name() == asked.queue);
    if queue.is_none() && asked.queue != ALL {
        return Err(BadField::new("/queue", "value.unknown", "Not a part of the desk.").into());
    }
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let query = DeskQuery {
        queue,
        search: search_text("/search", asked.search.as_deref())?,
        after: asked.cursor.as_deref().map(place).transpose()?,
        size: PAGE,
    };
    let page = state.app.visas().desk(&tenants, &query).await?;
    let count = |queue: DeskQueue| (queue.name(), page.counts.get(&queue).copied().unwrap_or_default());
    let mut counts: BTreeMap<&'static str, u64> = DeskQueue::ALL.into_iter().map(count).collect();
    counts.insert(ALL, page.waiting);
    Ok(Json(VisaDeskQueue {
        counts,
        next: page.next.map(cursor),
        rows: page.rows.into_iter().map(VisaDeskRow::of).collect(),
    }))
}

fn cursor(place: DeskPlace) -> String {
    let (name, mark) = match place {
        DeskPlace::Waiting(mark) => (WAITING, mark),
        DeskPlace::Ended(mark) => (ENDED, mark),
    };
    cursor::write([&name, &mark.since.to_rfc3339(), &mark.id])
}

fn place(cursor: &str) -> Result<DeskPlace, BadField> {
    cursor::read(cursor, 3, |parts| {
        let name = parts.next()?;
        let since = parts.next()?.parse().ok()?;
        let id = parts.next()?.parse().ok()?;
        let mark = DeskMark { since, id };
        match name {
            WAITING => Some(DeskPlace::Waiting(mark)),
            ENDED => Some(DeskPlace::Ended(mark)),
            _ => None,
        }
    })
}

impl VisaDeskRow {
    fn of(row: DeskRow) -> Self {
        let order = row.order;
        let status = order.state().as_str();
        let details = order.details;
        Self {
            tenant: row.tenant.into(),
            reference_id: order.core.reference.as_str().to_owned(),
            agency: details.agency_name,
            destination_name: details.product.destination_name,
            product: details.product.name.en,
            applicants: details.applicants.len(),
            lead_applicant: details.applicants.first().map(Applicant::name).unwrap_or_default(),
            travel_date: details.travel_on,
            status,
            since: instant(details.state_since),
            due_at: instant(row.due_at),
            urgency: row.urgency.name(),
        }
    }
}
