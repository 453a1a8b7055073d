//! Reading orders: one, or a page of them.

pub mod decide;
pub mod in_doubt;
pub(crate) mod letters;
pub mod news;
pub mod notes;
pub mod print;
pub mod schedule;

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;
use jetway_db::DbError;
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_domain::air::itinerary::{journeys, route};
use jetway_domain::air::offer::Segment;
use jetway_domain::air::order::{FlightOrder, OrderEvent};
use jetway_domain::air::order_status::OrderStatus;
use jetway_domain::air::traveller::{Traveller, TravellerFault, spoken_name};
use jetway_domain::ids::OrderReference;

use super::caller::Caller;
use super::desk::AirDesk;
use crate::sealed::SealError;

/// Most rows of one page.
pub const LARGEST_PAGE: u64 = 100;

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
    /// Not an order of this agency.
    #[error("no such order")]
    NotFound,
    /// Its passports do not open.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

/// A tab of the bookings page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BookingQueue {
    /// Everything.
    All,
    /// Seats held.
    OnHold,
    /// Waiting for the airline, for payment or for tickets.
    Pending,
    /// Ticketed, all or a part.
    Ticketed,
    /// Cancelled.
    Cancelled,
    /// The time limit passed.
    Expired,
    /// A person must decide.
    Unconfirmed,
}

impl BookingQueue {
    /// Every queue.
    pub const ALL: [Self; 7] = [
        Self::All,
        Self::OnHold,
        Self::Pending,
        Self::Ticketed,
        Self::Cancelled,
        Self::Expired,
        Self::Unconfirmed,
    ];

    const fn statuses(self) -> &'static [OrderStatus] {
        match self {
            Self::All => &[],
            Self::OnHold => &[OrderStatus::OnHold],
            Self::Pending => &[OrderStatus::Pending, OrderStatus::InProgress],
            Self::Ticketed => &[OrderStatus::Confirmed, OrderStatus::PartiallyTicketed],
            Self::Cancelled => &[OrderStatus::Cancelled],
            Self::Expired => &[OrderStatus::Expired],
            Self::Unconfirmed => &[OrderStatus::UnConfirmed],
        }
    }
}

/// Which day a date range is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DateField {
    /// The day the order was made, in the tenant's zone.
    #[default]
    Created,
    /// The day of departure, at the airport.
    Travel,
    /// The day of the time limit, in the tenant's zone.
    TimeLimit,
}

/// What to list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookingsQuery {
    /// The tab.
    pub queue: BookingQueue,
    /// Part of a reference, a record locator, a ticket number or a name.
    pub search: Option<String>,
    /// What the range is about.
    pub date_field: DateField,
    /// First day.
    pub from: Option<NaiveDate>,
    /// Last day.
    pub to: Option<NaiveDate>,
    /// By what, and in which direction.
    pub sort: (DateField, Direction),
    /// From 1.
    pub page: u64,
    /// At most [`LARGEST_PAGE`].
    pub page_size: u64,
}

/// Direction of a sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Earliest first.
    Ascending,
    /// Latest first.
    Descending,
}

/// A page of orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bookings {
    /// The orders of the page.
    pub orders: Vec<FlightOrder>,
    /// Orders on all pages.
    pub total: u64,
    /// Orders in each tab, under the same search and dates.
    pub counts: BTreeMap<BookingQueue, u64>,
}

impl AirDesk {
    /// One order of the caller's agency, with its travellers' passports.
    ///
    /// # Errors
    /// When the agency has no such order, or its passports do not open.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<FlightOrder, GetOrderError> {
        let order = self
            .own_order(caller, reference)
            .await?
            .ok_or(GetOrderError::NotFound)?;
        Ok(self.opened_order(&caller.tenant, order)?)
    }

    /// What happened to an order of the caller's agency, oldest first.
    ///
    /// # Errors
    /// When the agency has no such order.
    pub async fn history(&self, caller: &Caller, reference: &OrderReference) -> Result<Vec<OrderEvent>, GetOrderError> {
        let tx = self.database.read(&Self::scope(&caller.tenant)).await?;
        let order = tx.orders().by_reference(caller.agency, reference).await?;
        let order = order.ok_or(GetOrderError::NotFound)?;
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
            search: None,
            instants: Some((
                InstantField::Created,
                Span {
                    from: Some(self.now() - SAME_TRIP_WITHIN),
                    until: None,
                },
            )),
            departs_on: Some(Span { from: day, until: day }),
        };
        let sort = OrderSort {
            by: SortField::Created,
            descending: true,
        };
        let tx = self.database.read(&Self::scope(&caller.tenant)).await?;
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
        let tx = self.database.read(&Self::scope(&caller.tenant)).await?;
        tx.orders().by_reference(caller.agency, reference).await
    }

    /// A page of the agency's orders.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bookings(&self, caller: &Caller, query: &BookingsQuery) -> Result<Bookings, DbError> {
        let filter = filter_of(query, self.zone(&caller.tenant));
        let (by, direction) = query.sort;
        let sort = OrderSort {
            by: sort_field(by),
            descending: direction == Direction::Descending,
        };
        let tx = self.database.read(&Self::scope(&caller.tenant)).await?;
        let page_size = query.page_size.clamp(1, LARGEST_PAGE);
        let page = tx
            .orders()
            .list(caller.agency, &filter, sort, query.page, page_size)
            .await?;
        let by_status = tx.orders().counts(caller.agency, &filter).await?;
        let counts = BookingQueue::ALL
            .into_iter()
            .map(|queue| (queue, count_of(queue, &by_status)))
            .collect();
        Ok(Bookings {
            orders: page.orders,
            total: page.total,
            counts,
        })
    }
}

fn spoken(traveller: &Traveller) -> String {
    spoken_name(&traveller.surname, &traveller.given_name)
}

fn count_of(queue: BookingQueue, by_status: &BTreeMap<OrderStatus, u64>) -> u64 {
    let wanted = queue.statuses();
    by_status
        .iter()
        .filter(|(status, _)| wanted.is_empty() || wanted.contains(status))
        .map(|(_, count)| count)
        .sum()
}

const fn sort_field(field: DateField) -> SortField {
    match field {
        DateField::Created => SortField::Created,
        DateField::Travel => SortField::Travel,
        DateField::TimeLimit => SortField::TimeLimit,
    }
}

fn filter_of(query: &BookingsQuery, zone: Tz) -> OrderFilter {
    let days = Span {
        from: query.from,
        until: query.to,
    };
    let instants = Span {
        from: query.from.map(|day| day_begins(day, zone)),
        until: query.to.and_then(|day| day.succ_opt()).map(|day| day_begins(day, zone)),
    };
    let search = query
        .search
        .as_deref()
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(str::to_owned);
    OrderFilter {
        statuses: query.queue.statuses().to_vec(),
        search,
        instants: match query.date_field {
            DateField::Created => Some((InstantField::Created, instants)),
            DateField::TimeLimit => Some((InstantField::TimeLimit, instants)),
            DateField::Travel => None,
        },
        departs_on: (query.date_field == DateField::Travel).then_some(days),
    }
}

/// The first instant of a day in a zone; an hour later where the clocks jump over midnight.
fn day_begins(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let midnight = day.and_time(NaiveTime::MIN);
    let local = zone
        .from_local_datetime(&midnight)
        .earliest()
        .or_else(|| zone.from_local_datetime(&(midnight + TimeDelta::hours(1))).earliest());
    local.map_or_else(|| midnight.and_utc(), |local| local.to_utc())
}
