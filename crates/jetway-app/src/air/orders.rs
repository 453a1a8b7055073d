//! Reading orders: one, or a page of them.

pub mod bookings;
pub mod decide;
pub mod in_doubt;
pub(crate) mod letters;
pub mod news;
pub mod notes;
pub mod print;
pub mod schedule;

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_domain::air::itinerary::{journeys, route};
use jetway_domain::air::offer::Segment;
use jetway_domain::air::order::{FlightOrder, OrderEvent};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::traveller::{Traveller, TravellerFault, spoken_name};
use jetway_domain::ids::OrderReference;

use super::desk::AirDesk;
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::error::store_failures;
use crate::sealed::SealError;
pub use bookings::{BookingQueue, Bookings, BookingsQuery, DateField, Direction, LARGEST_PAGE};

/// An order for the same trip is worth a warning when it was made within this time.
const SAME_TRIP_WITHIN: TimeDelta = TimeDelta::hours(24);
/// States of an order that flies.
const LIVE: [OrderStatus; 5] = [
    OrderStatus::Pending,
    OrderStatus::OnHold,
    OrderStatus::InProgress,
    OrderStatus::Confirmed,
    OrderStatus::PartiallyTicketed,
];

/// Why an order cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum GetOrderError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Its passports do not open.
    #[error(transparent)]
    Sealed(#[from] SealError),
}

store_failures!(GetOrderError);

impl AirDesk {
    /// One order of the caller's agency, with its travellers' passports.
    ///
    /// # Errors
    /// When the agency has no such order, or its passports do not open.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<FlightOrder, GetOrderError> {
        let order = self.own_order(caller, reference).await?.ok_or(OrderError::NotFound)?;
        Ok(self.opened_order(&caller.tenant, order)?)
    }

    /// What happened to an order of the caller's agency, oldest first.
    ///
    /// # Errors
    /// When the agency has no such order.
    pub async fn history(&self, caller: &Caller, reference: &OrderReference) -> Result<Vec<OrderEvent>, OrderError> {
        let tx = self.services.read(&caller.tenant).await?;
        let order = tx.orders().by_reference(caller.agency, reference).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        Ok(tx.orders().history(order.id).await?)
    }

    /// Travellers who have a live order for the same trip already, made within a day: worth a warning, and no more, for
    /// namesakes exist.
    pub(super) async fn booked_already(
        &self,
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
                    from: Some(self.services.now() - SAME_TRIP_WITHIN),
                    until: None,
                },
            )),
            departs_on: Some(Span { from: day, until: day }),
            ..OrderFilter::default()
        };
        let sort = OrderSort {
            by: SortField::Created,
            descending: true,
        };
        let tx = self.services.read(&caller.tenant).await?;
        let page = tx.orders().list(caller.agency, &filter, sort, 1, LARGEST_PAGE).await?;
        let same_trip = |order: &&FlightOrder| order.route() == route(&trip);
        let orders: Vec<&FlightOrder> = page.orders.iter().filter(same_trip).collect();
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

    pub(crate) async fn own_order(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<Option<FlightOrder>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        tx.orders().by_reference(caller.agency, reference).await
    }
}

fn spoken(traveller: &Traveller) -> String {
    spoken_name(&traveller.surname, &traveller.given_name)
}
