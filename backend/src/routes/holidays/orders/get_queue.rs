//! Lists of holiday orders.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::holiday::orders::queue::{HolidayListQuery, HolidayQueue as Queue};
use jetway_domain::access::Functionality;
use jetway_domain::holiday::order::HolidayOrder;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::view::{HolidayMissed, HolidayStage};
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;

/// A tab of the list.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayQueueName {
    /// All.
    All,
    /// The deposit is to be paid.
    DepositDue,
    /// Operations confirm.
    Confirming,
    /// The balance is to be paid.
    BalanceDue,
    /// Everything is confirmed and paid.
    Paid,
    /// Cancelled or expired.
    Ended,
}

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayOrdersRequest {
    queue: HolidayQueueName,
    /// Part of a reference, the package, the city or the contact.
    search: Option<String>,
    /// Earliest first day.
    from: Option<NaiveDate>,
    /// Latest first day.
    to: Option<NaiveDate>,
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of holiday orders, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayOrderList {
    rows: Vec<HolidayOrderRow>,
    /// Orders on all pages.
    total: u64,
    /// Orders in each tab, under the same search and dates.
    counts: BTreeMap<&'static str, u64>,
}

/// A holiday order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayOrderRow {
    order_reference: String,
    request_reference: String,
    package_title: String,
    city: String,
    starts_on: NaiveDate,
    ends_on: NaiveDate,
    adults: u32,
    children: usize,
    stage: HolidayStage,
    amount: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// The next instant at which something is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_deadline: Option<String>,
    /// What is due then.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_due: Option<HolidayMissed>,
    created_at: String,
    created_by: String,
}

/// List holiday orders of the agency.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/GetQueue", operation_id = "holidayGetOrders", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body = HolidayOrdersRequest, responses((status = 200, body = HolidayOrderList)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    body: Body<HolidayOrdersRequest>,
) -> Result<Json<HolidayOrderList>, Refusal> {
    let query = body.value.query();
    let found = state.app.holidays().list(agent.caller(), &query).await?;
    let today = state.app.today(&agent.caller().tenant);
    let rows = found
        .orders
        .iter()
        .map(|order| HolidayOrderRow::of(&agent, order, today));
    Ok(Json(HolidayOrderList {
        rows: rows.collect(),
        total: found.total,
        counts: found
            .counts
            .into_iter()
            .map(|(queue, orders)| (name(queue), orders))
            .collect(),
    }))
}

impl HolidayOrdersRequest {
    fn query(self) -> HolidayListQuery {
        HolidayListQuery {
            queue: match self.queue {
                HolidayQueueName::All => Queue::All,
                HolidayQueueName::DepositDue => Queue::DepositDue,
                HolidayQueueName::Confirming => Queue::Confirming,
                HolidayQueueName::BalanceDue => Queue::BalanceDue,
                HolidayQueueName::Paid => Queue::Paid,
                HolidayQueueName::Ended => Queue::Ended,
            },
            search: given(self.search),
            from: self.from,
            to: self.to,
            page: self.page,
            page_size: self.page_size,
        }
    }
}

const fn name(queue: Queue) -> &'static str {
    match queue {
        Queue::All => "all",
        Queue::DepositDue => "depositDue",
        Queue::Confirming => "confirming",
        Queue::BalanceDue => "balanceDue",
        Queue::Paid => "paid",
        Queue::Ended => "ended",
    }
}

impl HolidayOrderRow {
    fn of(agent: &Agent, order: &HolidayOrder, today: NaiveDate) -> Self {
        let (details, summary) = (&order.details, order.summary());
        let next = order.deadline();
        Self {
            order_reference: order.reference.as_str().to_owned(),
            request_reference: details.request.clone(),
            package_title: details.trip.title.clone(),
            city: details.trip.city.clone(),
            starts_on: order.starts_on(),
            ends_on: order.ends_on(),
            adults: details.wish.adults,
            children: details.wish.child_ages.len(),
            stage: HolidayStage::of(order, today),
            amount: summary.customer.to_string(),
            agent_amount: agent.visibility().agent_amounts.then(|| summary.payable.to_string()),
            next_deadline: next.map(|(_, at)| instant(at)),
            next_due: next.map(|(deadline, _)| HolidayMissed::of(deadline)),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
        }
    }
}
