//! Warns of travellers who are booked on the same trip already.

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_domain::air::itinerary::{journeys, route};
use jetway_domain::air::offer::Segment;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::{Traveller, TravellerFault, spoken_name};
use jetway_domain::ids::OrderKind;
use jetway_domain::order::OrderStatus;

use crate::context::{Caller, Services};
use crate::order::list::LARGEST_PAGE;

/// An order for the same trip causes a warning when it was made within this time.
const SAME_TRIP_WITHIN: TimeDelta = TimeDelta::hours(24);
/// Statuses of orders that are neither cancelled nor expired.
const LIVE: [OrderStatus; 5] = [
    OrderStatus::Pending,
    OrderStatus::OnHold,
    OrderStatus::InProgress,
    OrderStatus::Confirmed,
    OrderStatus::PartiallyTicketed,
];

/// Warnings for travellers who have a live order for the same trip made within a day. Namesakes exist, so nothing is refused.
pub(super) async fn booked_already(
    services: &Services,
    caller: &Caller,
    segments: &[Segment],
    travellers: &[Traveller],
) -> Result<Vec<TravellerFault>, DbError> {
    let trip = journeys(segments);
    let day = trip.first().map(|journey| journey.departs_local.date());
    let filter = OrderFilter {
        statuses: LIVE.to_vec(),
        instants: Some((
            InstantField::Created,
            Span {
                from: Some(services.now() - SAME_TRIP_WITHIN),
                until: None,
            },
        )),
        kinds: vec![OrderKind::Flight],
        starts_on: Some(Span { from: day, until: day }),
        ..OrderFilter::default()
    };
    let sort = OrderSort {
        by: SortField::Created,
        descending: true,
    };
    let tx = services.read(&caller.tenant).await?;
    let page = tx.orders().list(caller.agency, &filter, sort, 1, LARGEST_PAGE).await?;
    let found = tx.flights().by_ids(&page.orders).await?;
    let same_trip = |order: &&FlightOrder| order.route() == route(&trip);
    let orders: Vec<&FlightOrder> = found.iter().filter(same_trip).collect();
    let known = |traveller: &Traveller| {
        let name = spoken(traveller);
        let named = |order: &&&FlightOrder| order.details.travellers.iter().any(|other| spoken(other) == name);
        orders.iter().find(named).map(|order| order.reference.clone())
    };
    let warned = travellers.iter().enumerate().filter_map(|(index, traveller)| {
        let reference = known(traveller)?;
        Some(TravellerFault {
            traveller_id: traveller.traveller_id.clone(),
            index: Some(index),
            field: "surname",
            code: "traveller.bookedAlready",
            detail: format!(
                "{} {} has order {} for the same trip.",
                traveller.given_name,
                traveller.surname,
                reference.as_str()
            ),
            warning: true,
        })
    });
    Ok(warned.collect())
}

fn spoken(traveller: &Traveller) -> String {
    spoken_name(&traveller.surname, &traveller.given_name)
}
