//! Requests for tour packages: an agency asks, operations quote them, the agency accepts, and its order goes on to deposit,
//! confirmation and balance. Source: ADR 0121.

mod accept;
mod ask;
mod emails;
mod messages;
mod quote;
mod read;
mod snapshot;
mod timer;

use std::sync::Arc;

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use jetway_domain::holiday::request::{HolidayRequest, HolidayRequestEventKind, HolidayRequestFault};
use jetway_domain::ids::TenantId;
use jetway_domain::lot::LotFault;
use jetway_domain::money::{Money, MoneyError};
use serde_json::Value;

use super::orders::{HolidayError, Holidays};
use crate::context::{Caller, Services};

pub use accept::AcceptQuotation;
pub use ask::NewHolidayRequest;
pub use jetway_db::repo::prices::holiday_requests::{HolidayRequestEvent, HolidayRequestFilter};
pub use messages::NewHolidayMessage;
pub use quote::{HolidayStep, NewQuotation};
pub use read::{HolidayNews, HolidayRequestCase, HolidayRequestPage, ListedRequest};

/// Name of operators in a request's history.
const OPERATIONS: &str = "Operations";
/// Author of automatic changes.
const SYSTEM: &str = "";

/// The requests for tour packages of every agency.
pub struct HolidayRequests {
    services: Arc<Services>,
    /// Keeps the orders of accepted quotations.
    holidays: Arc<Holidays>,
}

/// Why a step was not taken. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum HolidayRequestError {
    /// The agency, or the tenant, has no such request.
    #[error("no such request")]
    NotFound,
    /// The request does not allow it.
    #[error(transparent)]
    Fault(#[from] HolidayRequestFault),
    /// A concurrent change was saved first.
    #[error("it was changed concurrently")]
    Changed,
    /// The package is not offered, or not any more.
    #[error("the package is not offered")]
    PackageGone,
    /// The agency has an open request for the same package and day.
    #[error("request {0} is open for the same package and day")]
    Open(String),
    /// The departure has fewer places than the party needs.
    #[error("the departure has fewer places")]
    NoPlaces,
    /// The accepted amount is not the quotation's.
    #[error("the accepted amount is not the quotation's")]
    AmountMismatch {
        /// The quotation's amount.
        current: Money,
    },
    /// Fields that are not possible.
    #[error("{} fields are not possible", .0.len())]
    Faults(Vec<LotFault>),
    /// The order was not made.
    #[error(transparent)]
    Order(#[from] HolidayError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl From<MoneyError> for HolidayRequestError {
    fn from(error: MoneyError) -> Self {
        Self::Order(error.into())
    }
}

impl HolidayRequests {
    /// Keeps requests; the orders of accepted quotations are kept by `holidays`.
    #[must_use]
    pub fn new(services: Arc<Services>, holidays: Arc<Holidays>) -> Arc<Self> {
        Arc::new(Self { services, holidays })
    }

    /// The request of the caller's agency.
    async fn own(&self, tx: &Tx, caller: &Caller, reference: &str) -> Result<HolidayRequest, HolidayRequestError> {
        let found = tx.holiday_requests().by_reference(reference).await?;
        let own = found.filter(|request| request.agency == caller.agency);
        own.ok_or(HolidayRequestError::NotFound)
    }

    /// The request of any agency, as an operator saw it.
    async fn seen(&self, tx: &Tx, reference: &str, version: u32) -> Result<HolidayRequest, HolidayRequestError> {
        let found = tx.holiday_requests().by_reference(reference).await?;
        let request = found.ok_or(HolidayRequestError::NotFound)?;
        if request.version == version {
            Ok(request)
        } else {
            Err(HolidayRequestError::Changed)
        }
    }

    /// Save a request; a concurrent change refuses.
    async fn save(&self, tx: &Tx, request: &mut HolidayRequest) -> Result<(), HolidayRequestError> {
        let saved = tx.holiday_requests().save(request).await?;
        saved.then_some(()).ok_or(HolidayRequestError::Changed)
    }

    /// Add to the history of a request.
    async fn record(
        &self,
        tx: &Tx,
        request: &HolidayRequest,
        kind: HolidayRequestEventKind,
        (author, note): (&str, &str),
    ) -> Result<(), DbError> {
        let event = HolidayRequestEvent {
            at: self.services.now(),
            author: author.to_owned(),
            kind,
            note: note.to_owned(),
        };
        tx.holiday_requests().record(request, &event).await
    }

    /// Add to the audit trail.
    async fn audit(
        &self,
        tx: &Tx,
        request: &HolidayRequest,
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
    async fn again(&self, tenant: &TenantId, request: &HolidayRequest) -> Result<HolidayRequest, HolidayRequestError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.holiday_requests().by_id(request.id).await?;
        found.ok_or(HolidayRequestError::NotFound)
    }
}
