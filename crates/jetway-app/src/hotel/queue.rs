//! Lists of an agency's hotel orders.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use jetway_db::DbError;
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span, staying};
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::OrderKind;
use jetway_domain::order::OrderStatus;

use super::Hotels;
use crate::context::export::Export;
use crate::context::{Caller, scope};
use crate::order::list::LARGEST_PAGE;

/// A tab of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HotelQueue {
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HotelDate {
    /// The day the order was made, in the tenant's zone.
    Created,
    /// The day of arrival.
    CheckIn,
}

/// Query of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HotelListQuery {
    /// The tab.
    pub queue: HotelQueue,
    /// Part of a reference, the hotel's name or a guest's.
    pub search: Option<String>,
    /// The date that the range filters.
    pub date: HotelDate,
    /// First day.
    pub from: Option<NaiveDate>,
    /// Last day.
    pub to: Option<NaiveDate>,
    /// City of the hotel.
    pub city: Option<String>,
    /// From 1.
    pub page: u64,
    /// At most [`LARGEST_PAGE`].
    pub page_size: u64,
}

/// A page of orders.
#[derive(Debug, Clone, PartialEq)]
pub struct HotelList {
    /// The orders of the page.
    pub orders: Vec<HotelOrder>,
    /// Orders on all pages.
    pub total: u64,
    /// Orders in each tab, under the same search, dates and city.
    pub counts: BTreeMap<HotelQueue, u64>,
}

impl HotelQueue {
    /// Every tab.
    pub const ALL: [Self; 6] = [
        Self::All,
        Self::Upcoming,
        Self::UnConfirmed,
        Self::OnHold,
        Self::Completed,
        Self::Cancelled,
    ];

    const fn statuses(self) -> &'static [OrderStatus] {
        match self {
            Self::All => &OrderStatus::ALL,
            Self::Upcoming => &[OrderStatus::Confirmed, OrderStatus::OnHold],
            Self::UnConfirmed => &[OrderStatus::Pending, OrderStatus::InProgress, OrderStatus::UnConfirmed],
            Self::OnHold => &[OrderStatus::OnHold],
            Self::Completed => &[OrderStatus::Confirmed],
            Self::Cancelled => &[OrderStatus::Cancelled, OrderStatus::Expired],
        }
    }

    /// Whether the guests must have left, or must not have.
    const fn is_over(self) -> Option<bool> {
        match self {
            Self::Upcoming => Some(false),
            Self::Completed => Some(true),
            Self::All | Self::UnConfirmed | Self::OnHold | Self::Cancelled => None,
        }
    }

    fn sort(self) -> OrderSort {
        let is_next = self == Self::Upcoming;
        OrderSort {
            by: if is_next { SortField::Travel } else { SortField::Created },
            descending: !is_next,
        }
    }
}

impl Hotels {
    /// A page of the agency's hotel orders, newest first; upcoming stays by the day of arrival, the next one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, caller: &Caller, query: &HotelListQuery) -> Result<HotelList, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let sort = query.queue.sort();
        let filter = self.filter(caller, query, query.queue.is_over());
        let page_size = query.page_size.clamp(1, LARGEST_PAGE);
        let orders = tx.orders();
        let page = orders.list(caller.agency, &filter, sort, query.page, page_size).await?;
        let mut counts = BTreeMap::new();
        for is_over in [None, Some(false), Some(true)] {
            let by_status = orders
                .counts(caller.agency, &self.filter(caller, query, is_over))
                .await?;
            for queue in HotelQueue::ALL.into_iter().filter(|queue| queue.is_over() == is_over) {
                let found = queue.statuses().iter().filter_map(|status| by_status.get(status));
                counts.insert(queue, found.sum());
            }
        }
        Ok(HotelList {
            orders: tx.hotels().by_ids(&page.orders).await?,
            total: page.total,
            counts,
        })
    }

    /// Begin an export of the same list, all pages of it. Page and page size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, caller: &Caller, query: &HotelListQuery) -> Result<Export<HotelOrder>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = self.filter(caller, query, query.queue.is_over());
        let keys = tx.orders().keys(caller.agency, &filter, query.queue.sort()).await?;
        Ok(Export::new(&self.services, &caller.tenant, keys))
    }

    fn filter(&self, caller: &Caller, query: &HotelListQuery, is_over: Option<bool>) -> OrderFilter {
        let zone = self.services.zone(&caller.tenant);
        let starts = |day: NaiveDate| zone.instant(day.and_time(NaiveTime::MIN));
        let after = |day: NaiveDate| day.checked_add_signed(TimeDelta::days(1)).map(starts);
        let made = Span {
            from: query.from.map(starts),
            until: query.to.and_then(after),
        };
        let arrives = Span {
            from: query.from,
            until: query.to,
        };
        let is_made = query.date == HotelDate::Created;
        let among = staying(
            &scope(&caller.tenant),
            caller.agency,
            self.services.now(),
            is_over,
            query.city.as_deref(),
        );
        OrderFilter {
            kinds: vec![OrderKind::Hotel],
            statuses: query.queue.statuses().to_vec(),
            search: query.search.clone(),
            instants: is_made.then_some((InstantField::Created, made)),
            starts_on: (!is_made).then_some(arrives),
            among: Some(among),
            ..OrderFilter::default()
        }
    }
}
