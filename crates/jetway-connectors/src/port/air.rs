//! What every flight supplier can do for us.
//!
//! Reads may fail and be asked again. Writes answer one of three ways, because
//! "I do not know" is a real answer from an airline and must never be retried blind.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_domain::air::extra::{Catalogue, Extra, ExtraStatus};
use jetway_domain::air::offer::filed::FiledRules;
use jetway_domain::air::offer::{Segment, SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;

/// What a supplier supports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capabilities {
    /// Seats can be held unpaid.
    pub hold: bool,
    /// Tickets can be voided on the day.
    pub void: bool,
    /// Held seats may be held longer when asked.
    pub extend: bool,
}

/// Why a read failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SupplierError {
    /// No answer in time.
    #[error("the supplier did not answer in time")]
    Timeout,
    /// It answered with a failure of its own.
    #[error("the supplier failed: {0}")]
    Unavailable(String),
    /// It answers, and not this question: another may do.
    #[error("the supplier refused the question: {0}")]
    Refused(String),
    /// The reference is not (or no longer) known to it.
    #[error("the supplier does not know this reference")]
    NotFound,
}

/// The answer to a re-price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PriceCheck {
    /// As offered, or with new fares: compare them.
    Available(Box<SupplierOffer>),
    /// The seats are gone.
    SoldOut,
    /// The offer can no longer be priced: search again.
    Expired,
}

/// The answer to a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome<T> {
    /// It happened.
    Done(T),
    /// It did not happen and will not.
    Rejected(Rejection),
    /// It may have happened: resolve with [`AirSupplier::retrieve`], never by asking again.
    Unknown,
}

/// Why a write was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rejection {
    /// No seats.
    SoldOut,
    /// The fare is another one now.
    PriceChanged(Box<SupplierOffer>),
    /// These extras, by their ids, are not sold at their price any more: a seat was taken, a price moved.
    ExtrasGone(Vec<String>),
    /// Anything else, in the supplier's words.
    Refused(String),
}

/// A record at the supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplierBooking {
    /// The supplier's record locator.
    pub pnr: String,
    /// Airline code → the airline's own locator.
    pub airline_locators: Vec<(String, String)>,
    /// Last moment to ticket.
    pub ticketing_time_limit: Option<DateTime<Utc>>,
    /// Where the record stands.
    pub state: BookingState,
    /// One for each traveller, in the order of the booking, when ticketed.
    pub tickets: Vec<IssuedTicket>,
    /// Where each extra of the booking stands.
    pub extras: Vec<BookedExtra>,
    /// Its flights as they are flown now, with the ids of the offer; empty when the supplier does not tell them.
    pub segments: Vec<Segment>,
}

/// An extra in a supplier's record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookedExtra {
    /// Its key in the booking request.
    pub extra_id: String,
    /// Where it stands.
    pub status: ExtraStatus,
    /// Thirteen digits, once it is paid for by a document of its own (EMD).
    pub document: Option<String>,
}

/// Where a supplier's record stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookingState {
    /// Not confirmed yet.
    Pending,
    /// Seats held.
    Held,
    /// Tickets are being made.
    Ticketing,
    /// Tickets exist.
    Ticketed,
    /// Gone.
    Cancelled,
}

/// A ticket number for a traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuedTicket {
    /// Traveller's key in the booking request.
    pub traveller_id: String,
    /// Thirteen digits: airline prefix and serial.
    pub number: String,
}

/// One flight supplier connection. `operation_id` makes every write idempotent:
/// the same id is the same operation, however often it arrives.
#[async_trait]
pub trait AirSupplier: Send + Sync {
    /// Stable id.
    fn id(&self) -> &SupplierId;
    /// What it supports.
    fn capabilities(&self) -> Capabilities;
    /// Offers for a query; empty when it has none.
    async fn search(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError>;
    /// Price an offer again, for the passengers of the query: ages of children may be known better than when it was found.
    async fn price(&self, query: &AirSearchQuery, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError>;
    /// What is sold beside the seats of an offer, now. A supplier without any sells an empty catalogue.
    async fn extras(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierError>;
    /// What is filed of an offer. A supplier that passes nothing on has nothing to override.
    async fn rules(&self, _offer: &SupplierOffer) -> Result<FiledRules, SupplierError> {
        Ok(FiledRules::default())
    }
    /// Make a record holding the seats and these extras: all of it, or nothing.
    async fn book(
        &self,
        operation_id: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking>;
    /// Ticket a record.
    async fn issue(&self, operation_id: &str, pnr: &str) -> Outcome<SupplierBooking>;
    /// Where a record stands now.
    async fn retrieve(&self, pnr: &str) -> Result<SupplierBooking, SupplierError>;
    /// The record an earlier `book` made, when its outcome was unknown.
    async fn find_by_operation(&self, operation_id: &str) -> Result<Option<SupplierBooking>, SupplierError>;
    /// Hold a record's seats until then, or as near to it as the supplier goes; the answer has the limit it has since.
    async fn extend(&self, operation_id: &str, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking>;
    /// Drop a record and its seats.
    async fn cancel(&self, operation_id: &str, pnr: &str) -> Outcome<()>;
}
