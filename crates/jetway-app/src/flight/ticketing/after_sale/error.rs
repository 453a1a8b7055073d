//! Errors of void, refund and exchange requests.

use jetway_domain::air::after_sale::{NoExchange, NoRefund, NoVoid};
use jetway_domain::air::printed::PrintedFareError;
use jetway_domain::air::traveller::TravellerFault;
use jetway_domain::money::Money;
use jetway_domain::order::{RequestState, UnevenQuote};

use crate::context::sealed::SealError;
use crate::flight::quote::QuoteError;
use crate::flight::suppliers::SupplierTrouble;
use crate::order::error::store_failures;
use crate::order::{ChargeError, OrderError, SettleError};

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
    /// The tickets cannot be exchanged.
    #[error(transparent)]
    NoExchange(#[from] NoExchange),
    /// Operations must quote this exchange.
    #[error("operations must quote this exchange")]
    ByHand,
    /// The airline no longer offers the chosen flights.
    #[error("the flights are no longer offered")]
    OfferGone,
    /// No answer about flights or prices; nothing was done.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// The flights cannot be priced: a programming error.
    #[error(transparent)]
    Pricing(#[from] QuoteError),
    /// What the exchange adds could not be held.
    #[error(transparent)]
    Charge(#[from] ChargeError),
    /// A part of the price is not paid yet.
    #[error("part of the price is still due")]
    PartDue,
    /// The request is in a state that does not allow it.
    #[error("the request is {}", .0.as_str())]
    WrongState(RequestState),
    /// The quote is not the one that was accepted.
    #[error("the quote was replaced by another one")]
    OtherQuote,
    /// The quote has expired.
    #[error("the quote expired")]
    QuoteExpired,
    /// The operator who entered the quote cannot confirm that it was carried out.
    #[error("another operator must confirm that it is done")]
    SameOperator,
    /// An entered quote does not add up.
    #[error(transparent)]
    Uneven(#[from] UnevenQuote),
    /// An entered quote charges less for changing a ticket than this filed fee.
    #[error("the fare's change fee is {0} per ticket")]
    BelowFiled(Money),
    /// The travellers do not fit the new days.
    #[error("{} faults in the party", .0.len())]
    Travellers(Vec<TravellerFault>),
    /// The travellers' passport data cannot be decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// The order's own amounts are inconsistent: a programming error.
    #[error(transparent)]
    Amounts(#[from] PrintedFareError),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(AfterSaleError);
