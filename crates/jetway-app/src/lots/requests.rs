//! Requests for groups that no lot covers: an agency asks, operations quote, the agency accepts, and its order goes on as any
//! group's. Source: ADR 0115.

mod accept;
mod ask;
mod emails;
mod quote;
mod read;
mod timer;

use std::sync::Arc;

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use jetway_domain::ids::TenantId;
use jetway_domain::lot::LotFault;
use jetway_domain::lot::request::{GroupRequest, GroupRequestEventKind, GroupRequestFault};
use jetway_domain::money::{Money, MoneyError};
use serde_json::Value;

use super::group::{GroupError, Groups};
use crate::context::{Caller, Services};

pub use accept::AcceptQuote;
pub use jetway_db::repo::prices::group_requests::{GroupRequestEvent, GroupRequestFilter};
pub use quote::{NewQuote, Refusal};
pub use read::{GroupRequestPage, GroupRequestView};

/// Name of operators in a request's history.
const OPERATIONS: &str = "Operations";
/// Author of automatic changes.
const SYSTEM: &str = "";

/// The requests for groups of every agency.
pub struct GroupRequests {
    services: Arc<Services>,
    /// Holds the seats of accepted quotes.
    groups: Arc<Groups>,
}

/// Why a step was not taken. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum GroupRequestError {
    /// The agency, or the tenant, has no such request.
    #[error("no such request")]
    NotFound,
    /// The request does not allow it.
    #[error(transparent)]
    Fault(#[from] GroupRequestFault),
    /// A concurrent change was saved first.
    #[error("it was changed concurrently")]
    Changed,
    /// The accepted amount is not the quote's.
    #[error("the accepted amount is not the quote's")]
    AmountMismatch {
        /// The quote's amount.
        current: Money,
    },
    /// Fields that are not possible.
    #[error("{} fields are not possible", .0.len())]
    Faults(Vec<LotFault>),
    /// The seats were not held.
    #[error(transparent)]
    Group(#[from] GroupError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl From<MoneyError> for GroupRequestError {
    fn from(error: MoneyError) -> Self {
        Self::Group(error.into())
    }
}

impl GroupRequests {
    /// Keeps requests, and has the seats of accepted quotes held by `groups`.
    #[must_use]
    pub fn new(services: Arc<Services>, groups: Arc<Groups>) -> Arc<Self> {
        Arc::new(Self { services, groups })
    }

    /// The request of the caller's agency.
    async fn own(&self, tx: &Tx, caller: &Caller, reference: &str) -> Result<GroupRequest, GroupRequestError> {
        let found = tx.group_requests().by_reference(reference).await?;
        let own = found.filter(|request| request.agency == caller.agency);
        own.ok_or(GroupRequestError::NotFound)
    }

    /// Save a request; a concurrent change refuses.
    async fn save(&self, tx: &Tx, request: &mut GroupRequest) -> Result<(), GroupRequestError> {
        let saved = tx.group_requests().save(request).await?;
        saved.then_some(()).ok_or(GroupRequestError::Changed)
    }

    /// Add to the history of a request.
    async fn record(
        &self,
        tx: &Tx,
        request: &GroupRequest,
        kind: GroupRequestEventKind,
        (author, note): (&str, &str),
    ) -> Result<(), DbError> {
        let event = GroupRequestEvent {
            at: self.services.now(),
            author: author.to_owned(),
            kind,
            note: note.to_owned(),
        };
        tx.group_requests().record(request, &event).await
    }

    /// Add to the audit trail.
    async fn audit(
        &self,
        tx: &Tx,
        request: &GroupRequest,
        by: Actor,
        (action, detail): (&str, Value),
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.services.now(),
            by,
            agency_id: Some(request.agency),
            action: action.to_owned(),
            subject: request.reference.clone(),
            detail,
        };
        tx.audit().record(event, self.services.ids()).await
    }

    /// The request as a concurrent change stored it.
    async fn again(&self, tenant: &TenantId, request: &GroupRequest) -> Result<GroupRequest, GroupRequestError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.group_requests().by_id(request.id).await?;
        found.ok_or(GroupRequestError::NotFound)
    }
}
