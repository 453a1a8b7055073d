//! The visa desk: operators check documents, request corrections, lodge, record decisions and deliver. Source: ADR 0114.

pub mod case;
mod embassy;
pub mod files;
pub(super) mod moments;
pub mod queue;
mod record;
pub mod steps;
mod watch;

use jetway_connectors::port::embassy::SupplierError;
use jetway_domain::access::Operator;
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::visa::order::{VisaFault, VisaOrder};

use crate::context::Stopping;
use crate::context::sealed::SealError;
use crate::order::OrderError;
use crate::order::error::store_failures;
use crate::visa::error::VisaError;

/// A step of an operator with one order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskCall {
    /// The tenant, for which the operator acts.
    pub tenant: TenantId,
    /// The order.
    pub reference: OrderReference,
    /// The version the operator saw.
    pub version: u32,
    /// Who acts.
    pub operator: Operator,
}

/// Why nothing was done at the desk.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The order is not there, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The application does not allow the step.
    #[error(transparent)]
    Refused(#[from] VisaFault),
    /// The order has another version by now.
    #[error("the order was changed in the meantime")]
    OutOfDate,
    /// There is no such file, or it was deleted.
    #[error("no such file")]
    NoFile,
    /// A correction or an appointment cannot be in the past.
    #[error("the time has passed")]
    Past,
    /// The embassy did not accept the application. The same lodging can be repeated.
    #[error(transparent)]
    Embassy(#[from] SupplierError),
    /// A file cannot be kept or read.
    #[error(transparent)]
    Visa(VisaError),
    /// Encrypted data cannot be read.
    #[error(transparent)]
    Sealed(#[from] SealError),
}

store_failures!(DeskError);

impl From<VisaError> for DeskError {
    fn from(error: VisaError) -> Self {
        match error {
            VisaError::Order(error) => Self::Order(error),
            VisaError::Move(fault) => Self::Refused(fault),
            VisaError::NoFile => Self::NoFile,
            VisaError::Sealed(error) => Self::Sealed(error),
            error => Self::Visa(error),
        }
    }
}

/// An order, if it was submitted. Operators do not see drafts.
fn handed_in(order: VisaOrder) -> Result<VisaOrder, DeskError> {
    if order.details.submitted_at.is_none() {
        return Err(OrderError::NotFound.into());
    }
    Ok(order)
}

impl From<Stopping> for DeskError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}
