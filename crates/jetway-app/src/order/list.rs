//! Pages of an agency's orders of one product: by tab, text, day, person and branch.

mod export;
mod find;

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use jetway_db::repo::orders::{Among, InstantField, OrderFilter, OrderSort, SortField, Span};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{AgencyId, BranchId, UserId};
use jetway_domain::order::OrderStatus;
use jetway_domain::zone::Zone;

use super::product::ProductOrder;
use super::service::Orders;
use crate::context::Caller;

/// Maximum number of rows of a page.
pub const LARGEST_PAGE: u64 = 100;

/// A tab of the bookings page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BookingQueue {
    /// All.
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
    /// An operator must decide.
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

/// The date that a range filters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DateField {
    /// The day the order was made, in the tenant's zone.
    #[default]
    Created,
    /// The local day it starts.
    Travel,
    /// The day of the time limit, in the tenant's zone.
    TimeLimit,
}

/// Query of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookingsQuery {
    /// The tab.
    pub queue: BookingQueue,
    /// Part of a reference, a record locator, a ticket number or a name.
    pub search: Option<String>,
    /// The date that the range filters.
    pub date_field: DateField,
    /// First day.
    pub from: Option<NaiveDate>,
    /// Last day.
    pub to: Option<NaiveDate>,
    /// Made by one of these users; empty means any.
    pub staff: Vec<UserId>,
    /// Made by users who now work in one of these branches; empty means any.
    pub branches: Vec<BranchId>,
    /// Sort key and direction.
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
pub struct Bookings<O> {
    /// The orders of the page.
    pub orders: Vec<O>,
    /// Orders on all pages.
    pub total: u64,
    /// Orders in each tab, under the same search and dates.
    pub counts: BTreeMap<BookingQueue, u64>,
}

/// Filter values of an agency's orders, regardless of the current filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// Users who made them, by name.
    pub staff: Vec<(UserId, String)>,
    /// Current branches of these users, by name.
    pub branches: Vec<(BranchId, String)>,
}

impl Orders {
    /// A page of the agency's orders of a product; `among` narrows it by the product's own table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bookings<O: ProductOrder>(
        &self,
        caller: &Caller,
        query: &BookingsQuery,
        among: Option<Among>,
    ) -> Result<Bookings<O>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = self.filter::<O>(&tx, caller, query, among).await?;
        let sort = sort_of(query);
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
            orders: O::load(&tx, &page.orders).await?,
            total: page.total,
            counts,
        })
    }

    async fn filter<O: ProductOrder>(
        &self,
        tx: &Tx,
        caller: &Caller,
        query: &BookingsQuery,
        among: Option<Among>,
    ) -> Result<OrderFilter, DbError> {
        Ok(OrderFilter {
            kinds: vec![O::KIND],
            among,
            makers: makers(tx, caller.agency, query).await?,
            ..filter_of(query, self.services.zone(&caller.tenant))
        })
    }

    /// Filter values for lists of the agency's orders of a product.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn booking_choices<O: ProductOrder>(&self, caller: &Caller) -> Result<Choices, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let makers = tx.orders().makers(caller.agency, O::KIND).await?;
        let mut made = tx.users().of_agency(caller.agency).await?;
        made.retain(|user| makers.contains(&user.id));
        let mut staff: Vec<_> = made.iter().map(|user| (user.id, user.full_name())).collect();
        staff.sort_by(|one, other| one.1.cmp(&other.1));
        let mut branches = tx.branches().of_agency(caller.agency).await?;
        branches.retain(|branch| made.iter().any(|user| user.branch_id == Some(branch.id)));
        Ok(Choices {
            staff,
            branches: branches.into_iter().map(|branch| (branch.id, branch.name)).collect(),
        })
    }
}

/// Users whose orders match; `None` for all. A branch means its current users: orders belong to the user who made them.
async fn makers(tx: &Tx, agency: AgencyId, query: &BookingsQuery) -> Result<Option<Vec<UserId>>, DbError> {
    let (staff, branches) = (&query.staff, &query.branches);
    if staff.is_empty() && branches.is_empty() {
        return Ok(None);
    }
    let mut people = tx.users().of_agency(agency).await?;
    people.retain(|user| staff.is_empty() || staff.contains(&user.id));
    people.retain(|user| branches.is_empty() || user.branch_id.is_some_and(|branch| branches.contains(&branch)));
    Ok(Some(people.iter().map(|user| user.id).collect()))
}

fn count_of(queue: BookingQueue, by_status: &BTreeMap<OrderStatus, u64>) -> u64 {
    let wanted = queue.statuses();
    by_status
        .iter()
        .filter(|(status, _)| wanted.is_empty() || wanted.contains(status))
        .map(|(_, count)| count)
        .sum()
}

fn sort_of(query: &BookingsQuery) -> OrderSort {
    let (by, direction) = query.sort;
    OrderSort {
        by: sort_field(by),
        descending: direction == Direction::Descending,
    }
}

const fn sort_field(field: DateField) -> SortField {
    match field {
        DateField::Created => SortField::Created,
        DateField::Travel => SortField::Travel,
        DateField::TimeLimit => SortField::TimeLimit,
    }
}

fn filter_of(query: &BookingsQuery, zone: Zone) -> OrderFilter {
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
        starts_on: (query.date_field == DateField::Travel).then_some(days),
        ..OrderFilter::default()
    }
}

/// The first instant of a day in a zone; later where the clocks jump over midnight.
pub(super) fn day_begins(day: NaiveDate, zone: Zone) -> DateTime<Utc> {
    zone.instant(day.and_time(NaiveTime::MIN))
}
