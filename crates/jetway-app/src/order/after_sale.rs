//! Lists of void and refund requests, for every product (ADR 0100).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_db::DbError;
use jetway_db::repo::orders::{AfterSaleFilter, Span};
use jetway_domain::order::{AfterSaleKind, OrderRequest, RequestReference, RequestState, WaitingRequest};

use super::error::OrderError;
use super::list::{LARGEST_PAGE, day_begins};
use super::product::AnyOrder;
use super::service::Orders;
use crate::context::Caller;

/// A tab of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AfterSaleTab {
    /// All.
    All,
    /// A quote waits for the agency.
    Quoted,
    /// Operations or the airline work on it.
    InProgress,
    /// The money was returned.
    Done,
    /// Refused, withdrawn or expired.
    Ended,
}

impl AfterSaleTab {
    /// Every tab.
    pub const ALL: [Self; 5] = [Self::All, Self::Quoted, Self::InProgress, Self::Done, Self::Ended];

    const fn states(self) -> &'static [RequestState] {
        match self {
            Self::All => &[],
            Self::Quoted => &[RequestState::Quoted],
            Self::InProgress => &[
                RequestState::Requested,
                RequestState::Accepted,
                RequestState::Submitted,
                RequestState::Approved,
                RequestState::InReview,
            ],
            Self::Done => &[RequestState::Done],
            Self::Ended => &[RequestState::Refused, RequestState::Withdrawn, RequestState::Expired],
        }
    }
}

/// Query of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AfterSalesQuery {
    /// Of this kind.
    pub kind: AfterSaleKind,
    /// The tab.
    pub tab: AfterSaleTab,
    /// A request number, or a search term of its order.
    pub search: Option<String>,
    /// First day of their creation, in the tenant's zone.
    pub from: Option<NaiveDate>,
    /// Last day.
    pub to: Option<NaiveDate>,
    /// From 1.
    pub page: u64,
    /// At most [`LARGEST_PAGE`].
    pub page_size: u64,
}

/// A page of requests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AfterSales {
    /// The requests, each with the identifiers of its order.
    pub requests: Vec<WaitingRequest>,
    /// Requests on all pages.
    pub total: u64,
    /// Requests in each tab, under the same search and dates.
    pub counts: BTreeMap<AfterSaleTab, u64>,
}

impl Orders {
    /// A page of the agency's requests of a kind, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn after_sales(&self, caller: &Caller, query: &AfterSalesQuery) -> Result<AfterSales, DbError> {
        let zone = self.services.zone(&caller.tenant);
        let begins = |day| day_begins(day, zone);
        let filter = AfterSaleFilter {
            kind: query.kind,
            states: query.tab.states().to_vec(),
            search: query.search.clone(),
            asked: Span {
                from: query.from.map(begins),
                until: query.to.and_then(|day| day.succ_opt()).map(begins),
            },
        };
        let tx = self.services.read(&caller.tenant).await?;
        let page = (query.page, query.page_size.clamp(1, LARGEST_PAGE));
        let (requests, total) = tx.order_requests().after_sales(caller.agency, &filter, page).await?;
        let by_state = tx.order_requests().after_sale_counts(caller.agency, &filter).await?;
        let count_of = |tab: AfterSaleTab| {
            let states = tab.states();
            let counted = by_state.iter();
            let counted = counted.filter(|(state, _)| states.is_empty() || states.contains(state));
            counted.map(|(_, count)| count).sum::<u64>()
        };
        Ok(AfterSales {
            requests,
            total,
            counts: AfterSaleTab::ALL.into_iter().map(|tab| (tab, count_of(tab))).collect(),
        })
    }

    /// A request of the agency, with its order.
    ///
    /// # Errors
    /// `NotFound` when the agency has no request with this number.
    pub async fn after_sale(
        &self,
        caller: &Caller,
        reference: &RequestReference,
    ) -> Result<(AnyOrder, OrderRequest), OrderError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.order_requests().order_of(reference).await?;
        drop(tx);
        let (id, _) = found
            .filter(|(_, agency)| *agency == caller.agency)
            .ok_or(OrderError::NotFound)?;
        let order: Option<AnyOrder> = self.store.by_id(&caller.tenant, id).await?;
        let order = order.ok_or(OrderError::NotFound)?;
        let request = order.after_sale(reference).cloned().ok_or(OrderError::NotFound)?;
        Ok((order, request))
    }
}
