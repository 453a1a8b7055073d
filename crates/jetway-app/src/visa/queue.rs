//! Lists of an agency's visa applications.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use jetway_db::DbError;
use jetway_db::repo::orders::{InstantField, OrderFilter, OrderSort, SortField, Span, applied};
use jetway_domain::codes::CountryCode;
use jetway_domain::ids::OrderKind;
use jetway_domain::visa::applicant::VisaState;
use jetway_domain::visa::order::VisaOrder;

use super::Visas;
use crate::context::export::Export;
use crate::context::{Caller, scope};

/// Most rows of a page.
const LARGEST_PAGE: u64 = 100;

/// Newest first.
const SORT: OrderSort = OrderSort {
    by: SortField::Created,
    descending: true,
};

/// A tab of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum VisaQueue {
    /// All.
    All,
    /// Not submitted.
    Drafts,
    /// Operators check documents.
    InReview,
    /// The agency has to correct something.
    Correction,
    /// The embassy has them.
    InProcess,
    /// The embassy has decided.
    Decided,
    /// Cancelled, or expired drafts.
    Cancelled,
}

/// Query of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisaListQuery {
    /// The tab.
    pub queue: VisaQueue,
    /// Part of a reference, a country or a name.
    pub search: Option<String>,
    /// The destination country.
    pub destination: Option<CountryCode>,
    /// Made on this day or later.
    pub from: Option<NaiveDate>,
    /// Made on this day or earlier.
    pub to: Option<NaiveDate>,
    /// Page, from 1.
    pub page: u64,
    /// Rows of a page, at most 100.
    pub page_size: u64,
}

/// A page of orders.
#[derive(Debug, Clone, PartialEq)]
pub struct VisaList {
    /// The orders of the page.
    pub orders: Vec<VisaOrder>,
    /// Orders on all pages.
    pub total: u64,
    /// Orders in each tab, under the same search, dates and destination.
    pub counts: BTreeMap<VisaQueue, u64>,
}

impl VisaQueue {
    /// Every tab.
    pub const ALL: [Self; 7] = [
        Self::All,
        Self::Drafts,
        Self::InReview,
        Self::Correction,
        Self::InProcess,
        Self::Decided,
        Self::Cancelled,
    ];

    /// States of its orders; none for those of any state.
    const fn states(self) -> &'static [VisaState] {
        match self {
            Self::All => &[],
            Self::Drafts => &[VisaState::Draft],
            Self::InReview => &[VisaState::Submitted, VisaState::DocumentReview, VisaState::Resubmitted],
            Self::Correction => &[VisaState::CorrectionRequested],
            Self::InProcess => &[VisaState::Lodged, VisaState::InProcess, VisaState::BiometricsDue],
            Self::Decided => &[
                VisaState::Approved,
                VisaState::Refused,
                VisaState::Returned,
                VisaState::Delivered,
            ],
            Self::Cancelled => &[VisaState::Cancelled, VisaState::Expired],
        }
    }
}

impl Visas {
    /// A page of the agency's applications, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, caller: &Caller, query: &VisaListQuery) -> Result<VisaList, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = self.filter(caller, query, query.queue);
        let page_size = query.page_size.clamp(1, LARGEST_PAGE);
        let orders = tx.orders();
        let page = orders.list(caller.agency, &filter, SORT, query.page, page_size).await?;
        let mut counts = BTreeMap::new();
        for queue in VisaQueue::ALL {
            let filter = self.filter(caller, query, queue);
            let by_status = orders.counts(caller.agency, &filter).await?;
            counts.insert(queue, by_status.values().sum());
        }
        Ok(VisaList {
            orders: tx.visas().by_ids(&page.orders).await?,
            total: page.total,
            counts,
        })
    }

    /// Begin an export of the same list, all pages of it. Page and page size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, caller: &Caller, query: &VisaListQuery) -> Result<Export<VisaOrder>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let filter = self.filter(caller, query, query.queue);
        let keys = tx.orders().keys(caller.agency, &filter, SORT).await?;
        Ok(Export::new(&self.services, &caller.tenant, keys))
    }

    fn filter(&self, caller: &Caller, query: &VisaListQuery, queue: VisaQueue) -> OrderFilter {
        let zone = self.services.zone(&caller.tenant);
        let starts = |day: NaiveDate| zone.instant(day.and_time(NaiveTime::MIN));
        let after = |day: NaiveDate| day.checked_add_signed(TimeDelta::days(1)).map(starts);
        let made = Span {
            from: query.from.map(starts),
            until: query.to.and_then(after),
        };
        let destination = query.destination.as_ref().map(CountryCode::as_str);
        OrderFilter {
            kinds: vec![OrderKind::Visa],
            search: query.search.clone(),
            instants: Some((InstantField::Created, made)),
            among: Some(applied(
                &scope(&caller.tenant),
                caller.agency,
                queue.states(),
                destination,
            )),
            ..OrderFilter::default()
        }
    }
}
