//! What to list, on the wire.

use chrono::NaiveDate;
use jetway_app::air::orders::{BookingQueue as Queue, BookingsQuery, DateField as Field, Direction, LARGEST_PAGE};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::routes::search::request::BadField;

/// Rows of a page when not asked otherwise.
const PAGE_SIZE: u64 = 20;

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
    /// From 1.
    page: Option<u64>,
    /// At most 100.
    page_size: Option<u64>,
    /// `created`, `travel` or `ttl`; with a leading `-` latest first.
    sort: Option<String>,
}

/// A tab of the bookings page.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum BookingQueue {
    /// Everything.
    All,
    /// Seats held.
    OnHold,
    /// Waiting for the airline, for payment or for tickets.
    Pending,
    /// Ticketed.
    Ticketed,
    /// Cancelled.
    Cancelled,
    /// The limit passed.
    Expired,
    /// A person must decide.
    Unconfirmed,
}

/// What a date range is about.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum DateField {
    /// The day the order was made.
    Created,
    /// The day of departure.
    Travel,
    /// The day of the ticketing time limit.
    Ttl,
}

impl BookingsRequest {
    /// As the application asks it.
    pub(crate) fn query(self) -> Result<BookingsQuery, BadField> {
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
        Ok(BookingsQuery {
            queue: self.queue.map_or(Queue::All, BookingQueue::of),
            search: self.search,
            date_field: self.date_field.map_or(Field::Created, DateField::of),
            from: self.from,
            to: self.to,
            sort,
            page: self.page.unwrap_or(1),
            page_size,
        })
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
