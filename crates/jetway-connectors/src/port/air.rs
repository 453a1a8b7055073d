//! The interface of flight suppliers.
//!
//! Reads may fail and be retried. Writes have three outcomes, because "unknown" is a real answer from an airline and
//! must never be retried blindly.

use std::ops::RangeInclusive;
use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use jetway_domain::air::extra::{Catalogue, Extra, ExtraStatus};
use jetway_domain::air::offer::filed::FiledRules;
use jetway_domain::air::offer::foreign::ForeignRecord;
use jetway_domain::air::offer::{PassengerFare, Segment, SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;
use jetway_domain::money::{CurrencyCode, Money};

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
    /// How it exchanges tickets.
    pub exchange: ExchangeWay,
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

/// How a supplier exchanges tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExchangeWay {
    /// By the filed rules; a surplus is returned.
    Filed,
    /// By the filed rules; a surplus stays with the airline.
    Credit,
    /// Its staff say what it costs, and make the new tickets.
    ByHand,
    /// Not through this connection.
    Never,
}

/// What became of an exchange at the supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExchangeProgress {
    /// The new tickets are not there yet.
    Submitted,
    /// The record with the new tickets and flights.
    Exchanged(Box<SupplierBooking>),
    /// It refused; the tickets stay as they are.
    Refused,
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

/// Where agencies transfer records that they made elsewhere, so that the supplier imports them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportDesk {
    /// The reservation system, as agencies know it.
    pub name: String,
    /// The office that takes records over.
    pub office: String,
    /// The queue that a record must be on; `None` when sharing it with the office is enough.
    pub queue: Option<String>,
    /// What the agency has to do there, in one sentence.
    pub instructions: String,
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
    #[error("the supplier refused the query: {0}")]
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

/// The lowest fares of a day in a supplier's price index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayFares {
    /// Departure date at the origin.
    pub departs_on: NaiveDate,
    /// Fares of the whole party, at least one; several where the rules that they are priced by decide which is the lowest.
    pub fares: Vec<Arc<[PassengerFare]>>,
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
    /// Whether it has a price index. The default implementation has none.
    fn has_price_index(&self) -> bool {
        false
    }
    /// The lowest fares of a trip on these departure days from its price index, in one call that costs about as much for a month as
    /// for a day. The days of the query only say how long a return stays. A day that is not in the index is left out. The default
    /// implementation refuses.
    async fn lowest_by_day(
        &self,
        _query: &AirSearchQuery,
        _days: RangeInclusive<NaiveDate>,
    ) -> Result<Vec<DayFares>, SupplierError> {
        Err(SupplierError::Refused("it has no price index".to_owned()))
    }
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
    /// Replaces the flights and all tickets of a record by those of an offer that [`AirSupplier::search`] found and
    /// [`AirSupplier::price`] priced for the same party. The default implementation refuses.
    async fn exchange(&self, _operation_id: &str, _pnr: &str, _offer: &SupplierOffer) -> Outcome<ExchangeProgress> {
        Outcome::Rejected(Rejection::Refused(
            "tickets of this fare are exchanged by staff".to_owned(),
        ))
    }
    /// What became of an earlier `exchange`; `None` when it did not arrive.
    async fn exchange_progress(&self, _operation_id: &str) -> Result<Option<ExchangeProgress>, SupplierError> {
        Ok(None)
    }
    /// Where it takes records that were made elsewhere. The default implementation takes none.
    fn import_desk(&self) -> Option<ImportDesk> {
        None
    }
    /// A record that was made elsewhere, at its current fare in this currency; also one that is not transferred yet or was
    /// taken over. The default implementation knows none.
    async fn foreign_record(&self, _pnr: &str, _currency: CurrencyCode) -> Result<ForeignRecord, SupplierError> {
        Err(SupplierError::NotFound)
    }
    /// Takes over a record made elsewhere, at an offer of [`AirSupplier::foreign_record`]. This cannot be undone, and a second
    /// take-over of the record is refused; `find_by_operation` then finds it. The default implementation refuses.
    async fn import(
        &self,
        _operation_id: &str,
        _pnr: &str,
        _offer: &SupplierOffer,
        _travellers: &[Traveller],
    ) -> Outcome<SupplierBooking> {
        Outcome::Rejected(Rejection::Refused("records made elsewhere are not taken".to_owned()))
    }
}
