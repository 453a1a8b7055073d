//! Reading requests.

use std::collections::BTreeMap;

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::{DbError, Tx};
use jetway_domain::holiday::order::HolidayOrder;
use jetway_domain::holiday::request::{HolidayMessage, HolidayRequest, HolidayRequestStatus, HolidaySide};
use jetway_domain::ids::{HolidayMessageId, HolidayRequestId, TenantId};

use super::{HolidayRequestError, HolidayRequestEvent, HolidayRequestFilter, HolidayRequests};
use crate::context::Caller;
use crate::context::export::{Export, Keyed};
use crate::files::{FileFacts, FilePurpose};

/// Most rows of a page.
const LARGEST_PAGE: u64 = 100;
/// Most requests of a tenant in the operators' lists.
const MOST: u64 = 200;
/// Age up to which an event notifies.
const NOTIFIES_FOR: TimeDelta = TimeDelta::days(7);
/// Most notifications.
const MOST_NOTIFICATIONS: u64 = 30;

/// A request in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedRequest {
    /// The request.
    pub request: HolidayRequest,
    /// The last message about it.
    pub last_message: Option<HolidayMessage>,
    /// The order that it has become.
    pub order: Option<HolidayOrder>,
}

/// A page of requests, newest first.
#[derive(Debug, Clone, PartialEq)]
pub struct HolidayRequestPage {
    /// The requests.
    pub requests: Vec<ListedRequest>,
    /// Requests on all pages.
    pub total: u64,
    /// Requests in each state under the same search.
    pub counts: BTreeMap<HolidayRequestStatus, u64>,
}

/// A request with everything about it, oldest first.
#[derive(Debug, Clone, PartialEq)]
pub struct HolidayRequestCase {
    /// The request.
    pub request: HolidayRequest,
    /// Its history.
    pub history: Vec<HolidayRequestEvent>,
    /// Messages about it.
    pub messages: Vec<HolidayMessage>,
    /// Files sent with messages, each labelled with its message.
    pub files: Vec<FileFacts>,
    /// The order that it has become.
    pub order: Option<HolidayOrder>,
}

impl HolidayRequestCase {
    /// The file sent with a message.
    #[must_use]
    pub fn file_of(&self, message: HolidayMessageId) -> Option<&FileFacts> {
        let label = message.to_string();
        self.files.iter().find(|file| file.label == label)
    }
}

/// A notification of an agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayNews {
    /// Number of the request.
    pub reference: String,
    /// Name of the event, or `message`.
    pub kind: &'static str,
    /// When.
    pub at: DateTime<Utc>,
    /// A reason, an amount or the message; may be empty.
    pub text: String,
}

#[async_trait]
impl Keyed for ListedRequest {
    type Key = HolidayRequestId;

    async fn with_keys(tx: &Tx, keys: &[HolidayRequestId]) -> Result<Vec<Self>, DbError> {
        listed(tx, tx.holiday_requests().by_ids(keys).await?).await
    }
}

impl HolidayRequests {
    /// A page of the requests of the caller's agency, from 1.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        caller: &Caller,
        filter: HolidayRequestFilter,
        (page, page_size): (u64, u64),
    ) -> Result<HolidayRequestPage, DbError> {
        let filter = HolidayRequestFilter {
            agency: Some(caller.agency),
            ..filter
        };
        let tx = self.services.read(&caller.tenant).await?;
        let page_size = page_size.clamp(1, LARGEST_PAGE);
        let (requests, total) = tx.holiday_requests().list(&filter, page, page_size).await?;
        let counts = tx.holiday_requests().counts(&filter).await?;
        Ok(HolidayRequestPage {
            requests: listed(&tx, requests).await?,
            total,
            counts,
        })
    }

    /// Begin an export of all requests of the caller's agency under a filter, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(
        &self,
        caller: &Caller,
        filter: HolidayRequestFilter,
    ) -> Result<Export<ListedRequest>, DbError> {
        let filter = HolidayRequestFilter {
            agency: Some(caller.agency),
            ..filter
        };
        let tx = self.services.read(&caller.tenant).await?;
        let keys = tx.holiday_requests().keys(&filter).await?;
        Ok(Export::new(&self.services, &caller.tenant, keys))
    }

    /// A request of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such request.
    pub async fn view(&self, caller: &Caller, reference: &str) -> Result<HolidayRequestCase, HolidayRequestError> {
        let tx = self.services.read(&caller.tenant).await?;
        let request = self.own(&tx, caller, reference).await?;
        Ok(with_everything(&tx, request).await?)
    }

    /// The newest requests of these tenants, at most 200 of each, and how many there are in each state.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all(
        &self,
        tenants: &[TenantId],
        filter: &HolidayRequestFilter,
    ) -> Result<(Vec<(TenantId, ListedRequest)>, BTreeMap<HolidayRequestStatus, u64>), DbError> {
        let (mut all, mut counts) = (Vec::new(), BTreeMap::new());
        for tenant in tenants {
            let tx = self.services.read(tenant).await?;
            let (found, _) = tx.holiday_requests().list(filter, 1, MOST).await?;
            let found = listed(&tx, found).await?.into_iter();
            all.extend(found.map(|request| (tenant.clone(), request)));
            for (status, requests) in tx.holiday_requests().counts(filter).await? {
                *counts.entry(status).or_insert(0) += requests;
            }
        }
        all.sort_by_key(|(_, listed)| listed.request.created_at);
        Ok((all, counts))
    }

    /// A request, for operators.
    ///
    /// # Errors
    /// `NotFound` when the tenant has no such request.
    pub async fn case(&self, tenant: &TenantId, reference: &str) -> Result<HolidayRequestCase, HolidayRequestError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.holiday_requests().by_reference(reference).await?;
        let request = found.ok_or(HolidayRequestError::NotFound)?;
        Ok(with_everything(&tx, request).await?)
    }

    /// Requests that wait for operations, each since when: those without a quotation, and those whose agency wrote last.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting(&self, tenant: &TenantId) -> Result<Vec<(HolidayRequest, DateTime<Utc>)>, DbError> {
        let tx = self.services.read(tenant).await?;
        let requests = tx.holiday_requests();
        let new = requests.in_states(&HolidayRequestStatus::NEW, MOST).await?;
        let mut waiting: Vec<_> = new
            .into_iter()
            .map(|request| {
                let since = request.created_at;
                (request, since)
            })
            .collect();
        let talked = [HolidayRequestStatus::Quoted, HolidayRequestStatus::Accepted];
        let filter = HolidayRequestFilter {
            statuses: talked.to_vec(),
            ..HolidayRequestFilter::default()
        };
        let (talked, _) = requests.list(&filter, 1, MOST).await?;
        for ListedRequest {
            request, last_message, ..
        } in listed(&tx, talked).await?
        {
            let asked = last_message.filter(|message| message.from == HolidaySide::Agency);
            waiting.extend(asked.map(|message| (request, message.at)));
        }
        Ok(waiting)
    }

    /// What happened to the agency's requests in the last week and was not its own doing, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notifications(&self, caller: &Caller) -> Result<Vec<HolidayNews>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let since = self.services.now() - NOTIFIES_FOR;
        let requests = tx.holiday_requests();
        let events = requests.notifications(caller.agency, since, MOST_NOTIFICATIONS).await?;
        let messages = requests
            .from_operations(caller.agency, since, MOST_NOTIFICATIONS)
            .await?;
        let events = events.into_iter().map(|(reference, event)| HolidayNews {
            reference,
            kind: event.kind.name(),
            at: event.at,
            text: event.note,
        });
        let messages = messages.into_iter().map(|(reference, message)| HolidayNews {
            reference,
            kind: "message",
            at: message.at,
            text: message.text,
        });
        let mut news: Vec<HolidayNews> = events.chain(messages).collect();
        news.sort_by_key(|news| std::cmp::Reverse(news.at));
        Ok(news)
    }
}

async fn listed(tx: &Tx, requests: Vec<HolidayRequest>) -> Result<Vec<ListedRequest>, DbError> {
    let keys: Vec<_> = requests.iter().map(|request| request.id).collect();
    let mut last = tx.holiday_requests().last_messages(&keys).await?;
    let accepted = requests.iter().filter(|request| request.details.order.is_some());
    let accepted: Vec<String> = accepted.map(|request| request.reference.clone()).collect();
    let orders = tx.holidays().of_requests(&accepted).await?.into_iter();
    let mut orders: BTreeMap<String, HolidayOrder> =
        orders.map(|order| (order.details.request.clone(), order)).collect();
    let listed = requests.into_iter().map(|request| ListedRequest {
        last_message: last.remove(&request.id),
        order: orders.remove(&request.reference),
        request,
    });
    Ok(listed.collect())
}

async fn with_everything(tx: &Tx, request: HolidayRequest) -> Result<HolidayRequestCase, DbError> {
    let order = tx
        .holidays()
        .of_requests(std::slice::from_ref(&request.reference))
        .await?;
    Ok(HolidayRequestCase {
        history: tx.holiday_requests().history(request.id).await?,
        messages: tx.holiday_requests().messages(request.id).await?,
        files: tx
            .files()
            .of_owner(request.id.0, FilePurpose::HolidayAttachment)
            .await?,
        order: order.into_iter().next(),
        request,
    })
}
