//! Requests and responses of the calls about voids, refunds and exchanges.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_app::flight::ticketing::after_sale::AfterSaleAsk;
use jetway_app::order::after_sale::{AfterSaleTab, AfterSales, AfterSalesQuery};
use jetway_app::order::list::LARGEST_PAGE;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::{
    AfterSaleKind, AfterSaleQuote, AfterSaleReason, OrderRequest, OrderSummary, RequestReference,
};
use jetway_domain::reference::NameLanguage;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::Refusal;
use crate::wire::after_sale::{AfterSaleQuoteView, AfterSaleRequest};
use crate::wire::approval_request::checked_remark;
use crate::wire::field_error::BadField;
use crate::wire::names::AfterSaleReasonName;
use crate::wire::order_reference::reference;
use crate::wire::visibility::Visibility;

/// Default page size.
const PAGE_SIZE: u64 = 20;

/// What is requested for an order.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleBody {
    order_reference: String,
    /// Empty for all travellers. A void is always for all travellers.
    #[serde(default)]
    traveller_ids: Vec<String>,
    /// Empty for all flights that are left; otherwise the last journeys of the trip.
    #[serde(default)]
    segment_ids: Vec<String>,
    #[schema(value_type = AfterSaleReasonName)]
    reason: String,
    /// At most 250 characters; needed for the reason `other`.
    remark: Option<String>,
}

/// The quote to accept, or the request to withdraw.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleStatusBody {
    request_reference: String,
    status: AfterSaleStep,
    /// The quote as shown; needed to accept it.
    quote_id: Option<String>,
}

/// What the agency decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum AfterSaleStep {
    /// Accept the quote. There is no way back.
    Accepted,
    /// Withdraw the request.
    Withdrawn,
}

/// Query parameters of a call about one request.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RequestParams {
    request_reference: String,
}

/// What a void or refund would return now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSalePenalty {
    /// Operations quote it within a business day.
    by_hand: bool,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<AfterSaleQuoteView>,
}

/// A request, and what identifies its order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleRow {
    order_reference: String,
    /// Such as a route.
    title: String,
    lead_name: String,
    request: AfterSaleRequest,
}

/// Filters and page of a list of requests.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AfterSaleQueueBody {
    tab: Option<AfterSaleTabName>,
    /// A number of a request, or part of an order reference, a record locator, a ticket number or a name.
    search: Option<String>,
    /// First day on which they were made.
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
    /// From 1.
    page: Option<u64>,
    /// At most 100.
    page_size: Option<u64>,
}

/// A tab of a list of requests.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum AfterSaleTabName {
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

/// A page of requests, the newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AfterSaleQueue {
    items: Vec<AfterSaleRow>,
    /// Number on all pages.
    total: u64,
    page: u64,
    page_size: u64,
    /// Requests per tab with the same search and dates.
    counts: BTreeMap<&'static str, u64>,
}

impl AfterSaleBody {
    pub(super) fn ask(self, kind: AfterSaleKind) -> Result<AfterSaleAsk, Refusal> {
        let reason = AfterSaleReason::parse(&self.reason)
            .ok_or_else(|| BadField::new("/reason", "reason.unknown", "One of the listed reasons."))?;
        let remark = checked_remark(self.remark)?;
        if reason == AfterSaleReason::Other && remark.is_none() {
            return Err(BadField::new("/remark", "remark.missing", "Say what the reason is.").into());
        }
        Ok(AfterSaleAsk {
            kind,
            order: reference(&self.order_reference)?,
            travellers: self.traveller_ids,
            segments: self.segment_ids,
            reason,
            remark,
        })
    }

    pub(super) fn order(&self) -> &str {
        &self.order_reference
    }
}

impl AfterSaleStatusBody {
    /// The request, and the quote to accept; `None` to withdraw.
    pub(super) fn read(self, kind: AfterSaleKind) -> Result<(RequestReference, Option<String>), Refusal> {
        let request = request_of(&self.request_reference, kind)?;
        match (self.status, self.quote_id) {
            (AfterSaleStep::Withdrawn, _) => Ok((request, None)),
            (AfterSaleStep::Accepted, Some(quote)) => Ok((request, Some(quote))),
            (AfterSaleStep::Accepted, None) => {
                Err(BadField::new("/quoteId", "quote.missing", "Name the quote that is accepted.").into())
            }
        }
    }
}

impl RequestParams {
    pub(super) fn request(&self, kind: AfterSaleKind) -> Result<RequestReference, ErrorCode> {
        request_of(&self.request_reference, kind)
    }
}

/// The number of a request of this kind.
pub(super) fn request_of(text: &str, kind: AfterSaleKind) -> Result<RequestReference, ErrorCode> {
    let request = RequestReference::parse(text).ok();
    let request = request.filter(|request| request.kind() == kind);
    request.ok_or(ErrorCode::AfterSaleNotFound)
}

impl AfterSalePenalty {
    pub(super) fn of(quote: Option<&AfterSaleQuote>, visibility: Visibility) -> Self {
        Self {
            by_hand: quote.is_none(),
            quote: quote.filter(|_| visibility.agent_amounts).map(AfterSaleQuoteView::of),
        }
    }
}

impl AfterSaleRow {
    /// With the flights and tickets of an exchange.
    pub(super) fn with_trip(mut self, order: &FlightOrder, language: NameLanguage) -> Self {
        self.request = self.request.with_trip(order, language);
        self
    }

    pub(super) fn of(
        order_reference: &str,
        summary: OrderSummary,
        request: &OrderRequest,
        visibility: Visibility,
    ) -> Option<Self> {
        Some(Self {
            order_reference: order_reference.to_owned(),
            title: summary.title,
            lead_name: summary.lead_name,
            request: AfterSaleRequest::of(request, visibility)?,
        })
    }
}

impl AfterSaleQueueBody {
    pub(super) fn query(self, kind: AfterSaleKind) -> Result<AfterSalesQuery, BadField> {
        if self.page == Some(0) {
            return Err(BadField::new("/page", "page.first", "Pages count from 1."));
        }
        let page_size = self.page_size.unwrap_or(PAGE_SIZE);
        if !(1..=LARGEST_PAGE).contains(&page_size) {
            let detail = format!("1 to {LARGEST_PAGE}.");
            return Err(BadField::new("/pageSize", "pageSize.range", detail));
        }
        Ok(AfterSalesQuery {
            kind,
            tab: self.tab.map_or(AfterSaleTab::All, AfterSaleTabName::of),
            search: self.search,
            from: self.from,
            to: self.to,
            page: self.page.unwrap_or(1),
            page_size,
        })
    }
}

impl AfterSaleTabName {
    const fn of(self) -> AfterSaleTab {
        match self {
            Self::All => AfterSaleTab::All,
            Self::Quoted => AfterSaleTab::Quoted,
            Self::InProgress => AfterSaleTab::InProgress,
            Self::Done => AfterSaleTab::Done,
            Self::Ended => AfterSaleTab::Ended,
        }
    }
}

impl AfterSaleQueue {
    pub(super) fn of(found: AfterSales, (page, page_size): (u64, u64), visibility: Visibility) -> Self {
        let rows = found.requests.into_iter().filter_map(|found| {
            Some(AfterSaleRow {
                order_reference: found.reference.as_str().to_owned(),
                title: found.title,
                lead_name: found.lead_name,
                request: AfterSaleRequest::of(&found.request, visibility)?,
            })
        });
        Self {
            items: rows.collect(),
            total: found.total,
            page,
            page_size,
            counts: found
                .counts
                .into_iter()
                .map(|(tab, count)| (tab_name(tab), count))
                .collect(),
        }
    }
}

const fn tab_name(tab: AfterSaleTab) -> &'static str {
    match tab {
        AfterSaleTab::All => "all",
        AfterSaleTab::Quoted => "quoted",
        AfterSaleTab::InProgress => "inProgress",
        AfterSaleTab::Done => "done",
        AfterSaleTab::Ended => "ended",
    }
}
