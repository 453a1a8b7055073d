//! The journal of a world: every change, in order, replayed on opening.

mod file;

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use jetway_domain::air::extra::Extra;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::stay::Stay;
use serde::{Deserialize, Serialize};

pub use file::FileJournal;

/// A change of a world. Contains traveller ids, never names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum JournalEntry {
    /// A record was made.
    Booked {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// The booked offer.
        offer_ref: String,
        /// The offer in the request; its fare is guaranteed while the record is active.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked_ref: Option<String>,
        /// Traveller ids in booking order.
        traveller_ids: Vec<String>,
        /// How ticketing will go, if a surname decides it.
        trigger: Option<IssueTrigger>,
        /// Seats are released after this.
        ticketing_time_limit: DateTime<Utc>,
        /// Extras of the record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        extras: Option<BookedExtras>,
    },
    /// A write was refused; repeating it returns the same refusal.
    Refused {
        /// Operation id of the write.
        operation_id: String,
        /// The reason.
        refusal: Refusal,
    },
    /// Ticketing was requested.
    Issued {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// Ticket numbers in booking order.
        numbers: Vec<String>,
        /// EMD numbers, in the order of the extras with a price.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        documents: Vec<String>,
        /// Tickets issued before the others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<FirstTickets>,
        /// All tickets exist from then on.
        ready_at: DateTime<Utc>,
        /// The response was lost: nothing is visible before `ready_at`.
        lost: bool,
    },
    /// A record was cancelled.
    Cancelled {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
    },
    /// All tickets of a record were voided.
    Voided {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
    },
    /// A refund was taken.
    Refunding {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// Ids of the travellers.
        travellers: Vec<String>,
        /// Ids of the offer's flights.
        segments: Vec<String>,
        /// It is approved from then on.
        approved_at: DateTime<Utc>,
    },
    /// The flights and tickets of a record were replaced.
    Exchanged {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// The new offer.
        offer_ref: String,
        /// The new ticket numbers in booking order.
        numbers: Vec<String>,
        /// They exist from then on.
        ready_at: DateTime<Utc>,
    },
    /// A record's time limit was extended.
    Extended {
        /// Operation id of the write.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// The new time limit.
        ticketing_time_limit: DateTime<Utc>,
    },
    /// A flight's times were changed on a date.
    Rescheduled {
        /// Its airline.
        carrier: CarrierCode,
        /// Its number.
        number: u16,
        /// Airport of departure.
        from: AirportCode,
        /// Local date in the timetable.
        date: NaiveDate,
        /// Delay in minutes; negative for earlier.
        minutes: i32,
    },
    /// A hotel was booked.
    Stayed(Box<StayEntry>),
    /// A booking of a hotel was refused; repeating it returns the same refusal.
    StayRefused {
        /// Operation id of the write.
        operation_id: String,
        /// The reason.
        refusal: StayRefusal,
    },
    /// A booking of a hotel was cancelled.
    StayCancelled {
        /// Operation id of the booking.
        operation_id: String,
        /// When; it decides the fee.
        at: DateTime<Utc>,
    },
    /// Tickets of a group were asked for.
    GroupAsked(Box<GroupEntry>),
    /// The world's clock was advanced.
    Advanced {
        /// By this many seconds.
        seconds: i64,
    },
}

/// A booked hotel, without its guests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StayEntry {
    /// Operation id of the write.
    pub operation_id: String,
    /// Record locator.
    pub reference: String,
    /// Id of the city and number of the house.
    pub house: (String, usize),
    /// The nights.
    pub stay: Stay,
    /// Number of rooms.
    pub rooms: u32,
    /// The booked rate.
    pub rate: HotelRate,
    /// The hotel answers then.
    pub answered_at: DateTime<Utc>,
    /// The hotel refuses it.
    pub is_refused: bool,
    /// When the guests arrive, by the hotel's clock.
    #[serde(default)]
    pub arrival_time: Option<NaiveTime>,
}

/// A request for the tickets of a group, without its passengers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupEntry {
    /// Operation id of the write.
    pub operation_id: String,
    /// The airline's reference.
    pub reference: String,
    /// Whether it was refused.
    pub is_refused: bool,
    /// The tickets exist from then on.
    pub ready_at: DateTime<Utc>,
    /// Ticket numbers by line of the list.
    pub tickets: Vec<(u32, String)>,
}

/// Why a booking of a hotel was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StayRefusal {
    /// No rooms left.
    SoldOut,
    /// Price or terms have changed.
    Changed(Box<HotelRate>),
    /// Another reason, as text.
    Because(String),
}

/// Extras of a record, without their remarks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BookedExtras {
    /// The selected extras.
    pub chosen: Vec<Extra>,
    /// When SSRs are answered; everything else was confirmed with the seats.
    pub answered_at: DateTime<Utc>,
    /// Whether all SSRs are refused.
    pub requests_refused: bool,
    /// Ids of refused SSRs; the others are confirmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
}

/// Tickets issued before the others of their record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FirstTickets {
    /// Their number, in booking order.
    pub count: usize,
    /// They exist from then on.
    pub ready_at: DateTime<Utc>,
}

/// How ticketing of a record goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum IssueTrigger {
    /// Delayed.
    Pending,
    /// Partial; the rest is delayed.
    Part,
    /// Definitely refused.
    Refused,
    /// No usable response.
    Lost,
}

/// Why a write was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// No seats left.
    SoldOut,
    /// Changed fare: the offer with the new fare.
    PriceChanged(String),
    /// Extras no longer sold at their price.
    ExtrasGone(Vec<String>),
    /// Another reason, as text.
    Because(String),
}

/// Why a journal could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A file system error.
    #[error("the world journal cannot be used")]
    Io(#[from] std::io::Error),
    /// Another process uses it; two at once would corrupt it.
    #[error(
        "{} is in use by another running process: stop that one, or give this one a journal of its own \
         (sandbox.journal, JETWAY_WORLD_JOURNAL)",
        path.display()
    )]
    Taken {
        /// The file.
        path: PathBuf,
    },
    /// A line before the last is not an entry.
    #[error("line {line} of the world journal is unreadable")]
    Corrupt {
        /// Line number, from 1.
        line: usize,
        /// Parse error.
        #[source]
        source: serde_json::Error,
    },
}

/// Storage of a world's journal.
pub trait WorldJournal: Send + Sync {
    /// All entries, oldest first.
    ///
    /// # Errors
    /// It cannot be read.
    fn load(&self) -> Result<Vec<JournalEntry>, JournalError>;
    /// Appends an entry, durable on return.
    ///
    /// # Errors
    /// The entry may not be stored.
    fn append(&self, entry: &JournalEntry) -> Result<(), JournalError>;
    /// Deletes all entries.
    ///
    /// # Errors
    /// It cannot be emptied.
    fn clear(&self) -> Result<(), JournalError>;
}

/// An in-memory journal for tests.
#[derive(Debug, Default)]
pub struct MemoryJournal(Mutex<Vec<JournalEntry>>);

impl WorldJournal for MemoryJournal {
    fn load(&self) -> Result<Vec<JournalEntry>, JournalError> {
        Ok(self.0.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    fn append(&self, entry: &JournalEntry) -> Result<(), JournalError> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(entry.clone());
        Ok(())
    }

    fn clear(&self) -> Result<(), JournalError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
        Ok(())
    }
}
