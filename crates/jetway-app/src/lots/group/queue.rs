//! Lists of an agency's groups.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_db::DbError;
use jetway_db::repo::orders::{Among, OrderFilter, OrderSort, SortField, Span, in_stages, of_lots};
use jetway_domain::ids::OrderKind;
use jetway_domain::lot::LotKind;
use jetway_domain::lot::group::order::{GroupOrder, GroupStage};

use super::Groups;
use crate::context::export::Export;
use crate::context::{Caller, scope};
use crate::order::list::LARGEST_PAGE;

/// Newest first.
const SORT: OrderSort = OrderSort {
    by: SortField::Created,
    descending: true,
};

/// A tab of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GroupQueue {
    /// All.
    All,
    /// Seats are held, and no deposit is paid.
    SeatsHeld,
    /// The deposit is paid.
    DepositPaid,
    /// Everything is paid, and tickets are missing.
    BalancePaid,
    /// Ticketed.
    Ticketed,
    /// Cancelled or released.
    Ended,
}

/// Query of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupListQuery {
    /// The tab.
    pub queue: GroupQueue,
    /// Part of a reference, the group's name, a passenger's or a ticket number.
    pub search: Option<String>,
    /// Leaving on this day or later.
    pub from: Option<NaiveDate>,
    /// Leaving on this day or earlier.
    pub to: Option<NaiveDate>,
    /// From 1.
    pub page: u64,
    /// At most [`LARGEST_PAGE`].
    pub page_size: u64,
}

/// A page of orders.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupList {
    /// The orders of the page, newest first.
    pub orders: Vec<GroupOrder>,
    /// Orders on all pages.
    pub total: u64,
    /// Orders in each tab, under the same search and dates.
    pub counts: BTreeMap<GroupQueue, u64>,
}

impl GroupQueue {
    /// Every tab.
    pub const ALL: [Self; 6] = [
        Self::All,
        Self::SeatsHeld,
        Self::DepositPaid,
        Self::BalancePaid,
        Self::Ticketed,
        Self::Ended,
    ];

    const fn stages(self) -> &'static [GroupStage] {
        match self {
            Self::All => &GroupStage::ALL,
            Self::SeatsHeld => &[GroupStage::SeatsHeld],
            Self::DepositPaid => &[GroupStage::DepositPaid],
            Self::BalancePaid => &[GroupStage::BalancePaid, GroupStage::InProgress],
            Self::Ticketed => &[GroupStage::Ticketed],
            Self::Ended => &[GroupStage::Cancelled, GroupStage::Released],
        }
    }
}

impl Groups {
    /// A page of the agency's groups, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, caller: &Caller, query: &GroupListQuery) -> Result<GroupList, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let page_size = query.page_size.clamp(1, LARGEST_PAGE);
        let (orders, filter) = (tx.orders(), Self::filter(caller, query, query.queue));
        let page = orders.list(caller.agency, &filter, SORT, query.page, page_size).await?;
        let mut counts = BTreeMap::new();
        for queue in GroupQueue::ALL {
            let found = orders
                .counts(caller.agency, &Self::filter(caller, query, queue))
                .await?;
            counts.insert(queue, found.values().sum());
        }
        Ok(GroupList {
            orders: tx.groups().by_ids(&page.orders).await?,
            total: page.total,
            counts,
        })
    }

    /// Begin an export of the same list, all pages of it. Page and page size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, caller: &Caller, query: &GroupListQuery) -> Result<Export<GroupOrder>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = Self::filter(caller, query, query.queue);
        let keys = tx.orders().keys(caller.agency, &filter, SORT).await?;
        Ok(Export::new(&self.services, &caller.tenant, keys))
    }

    /// Groups of the agency whose lots are of these kinds, for a search that leaves them out.
    #[must_use]
    pub fn of_lots(&self, caller: &Caller, kinds: &[LotKind]) -> Among {
        of_lots(&scope(&caller.tenant), caller.agency, kinds)
    }

    fn filter(caller: &Caller, query: &GroupListQuery, queue: GroupQueue) -> OrderFilter {
        let leaves = Span {
            from: query.from,
            until: query.to,
        };
        OrderFilter {
            kinds: vec![OrderKind::Group],
            search: query.search.clone(),
            starts_on: Some(leaves),
            among: Some(in_stages(&scope(&caller.tenant), caller.agency, queue.stages())),
            ..OrderFilter::default()
        }
    }
}
