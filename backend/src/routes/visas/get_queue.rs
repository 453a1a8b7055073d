//! Lists of applications.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::visa::queue::{VisaListQuery, VisaQueue as Queue};
use jetway_domain::access::Functionality;
use jetway_domain::visa::applicant::Applicant;
use jetway_domain::visa::order::VisaOrder;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::search::country;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;
use crate::wire::names::VisaOrderStatus;

/// A tab of the list.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum VisaQueueName {
    /// All.
    All,
    /// Not submitted.
    Drafts,
    /// Operators check documents.
    InReview,
    /// The agency has to correct something.
    Correction,
    /// The embassy has them.
    InProcess,
    /// The embassy has decided.
    Decided,
    /// Cancelled, or drafts whose time is over.
    Cancelled,
}

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaQueueRequest {
    queue: VisaQueueName,
    /// Part of a reference, a country or a name.
    search: Option<String>,
    /// Country code.
    destination: Option<String>,
    /// Made on this day or later.
    from: Option<NaiveDate>,
    /// Made on this day or earlier.
    to: Option<NaiveDate>,
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of applications.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaQueue {
    rows: Vec<VisaQueueRow>,
    /// Applications on all pages.
    total: u64,
    /// Applications in each tab, under the same search, dates and destination.
    counts: BTreeMap<&'static str, u64>,
}

/// An application.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaQueueRow {
    reference_id: String,
    destination: String,
    product: String,
    applicants: usize,
    lead_applicant: String,
    travel_date: NaiveDate,
    #[schema(value_type = VisaOrderStatus)]
    status: &'static str,
    amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// Until when a draft is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    draft_until: Option<String>,
    /// Until when the earliest open correction is to be answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    created_at: String,
    created_by: String,
}

/// List applications of the agency.
#[utoipa::path(post, path = "/api/visa/v1/Visa/GetQueue", operation_id = "visaGetQueue", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(253))),
    request_body = VisaQueueRequest, responses((status = 200, body = VisaQueue)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowVisaQueue.code() }>,
    body: Body<VisaQueueRequest>,
) -> Result<Json<VisaQueue>, Refusal> {
    let query = body.value.query()?;
    let found = state.app.visas().list(agent.caller(), &query).await?;
    let counts = found.counts.into_iter().map(|(queue, orders)| (name(queue), orders));
    Ok(Json(VisaQueue {
        rows: found
            .orders
            .iter()
            .map(|order| VisaQueueRow::of(&agent, order))
            .collect(),
        total: found.total,
        counts: counts.collect(),
    }))
}

impl VisaQueueRequest {
    /// What is asked for.
    pub(super) fn query(self) -> Result<VisaListQuery, Refusal> {
        let destination = given(self.destination);
        let destination = destination.map(|code| country("/destination", &code)).transpose();
        Ok(VisaListQuery {
            queue: match self.queue {
                VisaQueueName::All => Queue::All,
                VisaQueueName::Drafts => Queue::Drafts,
                VisaQueueName::InReview => Queue::InReview,
                VisaQueueName::Correction => Queue::Correction,
                VisaQueueName::InProcess => Queue::InProcess,
                VisaQueueName::Decided => Queue::Decided,
                VisaQueueName::Cancelled => Queue::Cancelled,
            },
            search: given(self.search),
            destination: destination?,
            from: self.from,
            to: self.to,
            page: self.page,
            page_size: self.page_size,
        })
    }
}

const fn name(queue: Queue) -> &'static str {
    match queue {
        Queue::All => "all",
        Queue::Drafts => "drafts",
        Queue::InReview => "inReview",
        Queue::Correction => "correction",
        Queue::InProcess => "inProcess",
        Queue::Decided => "decided",
        Queue::Cancelled => "cancelled",
    }
}

impl VisaQueueRow {
    fn of(agent: &Agent, order: &VisaOrder) -> Self {
        let details = &order.details;
        let visibility = agent.visibility();
        let is_shown = visibility.agent_amounts;
        let lead = details.applicants.first();
        Self {
            reference_id: order.reference.as_str().to_owned(),
            destination: details.product.destination.as_str().to_owned(),
            product: details.product.name.in_language(visibility.names).to_owned(),
            applicants: details.applicants.len(),
            lead_applicant: lead.map(Applicant::name).unwrap_or_default(),
            travel_date: details.travel_on,
            status: order.state().as_str(),
            amount: order.total().to_string(),
            agent_amount: is_shown.then(|| order.total().to_string()),
            draft_until: order.draft_until().map(instant),
            due_at: order.open_corrections().map(|one| one.due_at).min().map(instant),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
        }
    }
}
