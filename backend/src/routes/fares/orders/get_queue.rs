//! Lists of groups' orders.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::lots::group::queue::{GroupListQuery, GroupQueue as Queue};
use jetway_domain::access::Functionality;
use jetway_domain::lot::group::order::GroupOrder;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::view::{GroupMissed, GroupOrderStatus};
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::routes::fares::card::FareLotKind;
use crate::state::AppState;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;

/// A tab of the list.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum GroupQueueName {
    /// All.
    All,
    /// Seats are held, and no deposit is paid.
    SeatsHeld,
    /// The deposit is paid.
    DepositPaid,
    /// Everything is paid, and tickets are missing.
    BalancePaid,
    /// Ticketed.
    Ticketed,
    /// Cancelled or released.
    Ended,
}

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupQueueRequest {
    queue: GroupQueueName,
    /// Part of a reference, the group's name, a passenger's or a ticket number.
    search: Option<String>,
    /// First day of departure.
    from: Option<NaiveDate>,
    /// Last day of departure.
    to: Option<NaiveDate>,
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of groups' orders.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupQueue {
    rows: Vec<GroupQueueRow>,
    /// Orders on all pages.
    total: u64,
    /// Orders in each tab, under the same search and dates.
    counts: BTreeMap<&'static str, u64>,
}

/// A group's order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupQueueRow {
    reference_id: String,
    group_name: String,
    kind: FareLotKind,
    title: String,
    origin: String,
    destination: String,
    departure_date: NaiveDate,
    seats: u32,
    status: GroupOrderStatus,
    amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// The next instant at which something is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_deadline: Option<String>,
    /// What is due then.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_due: Option<GroupMissed>,
    created_at: String,
    created_by: String,
}

/// List groups' orders of the agency.
#[utoipa::path(post, path = "/api/fares/v1/Fare/GetQueue", operation_id = "fareGetQueue", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(223))),
    request_body = GroupQueueRequest, responses((status = 200, body = GroupQueue)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBookings.code() }>,
    body: Body<GroupQueueRequest>,
) -> Result<Json<GroupQueue>, Refusal> {
    let query = body.value.query();
    let found = state.app.groups().list(agent.caller(), &query).await?;
    let rows = found.orders.iter().map(|order| GroupQueueRow::of(&agent, order));
    Ok(Json(GroupQueue {
        rows: rows.collect(),
        total: found.total,
        counts: found
            .counts
            .into_iter()
            .map(|(queue, orders)| (name(queue), orders))
            .collect(),
    }))
}

impl GroupQueueRequest {
    /// What is asked for.
    pub(super) fn query(self) -> GroupListQuery {
        GroupListQuery {
            queue: match self.queue {
                GroupQueueName::All => Queue::All,
                GroupQueueName::SeatsHeld => Queue::SeatsHeld,
                GroupQueueName::DepositPaid => Queue::DepositPaid,
                GroupQueueName::BalancePaid => Queue::BalancePaid,
                GroupQueueName::Ticketed => Queue::Ticketed,
                GroupQueueName::Ended => Queue::Ended,
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
        Queue::SeatsHeld => "seatsHeld",
        Queue::DepositPaid => "depositPaid",
        Queue::BalancePaid => "balancePaid",
        Queue::Ticketed => "ticketed",
        Queue::Ended => "ended",
    }
}

impl GroupQueueRow {
    fn of(agent: &Agent, order: &GroupOrder) -> Self {
        let (details, offer) = (&order.details, &order.details.offer);
        let summary = order.summary();
        let sees_agent = agent.visibility().agent_amounts;
        let next = order.deadlines().into_iter().next();
        Self {
            reference_id: order.reference.as_str().to_owned(),
            group_name: details.group_name.clone(),
            kind: FareLotKind::of(offer.kind),
            title: offer.title.clone(),
            origin: offer.origin().map(|code| code.as_str().to_owned()).unwrap_or_default(),
            destination: offer
                .destination()
                .map(|code| code.as_str().to_owned())
                .unwrap_or_default(),
            departure_date: summary.starts_on,
            seats: details.party.seats(),
            status: GroupOrderStatus::of(order.stage()),
            amount: summary.customer.to_string(),
            agent_amount: sees_agent.then(|| summary.payable.to_string()),
            next_deadline: next.map(|(_, at)| instant(at)),
            next_due: next.map(|(deadline, _)| GroupMissed::of(deadline)),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
        }
    }
}
