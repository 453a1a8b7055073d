//! Errors of visa applications.

use jetway_domain::money::{Money, MoneyError};
use jetway_domain::visa::order::VisaFault;
use jetway_domain::visa::rules::ApplicantFault;

use crate::context::Stopping;
use crate::context::sealed::SealError;
use crate::order::error::store_failures;
use crate::order::{ChargeError, OrderError};

/// A fault of the applicant with this number, from zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApplicantAt {
    /// Number of the applicant.
    pub applicant: usize,
    /// The fault.
    pub fault: ApplicantFault,
}

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum VisaError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The visa is not sold, or not to this nationality.
    #[error("the visa is not sold")]
    NoProduct,
    /// It is too late to apply for the day of travel.
    #[error("it is too late to apply")]
    TooLate,
    /// There are no applicants, or too many.
    #[error("an application has one to nine applicants")]
    Applicants,
    /// Applicants are incomplete or have invalid entries.
    #[error("{} faults", .0.len())]
    Faults(Vec<ApplicantAt>),
    /// Answers to a correction are missing or wrong.
    #[error("{} faults in a correction", .0.len())]
    Answers(Vec<ApplicantFault>),
    /// The application does not allow it.
    #[error(transparent)]
    Move(#[from] VisaFault),
    /// The order has another version by now.
    #[error("the order was changed in the meantime")]
    OutOfDate,
    /// The accepted amount is not the current one.
    #[error("the price has changed")]
    PriceChanged {
        /// The amount the agent saw.
        previous: Money,
        /// The current amount.
        current: Money,
    },
    /// The money could not be moved.
    #[error(transparent)]
    Charge(#[from] ChargeError),
    /// The fee has changed.
    #[error("the fee has changed")]
    QuoteExpired,
    /// There is no such file.
    #[error("no such file")]
    NoFile,
    /// No order reference could be generated.
    #[error("no order reference could be generated")]
    Reference,
    /// Data cannot be encrypted or decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The amounts do not add up.
    #[error(transparent)]
    Amounts(#[from] MoneyError),
}

store_failures!(VisaError);

impl From<Stopping> for VisaError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}
