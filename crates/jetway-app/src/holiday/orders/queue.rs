//! Lists of an agency's holiday orders.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_db::DbError;
use jetway_db::repo::orders::{OrderFilter, OrderSort, SortField, Span, at_stages};
use jetway_domain::holiday::order::{HolidayOrder, HolidayStage};
use jetway_domain::ids::OrderKind;

use super::Holidays;
use crate::context::{Caller, scope};
use crate::order::list::LARGEST_PAGE;

/// Newest first.
const SORT: OrderSort = OrderSort {
    by: SortField::Created,
    descending: true,
};

/// A tab of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HolidayQueue {
    /// All.
    All,
    /// The deposit is to be paid.
    DepositDue,
    /// Operations confirm.
    Confirming,
    /// The balance is to be paid.
    BalanceDue,
    /// Everything is confirmed and paid.
    Paid,
    /// Cancelled or expired.
    Ended,
}

/// Query of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayListQuery {
    /// The tab.
    pub queue: HolidayQueue,
    /// Part of a reference, the package, the city or the contact.
    pub search: Option<String>,
    /// Starting on this day or later.
    pub from: Option<NaiveDate>,
    /// Starting on this day or earlier.
    pub to: Option<NaiveDate>,
    /// From 1.
    pub page: u64,
    /// At most [`LARGEST_PAGE`].
    pub page_size: u64,
}

/// A page of orders.
#[derive(Debug, Clone, PartialEq)]
pub struct HolidayList {
    /// The orders of the page, newest first.
    pub orders: Vec<HolidayOrder>,
    /// Orders on all pages.
    pub total: u64,
    /// Orders in each tab, under the same search and dates.
    pub counts: BTreeMap<HolidayQueue, u64>,
}

impl HolidayQueue {
    /// Every tab.
    pub const ALL: [Self; 6] = [
        Self::All,
        Self::DepositDue,
        Self::Confirming,
        Self::BalanceDue,
        Self::Paid,
        Self::Ended,
    ];

    const fn stages(self) -> &'static [HolidayStage] {
        match self {
            Self::All => &HolidayStage::ALL,
            Self::DepositDue => &[HolidayStage::DepositDue],
            Self::Confirming => &[HolidayStage::Confirming],
            Self::BalanceDue => &[HolidayStage::BalanceDue],
            Self::Paid => &[HolidayStage::Paid],
            Self::Ended => &[HolidayStage::Cancelled, HolidayStage::Expired],
        }
    }
}

impl Holidays {
    /// A page of the agency's holiday orders, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, caller: &Caller, query: &HolidayListQuery) -> Result<HolidayList, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let page_size = query.page_size.clamp(1, LARGEST_PAGE);
        let (orders, wanted) = (tx.orders(), filter(caller, query, query.queue));
        let page = orders.list(caller.agency, &wanted, SORT, query.page, page_size).await?;
        let mut counts = BTreeMap::new();
        for queue in HolidayQueue::ALL {
            let found = orders.counts(caller.agency, &filter(caller, query, queue)).await?;
            counts.insert(queue, found.values().sum());
        }
        Ok(HolidayList {
            orders: tx.holidays().by_ids(&page.orders).await?,
            total: page.total,
            counts,
        })
    }
}

fn filter(caller: &Caller, query: &HolidayListQuery, queue: HolidayQueue) -> OrderFilter {
    let starts = Span {
        from: query.from,
        until: query.to,
    };
    OrderFilter {
        kinds: vec![OrderKind::Holiday],
        search: query.search.clone(),
        starts_on: Some(starts),
        among: Some(at_stages(&scope(&caller.tenant), caller.agency, queue.stages())),
        ..OrderFilter::default()
    }
}
