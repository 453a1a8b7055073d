//! The interface of flight suppliers.
//!
//! Reads may fail and be retried. Writes have three outcomes, because "unknown" is a real answer from an airline and
//! must never be retried blindly.

use async_trait::async_trait;
use chrono::{DateTime, NaiveTime, Utc};
use jetway_domain::air::extra::{Catalogue, Extra, ExtraStatus};
use jetway_domain::air::offer::filed::FiledRules;
use jetway_domain::air::offer::{Segment, SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;
use jetway_domain::money::Money;

use super::dropped::DropReason;

/// Features of a supplier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capabilities {
    /// Seats can be held without payment.
    pub hold: bool,
    /// Office time on the day of issue until which it voids tickets; `None` when it voids none.
    pub void: Option<NaiveTime>,
    /// How it refunds tickets.
    pub refund: RefundWay,
    /// Time limits can be extended.
    pub extend: bool,
}

/// How a supplier refunds tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefundWay {
    /// Takes refunds and returns the money by the filed rules.
    Filed,
    /// Takes refunds, and returns credit with the airline instead of money.
    Credit,
    /// Its staff quote and make refunds.
    ByHand,
}

/// A refund of some tickets of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefundOrder {
    /// Traveller ids in the booking request.
    pub travellers: Vec<String>,
    /// Ids of the offer's flights.
    pub segments: Vec<String>,
}

/// What became of a refund at the supplier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefundProgress {
    /// It has the refund and has not decided.
    Submitted,
    /// It returns the money.
    Approved,
    /// It refused; the tickets stay as they are.
    Refused,
}

/// Why a read failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SupplierError {
    /// Timed out.
    #[error("the supplier did not answer in time")]
    Timeout,
    /// The supplier reported an error of its own.
    #[error("the supplier failed: {0}")]
    Unavailable(String),
    /// The supplier refused this request; another one may succeed.
    #[error("the supplier refused the question: {0}")]
    Refused(String),
    /// The reference is unknown or no longer known.
    #[error("the supplier does not know this reference")]
    NotFound,
}

/// Response to re-pricing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PriceCheck {
    /// Available, possibly at another fare: compare them.
    Available(Box<SupplierOffer>),
    /// Sold out.
    SoldOut,
    /// The offer has expired: search again.
    Expired,
}

/// Outcome of a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome<T> {
    /// It was done.
    Done(T),
    /// It was not done and will not be.
    Rejected(Rejection),
    /// It may have been done: resolve with [`AirSupplier::retrieve`], never by repeating it.
    Unknown,
}

/// Why a write was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// No seats left.
    SoldOut,
    /// The fare has changed.
    PriceChanged(Box<SupplierOffer>),
    /// These extras, by id, are no longer sold at their price: a seat was taken or a price changed.
    ExtrasGone(Vec<String>),
    /// Any other reason, in the supplier's words.
    Refused(String),
}

/// A supplier's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplierBooking {
    /// Record locator.
    pub pnr: String,
    /// Airline code → the airline's own locator.
    pub airline_locators: Vec<(String, String)>,
    /// Ticketing time limit.
    pub ticketing_time_limit: Option<DateTime<Utc>>,
    /// State of the record.
    pub state: BookingState,
    /// One per traveller, in booking order, when ticketed.
    pub tickets: Vec<IssuedTicket>,
    /// Status of each extra.
    pub extras: Vec<BookedExtra>,
    /// Its flights at their current times, with the ids of the offer; empty when the supplier does not report them.
    pub segments: Vec<Segment>,
}

/// An extra of a supplier's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookedExtra {
    /// Its id in the booking request.
    pub extra_id: String,
    /// Its status.
    pub status: ExtraStatus,
    /// Number of the EMD, thirteen digits, once issued.
    pub document: Option<String>,
}

/// State of a supplier's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookingState {
    /// Not confirmed yet.
    Pending,
    /// Seats are held.
    Held,
    /// Ticketing is in progress.
    Ticketing,
    /// Ticketed.
    Ticketed,
    /// Cancelled.
    Cancelled,
}

/// A traveller's ticket number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedTicket {
    /// Traveller id in the booking request.
    pub traveller_id: String,
    /// Thirteen digits: airline code and serial number.
    pub number: String,
}

/// A connection to a flight supplier. `operation_id` makes every write idempotent: the same id is the same operation,
/// however often it is sent.
#[async_trait]
pub trait AirSupplier: Send + Sync {
    /// Stable id.
    fn id(&self) -> &SupplierId;
    /// Its features.
    fn capabilities(&self) -> Capabilities;
    /// Offers for a search; empty when there are none.
    async fn search(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError>;
    /// Offers it returned since the process started and that its searches left out, by reason. The default implementation
    /// leaves none out.
    fn dropped(&self) -> Vec<(DropReason, u64)> {
        Vec::new()
    }
    /// Prices an offer again for the search's passengers; children's ages may now be exact.
    async fn price(&self, query: &AirSearchQuery, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError>;
    /// The current catalogue of an offer's extras; empty for a supplier without extras.
    async fn extras(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierError>;
    /// Filed fare rules of an offer. The default implementation returns none.
    async fn rules(&self, _offer: &SupplierOffer) -> Result<FiledRules, SupplierError> {
        Ok(FiledRules::default())
    }
    /// Creates a record with seats and extras: all of them, or nothing.
    async fn book(
        &self,
        operation_id: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking>;
    /// Tickets a record.
    async fn issue(&self, operation_id: &str, pnr: &str) -> Outcome<SupplierBooking>;
    /// Current state of a record.
    async fn retrieve(&self, pnr: &str) -> Result<SupplierBooking, SupplierError>;
    /// The record of an earlier `book` with an unknown outcome.
    async fn find_by_operation(&self, operation_id: &str) -> Result<Option<SupplierBooking>, SupplierError>;
    /// Extends a record's time limit to `until`, or as far as the supplier allows; returns the record with the new
    /// limit.
    async fn extend(&self, operation_id: &str, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking>;
    /// Cancels a record and releases its seats.
    async fn cancel(&self, operation_id: &str, pnr: &str) -> Outcome<()>;
    /// Its fee for each voided ticket, in the currency of the fare. The default implementation charges none.
    fn void_fee(&self, _offer: &SupplierOffer) -> Option<Money> {
        None
    }
    /// Voids all tickets of a record and cancels it. The default implementation refuses.
    async fn void(&self, _operation_id: &str, _pnr: &str) -> Outcome<()> {
        Outcome::Rejected(Rejection::Refused("tickets of this fare are not voided".to_owned()))
    }
    /// Takes a refund of some tickets of a record. The default implementation refuses.
    async fn refund(&self, _operation_id: &str, _pnr: &str, _what: &RefundOrder) -> Outcome<RefundProgress> {
        Outcome::Rejected(Rejection::Refused(
            "tickets of this fare are refunded by staff".to_owned(),
        ))
    }
    /// What became of an earlier `refund`; `None` when it did not arrive.
    async fn refund_progress(&self, _operation_id: &str) -> Result<Option<RefundProgress>, SupplierError> {
        Ok(None)
    }
}
