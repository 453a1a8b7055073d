//! The request of a booking list.

use chrono::NaiveDate;
use jetway_app::order::list::{BookingQueue as Queue, BookingsQuery, DateField as Field, Direction, LARGEST_PAGE};
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{BranchId, UserId};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::wire::field_error::BadField;

/// Default page size.
const PAGE_SIZE: u64 = 20;
/// Most airlines, users or branches in one filter.
const MOST_OF_A_KIND: usize = 50;

/// Filters, paging and order of the bookings page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BookingsRequest {
    queue: Option<BookingQueue>,
    /// Part of a reference, a record locator, a ticket number or a name.
    search: Option<String>,
    date_field: Option<DateField>,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
    /// Validating carriers, such as `EK`; at most 50. `GetBookingChoices` lists those of the agency.
    #[serde(default)]
    airlines: Vec<String>,
    /// Users who created the order, by `userId` of `GetBookingChoices`; at most 50.
    #[serde(default)]
    staff: Vec<Uuid>,
    /// Current branches of those users, by `branchId` of `GetBookingChoices`; at most 50.
    #[serde(default)]
    branches: Vec<Uuid>,
    /// From 1.
    page: Option<u64>,
    /// At most 100.
    page_size: Option<u64>,
    /// `created`, `travel` or `ttl`; a leading `-` sorts latest first.
    sort: Option<String>,
}

/// A tab of the bookings page.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum BookingQueue {
    /// All bookings.
    All,
    /// Seats held.
    OnHold,
    /// Waiting for the airline, payment or tickets.
    Pending,
    /// Ticketed.
    Ticketed,
    /// Cancelled.
    Cancelled,
    /// The time limit has passed.
    Expired,
    /// Waiting for a decision of the back office.
    Unconfirmed,
}

/// The date a range applies to.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum DateField {
    /// Date of booking.
    Created,
    /// Date of departure.
    Travel,
    /// Date of the ticketing time limit.
    Ttl,
}

impl BookingsRequest {
    /// The use case's query, and the airlines that narrow it.
    pub(crate) fn query(self) -> Result<(BookingsQuery, Vec<CarrierCode>), BadField> {
        let sort = match self.sort.as_deref() {
            None | Some("") => (Field::Created, Direction::Descending),
            Some(text) => sort(text)?,
        };
        if self.page == Some(0) {
            return Err(BadField::new("/page", "page.first", "Pages count from 1."));
        }
        let page_size = self.page_size.unwrap_or(PAGE_SIZE);
        if !(1..=LARGEST_PAGE).contains(&page_size) {
            return Err(BadField::new(
                "/pageSize",
                "pageSize.range",
                format!("1 to {LARGEST_PAGE}."),
            ));
        }
        few("/airlines", self.airlines.len())?;
        few("/staff", self.staff.len())?;
        few("/branches", self.branches.len())?;
        let query = BookingsQuery {
            queue: self.queue.map_or(Queue::All, BookingQueue::of),
            search: self.search,
            date_field: self.date_field.map_or(Field::Created, DateField::of),
            from: self.from,
            to: self.to,
            staff: self.staff.into_iter().map(UserId).collect(),
            branches: self.branches.into_iter().map(BranchId).collect(),
            sort,
            page: self.page.unwrap_or(1),
            page_size,
        };
        Ok((query, airlines(&self.airlines)?))
    }
}

impl BookingQueue {
    const fn of(self) -> Queue {
        match self {
            Self::All => Queue::All,
            Self::OnHold => Queue::OnHold,
            Self::Pending => Queue::Pending,
            Self::Ticketed => Queue::Ticketed,
            Self::Cancelled => Queue::Cancelled,
            Self::Expired => Queue::Expired,
            Self::Unconfirmed => Queue::Unconfirmed,
        }
    }
}

impl DateField {
    const fn of(self) -> Field {
        match self {
            Self::Created => Field::Created,
            Self::Travel => Field::Travel,
            Self::Ttl => Field::TimeLimit,
        }
    }
}

fn few(pointer: &'static str, asked: usize) -> Result<(), BadField> {
    if asked <= MOST_OF_A_KIND {
        return Ok(());
    }
    Err(BadField::new(
        pointer,
        "filter.many",
        format!("At most {MOST_OF_A_KIND}."),
    ))
}

fn airlines(codes: &[String]) -> Result<Vec<CarrierCode>, BadField> {
    let read = |(at, code): (usize, &String)| {
        CarrierCode::parse(code).map_err(|_| {
            let detail = "Two letters or digits, such as EK.";
            BadField::new(format!("/airlines/{at}"), "airline.code", detail)
        })
    };
    codes.iter().enumerate().map(read).collect()
}

fn sort(text: &str) -> Result<(Field, Direction), BadField> {
    let (name, direction) = match text.strip_prefix('-') {
        Some(name) => (name, Direction::Descending),
        None => (text, Direction::Ascending),
    };
    let field = match name {
        "created" => Field::Created,
        "travel" => Field::Travel,
        "ttl" => Field::TimeLimit,
        _ => {
            return Err(BadField::new(
                "/sort",
                "sort.unknown",
                "created, travel or ttl, with or without -.",
            ));
        }
    };
    Ok((field, direction))
}
