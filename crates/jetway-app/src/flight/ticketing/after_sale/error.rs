//! Why a request after the ticket was not made, or did not move.

use jetway_domain::air::after_sale::{NoRefund, NoVoid};
use jetway_domain::air::printed::PrintedFareError;
use jetway_domain::order::{RequestState, UnevenQuote};

use crate::order::error::store_failures;
use crate::order::{OrderError, SettleError};

/// Why nothing was done, unless the outcome is unknown.
#[derive(Debug, thiserror::Error)]
pub enum AfterSaleError {
    /// The order is not there, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The portal, or the agency, has no such request.
    #[error("no such request")]
    NoRequest,
    /// The tickets cannot be voided.
    #[error(transparent)]
    NoVoid(#[from] NoVoid),
    /// The tickets cannot be refunded.
    #[error(transparent)]
    NoRefund(#[from] NoRefund),
    /// A part of the price is not paid yet.
    #[error("a part of the price is due")]
    PartDue,
    /// The request is in a state that does not allow it.
    #[error("the request is {}", .0.as_str())]
    WrongState(RequestState),
    /// The quote is not the one that was accepted.
    #[error("another quote is valid now")]
    OtherQuote,
    /// The quote is not valid any more.
    #[error("the quote expired")]
    QuoteExpired,
    /// The operator who entered the quote says that it is carried out; another one must.
    #[error("another operator must say that it is done")]
    SameOperator,
    /// An entered quote does not add up.
    #[error(transparent)]
    Uneven(#[from] UnevenQuote),
    /// The order's own amounts are inconsistent: a programming error.
    #[error(transparent)]
    Amounts(#[from] PrintedFareError),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(AfterSaleError);
