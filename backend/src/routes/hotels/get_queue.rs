//! Lists of hotel orders.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::hotel::queue::{HotelDate, HotelListQuery, HotelQueue as Queue};
use jetway_domain::access::Functionality;
use jetway_domain::hotel::order::HotelOrder;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::view::HotelOrderStatus;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;

/// A tab of the list.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelQueueName {
    /// All.
    All,
    /// Confirmed, and the guests have not left.
    Upcoming,
    /// Not confirmed by the hotel yet.
    UnConfirmed,
    /// Confirmed and not paid.
    OnHold,
    /// The guests have left.
    Completed,
    /// Cancelled or expired.
    Cancelled,
}

/// The date that a range filters.
#[derive(Deserialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelDateField {
    /// The day the order was made.
    Created,
    /// The day of arrival.
    CheckIn,
}

/// What is listed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelQueueRequest {
    queue: HotelQueueName,
    /// Part of a reference, the hotel's name or a guest's.
    search: Option<String>,
    date_field: HotelDateField,
    /// First day.
    from: Option<NaiveDate>,
    /// Last day.
    to: Option<NaiveDate>,
    /// City of the hotel.
    city: Option<String>,
    /// From 1.
    page: u64,
    page_size: u64,
}

/// A page of hotel orders.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelQueue {
    rows: Vec<HotelQueueRow>,
    /// Orders on all pages.
    total: u64,
    /// Orders in each tab, under the same search, dates and city.
    counts: BTreeMap<&'static str, u64>,
}

/// A hotel order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelQueueRow {
    reference_id: String,
    hotel: String,
    city: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    nights: i64,
    rooms: usize,
    guests: usize,
    lead_guest: String,
    status: HotelOrderStatus,
    amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_by: Option<String>,
    created_at: String,
    created_by: String,
}

/// List hotel orders of the agency.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/GetQueue", operation_id = "hotelGetQueue", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(252))),
    request_body = HotelQueueRequest, responses((status = 200, body = HotelQueue)))]
pub(crate) async fn get_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHotelQueues.code() }>,
    body: Body<HotelQueueRequest>,
) -> Result<Json<HotelQueue>, Refusal> {
    let query = body.value.query();
    let found = state.app.hotels().list(agent.caller(), &query).await?;
    Ok(Json(HotelQueue {
        rows: found
            .orders
            .iter()
            .map(|order| HotelQueueRow::of(&agent, order))
            .collect(),
        total: found.total,
        counts: found
            .counts
            .into_iter()
            .map(|(queue, orders)| (name(queue), orders))
            .collect(),
    }))
}

impl HotelQueueRequest {
    /// What is asked for.
    pub(super) fn query(self) -> HotelListQuery {
        HotelListQuery {
            queue: match self.queue {
                HotelQueueName::All => Queue::All,
                HotelQueueName::Upcoming => Queue::Upcoming,
                HotelQueueName::UnConfirmed => Queue::UnConfirmed,
                HotelQueueName::OnHold => Queue::OnHold,
                HotelQueueName::Completed => Queue::Completed,
                HotelQueueName::Cancelled => Queue::Cancelled,
            },
            search: given(self.search),
            date: match self.date_field {
                HotelDateField::Created => HotelDate::Created,
                HotelDateField::CheckIn => HotelDate::CheckIn,
            },
            from: self.from,
            to: self.to,
            city: given(self.city),
            page: self.page,
            page_size: self.page_size,
        }
    }
}

const fn name(queue: Queue) -> &'static str {
    match queue {
        Queue::All => "all",
        Queue::Upcoming => "upcoming",
        Queue::UnConfirmed => "unConfirmed",
        Queue::OnHold => "onHold",
        Queue::Completed => "completed",
        Queue::Cancelled => "cancelled",
    }
}

impl HotelQueueRow {
    fn of(agent: &Agent, order: &HotelOrder) -> Self {
        let details = &order.details;
        let stay = details.search.stay;
        let is_shown = agent.visibility().agent_amounts;
        Self {
            reference_id: order.reference.as_str().to_owned(),
            hotel: details.property.name.clone(),
            city: details.property.city.clone(),
            check_in: stay.check_in,
            check_out: stay.check_out,
            nights: stay.nights(),
            rooms: details.rooms.len(),
            guests: details.search.guests(),
            lead_guest: details.lead_name(),
            status: HotelOrderStatus::of(order.status),
            amount: details.rate.total.to_string(),
            agent_amount: is_shown.then(|| order.payable().to_string()),
            pay_by: order.pay_by().map(instant),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
        }
    }
}
