//! Reading requests.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_domain::ids::TenantId;
use jetway_domain::lot::request::{GroupRequest, GroupRequestStatus};

use super::{GroupRequestError, GroupRequestEvent, GroupRequestFilter, GroupRequests};
use crate::context::Caller;

/// Most rows of a page.
const LARGEST_PAGE: u64 = 100;
/// Most requests of a tenant in the operators' list.
const MOST: u64 = 200;
/// Age up to which an event notifies.
const NOTIFIES_FOR: TimeDelta = TimeDelta::days(7);
/// Most notifications.
const MOST_NOTIFICATIONS: u64 = 30;

/// A page of requests, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupRequestPage {
    /// The requests.
    pub requests: Vec<GroupRequest>,
    /// Requests on all pages.
    pub total: u64,
    /// Requests in each state under the same search.
    pub counts: BTreeMap<GroupRequestStatus, u64>,
}

/// A request and its history, oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupRequestView {
    /// The request.
    pub request: GroupRequest,
    /// Its history.
    pub history: Vec<GroupRequestEvent>,
}

impl GroupRequests {
    /// A page of the requests of the caller's agency, from 1.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        caller: &Caller,
        filter: GroupRequestFilter,
        (page, page_size): (u64, u64),
    ) -> Result<GroupRequestPage, DbError> {
        let filter = GroupRequestFilter {
            agency: Some(caller.agency),
            ..filter
        };
        let tx = self.services.read(&caller.tenant).await?;
        let page_size = page_size.clamp(1, LARGEST_PAGE);
        let (requests, total) = tx.group_requests().list(&filter, page, page_size).await?;
        let counts = tx.group_requests().counts(&filter).await?;
        Ok(GroupRequestPage {
            requests,
            total,
            counts,
        })
    }

    /// A request of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such request.
    pub async fn view(&self, caller: &Caller, reference: &str) -> Result<GroupRequestView, GroupRequestError> {
        let tx = self.services.read(&caller.tenant).await?;
        let request = self.own(&tx, caller, reference).await?;
        let history = tx.group_requests().history(request.id).await?;
        Ok(GroupRequestView { request, history })
    }

    /// The newest requests of these tenants; at most 200 of each.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all(
        &self,
        tenants: &[TenantId],
        filter: &GroupRequestFilter,
    ) -> Result<Vec<(TenantId, GroupRequest)>, DbError> {
        let mut all = Vec::new();
        for tenant in tenants {
            let tx = self.services.read(tenant).await?;
            let (found, _) = tx.group_requests().list(filter, 1, MOST).await?;
            all.extend(found.into_iter().map(|request| (tenant.clone(), request)));
        }
        all.sort_by_key(|(_, request)| std::cmp::Reverse(request.created_at));
        Ok(all)
    }

    /// A request, for operators.
    ///
    /// # Errors
    /// `NotFound` when the tenant has no such request.
    pub async fn case(&self, tenant: &TenantId, reference: &str) -> Result<GroupRequestView, GroupRequestError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.group_requests().by_reference(reference).await?;
        let request = found.ok_or(GroupRequestError::NotFound)?;
        let history = tx.group_requests().history(request.id).await?;
        Ok(GroupRequestView { request, history })
    }

    /// Requests that operations have not quoted, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn waiting(&self, tenant: &TenantId) -> Result<Vec<GroupRequest>, DbError> {
        let tx = self.services.read(tenant).await?;
        tx.group_requests().in_state(GroupRequestStatus::Requested, MOST).await
    }

    /// What happened to the agency's requests in the last week and was not its own doing, newest first, each with the number of its
    /// request.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notifications(&self, caller: &Caller) -> Result<Vec<(String, GroupRequestEvent)>, DbError> {
        let tx = self.services.read(&caller.tenant).await?;
        let since = self.services.now() - NOTIFIES_FOR;
        let requests = tx.group_requests();
        requests.notifications(caller.agency, since, MOST_NOTIFICATIONS).await
    }
}
