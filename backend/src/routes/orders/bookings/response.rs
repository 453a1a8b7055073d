//! Booking lists on the wire.

use std::collections::BTreeMap;

use jetway_app::flight::names::airline_name;
use jetway_app::order::list::{BookingQueue, Bookings};
use jetway_domain::air::itinerary::journeys;
use jetway_domain::air::offer::Segment;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::search::TripType;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::instant::instant;
use crate::wire::names::OrderStatusName;
use crate::wire::trip_type::trip_type;
use crate::wire::visibility::Visibility;

/// A page of an agency's bookings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookingsResponse {
    items: Vec<BookingRow>,
    /// Number on all pages.
    total: u64,
    page: u64,
    page_size: u64,
    /// Bookings per queue with the same search and dates.
    counts: BTreeMap<&'static str, u64>,
}

/// One booking of the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookingRow {
    order_reference: String,
    route: String,
    trip_type: u8,
    departs_on: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    returns_on: Option<String>,
    lead_passenger: String,
    passenger_count: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pnr: Option<String>,
    airline_code: String,
    airline_name: String,
    /// Names of the airlines that sell its flights, each once, in the order of the flights.
    selling_airlines: Vec<String>,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    status_text: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    time_limit_at: Option<String>,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    customer_amount: String,
    created_at: String,
    created_by: String,
}

impl BookingsResponse {
    pub(crate) fn of(bookings: &Bookings<FlightOrder>, page: u64, page_size: u64, visibility: Visibility) -> Self {
        Self {
            items: bookings
                .orders
                .iter()
                .map(|order| BookingRow::of(order, visibility))
                .collect(),
            total: bookings.total,
            page,
            page_size,
            counts: bookings
                .counts
                .iter()
                .map(|(queue, count)| (queue_name(*queue), *count))
                .collect(),
        }
    }
}

impl BookingRow {
    fn of(order: &FlightOrder, visibility: Visibility) -> Self {
        let details = &order.details;
        let trips = journeys(&details.offer.segments);
        let day = |at: usize| trips.get(at).map(|journey| journey.departs_local.date().to_string());
        let is_return = details.query.trip_type == TripType::Return;
        Self {
            order_reference: order.reference.as_str().to_owned(),
            route: order.route(),
            trip_type: trip_type(details.query.trip_type),
            departs_on: day(0).unwrap_or_default(),
            returns_on: is_return.then(|| day(1)).flatten(),
            lead_passenger: details.lead_passenger(),
            passenger_count: details.passenger_count(),
            pnr: order.pnr.clone(),
            airline_code: details.offer.validating.to_string(),
            airline_name: airline_name(details.offer.validating, visibility.names),
            selling_airlines: selling_airlines(&details.offer.segments, visibility.names),
            status: order.status.as_str(),
            status_text: order.status.text(),
            time_limit_at: order.can_issue().then(|| instant(order.limits.auto_cancel_at)),
            agent_amount: visibility
                .agent_amounts
                .then(|| details.quote.agent_payable.to_string()),
            customer_amount: details.quote.customer_total.to_string(),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
        }
    }
}

fn selling_airlines(segments: &[Segment], language: NameLanguage) -> Vec<String> {
    let mut names = Vec::new();
    for segment in segments {
        let name = airline_name(segment.marketing.carrier, language);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

const fn queue_name(queue: BookingQueue) -> &'static str {
    match queue {
        BookingQueue::All => "all",
        BookingQueue::OnHold => "onHold",
        BookingQueue::Pending => "pending",
        BookingQueue::Ticketed => "ticketed",
        BookingQueue::Cancelled => "cancelled",
        BookingQueue::Expired => "expired",
        BookingQueue::Unconfirmed => "unconfirmed",
    }
}
