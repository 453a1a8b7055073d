//! What a world remembers: every change, in order, replayed when it opens.

mod file;

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::extra::Extra;
use jetway_domain::codes::{AirportCode, CarrierCode};
use serde::{Deserialize, Serialize};

pub use file::FileJournal;

/// One change of a world. Holds traveller keys, never names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum JournalEntry {
    /// A record was made.
    Booked {
        /// Which write did it.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// What was booked.
        offer_ref: String,
        /// The offer it was asked for with; its fare is promised while the record lives.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked_ref: Option<String>,
        /// Keys in the order of the booking.
        traveller_ids: Vec<String>,
        /// How ticketing will go, decided by a surname.
        trigger: Option<IssueTrigger>,
        /// Seats drop after this.
        ticketing_time_limit: DateTime<Utc>,
        /// Extras held with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        extras: Option<BookedExtras>,
    },
    /// A write was refused; the same write hears the same again.
    Refused {
        /// Which write.
        operation_id: String,
        /// Why.
        refusal: Refusal,
    },
    /// Tickets were asked for and will exist at a moment.
    Issued {
        /// Which write did it.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// Numbers in the order of the booking.
        numbers: Vec<String>,
        /// Numbers of the documents that pay for extras, in the order of the extras that cost something.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        documents: Vec<String>,
        /// A part of them exists before the others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<FirstTickets>,
        /// All of them exist from then on.
        ready_at: DateTime<Utc>,
        /// The answer got lost: until `ready_at` nobody hears of it.
        lost: bool,
    },
    /// A record was dropped.
    Cancelled {
        /// Which write did it.
        operation_id: String,
        /// Record locator.
        pnr: String,
    },
    /// A record is held longer.
    Extended {
        /// Which write did it.
        operation_id: String,
        /// Record locator.
        pnr: String,
        /// Seats drop after this now.
        ticketing_time_limit: DateTime<Utc>,
    },
    /// A flight leaves and lands at another time on a day.
    Rescheduled {
        /// Its airline.
        carrier: CarrierCode,
        /// Its number.
        number: u16,
        /// Where it leaves.
        from: AirportCode,
        /// On this local date of the timetable.
        date: NaiveDate,
        /// So much later; earlier when negative.
        minutes: i32,
    },
    /// The world's clock was pushed ahead.
    Advanced {
        /// By so much.
        seconds: i64,
    },
}

/// Extras of a record, without the words that went with them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BookedExtras {
    /// What was chosen.
    pub chosen: Vec<Extra>,
    /// Special requests are answered then; everything else was confirmed with the seats.
    pub answered_at: DateTime<Utc>,
    /// The answer is no, to all of them.
    pub requests_refused: bool,
    /// These are refused, the others are not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<String>,
}

/// Tickets that are made before the others of their record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FirstTickets {
    /// So many, in the order of the booking.
    pub count: usize,
    /// They exist from then on.
    pub ready_at: DateTime<Utc>,
}

/// How ticketing goes for a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum IssueTrigger {
    /// Tickets come late.
    Pending,
    /// A part is made, the rest comes late.
    Part,
    /// Refused cleanly.
    Refused,
    /// No usable answer.
    Lost,
}

/// Why a write was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// No seats.
    SoldOut,
    /// Another fare now: the offer with that fare.
    PriceChanged(String),
    /// These extras are not sold at their price any more.
    ExtrasGone(Vec<String>),
    /// In words.
    Because(String),
}

/// Why a journal could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The disk said no.
    #[error("the world journal cannot be used")]
    Io(#[from] std::io::Error),
    /// Another process writes to it, and two at once would spoil it.
    #[error(
        "{} is in use by another running process: stop that one, or give this one a journal of its own \
         (sandbox.journal, JETWAY_WORLD_JOURNAL)",
        path.display()
    )]
    Taken {
        /// The file.
        path: PathBuf,
    },
    /// A line in the middle is not an entry.
    #[error("line {line} of the world journal is unreadable")]
    Corrupt {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
        source: serde_json::Error,
    },
}

/// Where a world keeps its memory.
pub trait WorldJournal: Send + Sync {
    /// Everything kept so far, oldest first.
    ///
    /// # Errors
    /// When it cannot be read.
    fn load(&self) -> Result<Vec<JournalEntry>, JournalError>;
    /// Keep one more; it is safe when this returns.
    ///
    /// # Errors
    /// When it may not have been kept.
    fn append(&self, entry: &JournalEntry) -> Result<(), JournalError>;
    /// Forget everything.
    ///
    /// # Errors
    /// When it cannot be emptied.
    fn clear(&self) -> Result<(), JournalError>;
}

/// A journal that lives as long as the process, for tests.
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
