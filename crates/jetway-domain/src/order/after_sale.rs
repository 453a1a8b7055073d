//! Void, refund and exchange requests, with their steps and states, for every product. Source: ADR 0100.

mod basis;
mod exchange;
mod exchange_quote;
mod kind;
mod quote;
mod reference;
mod uneven;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub use basis::{QuoteBasis, QuoteRule};
pub use exchange::{ExchangeAmounts, ExchangeLine};
pub use kind::AfterSaleKind;
pub use quote::{AfterSaleQuote, QuoteLine, QuoteMode};
pub use reference::{InvalidRequestReference, RequestReference};
pub use uneven::UnevenQuote;

use super::RequestState;
use crate::ids::{HoldId, JournalId};
use crate::money::Money;

/// The data of a void, refund or exchange request, in addition to the state, remark and due time of every request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AfterSale {
    /// The number for users.
    pub reference: RequestReference,
    /// Ids of the travellers.
    pub travellers: Vec<String>,
    /// Ids of the flights, nights or services.
    pub segments: Vec<String>,
    /// The reason.
    pub reason: AfterSaleReason,
    /// Whether it is voluntary; `false` when the airline changed the trip.
    pub voluntary: bool,
    /// The quote; `None` until it is known.
    pub quote: Option<AfterSaleQuote>,
    /// The operator who works on it.
    pub owner: Option<String>,
    /// When the agency accepted the quote.
    pub accepted_at: Option<DateTime<Utc>>,
    /// The money returned, or paid for an exchange.
    pub credit: Option<Credit>,
    /// The amount held for an exchange whose tickets are not issued yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hold: Option<HoldId>,
    /// Its states so far, oldest first.
    pub timeline: Vec<Milestone>,
}

/// Money returned to the agency.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Credit {
    /// The amount credited to the wallet; may be zero.
    pub amount: Money,
    /// Its journal entry; `None` when no money moved.
    pub journal: Option<JournalId>,
    /// When.
    pub at: DateTime<Utc>,
}

/// A state a request reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Milestone {
    /// The state.
    pub state: RequestState,
    /// When.
    pub at: DateTime<Utc>,
    /// A person's name; empty for automatic steps.
    pub by: String,
    /// Text for the agency. Never names a supplier.
    pub text: Option<String>,
}

/// Why a request is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AfterSaleReason {
    /// The customer does not travel.
    CustomerCancels,
    /// The customer travels on other days.
    CustomerChanges,
    /// The airline moved the flights.
    ScheduleChange,
    /// The same trip was booked twice.
    Duplicate,
    /// A name is wrong.
    WrongName,
    /// Illness or death.
    Medical,
    /// A visa was refused.
    VisaRefused,
    /// The airline cancelled the flight.
    AirlineCancelled,
    /// Other, explained in the remark.
    Other,
}

impl AfterSaleReason {
    /// Every reason.
    pub const ALL: [Self; 9] = [
        Self::CustomerCancels,
        Self::CustomerChanges,
        Self::ScheduleChange,
        Self::Duplicate,
        Self::WrongName,
        Self::Medical,
        Self::VisaRefused,
        Self::AirlineCancelled,
        Self::Other,
    ];

    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::CustomerCancels => "customerCancels",
            Self::CustomerChanges => "customerChanges",
            Self::ScheduleChange => "scheduleChange",
            Self::Duplicate => "duplicate",
            Self::WrongName => "wrongName",
            Self::Medical => "medical",
            Self::VisaRefused => "visaRefused",
            Self::AirlineCancelled => "airlineCancelled",
            Self::Other => "other",
        }
    }

    /// Parses a reason.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }
}

impl AfterSale {
    /// A request with a number and a reason; the rest is filled in by the product.
    #[must_use]
    pub const fn asked(reference: RequestReference, reason: AfterSaleReason) -> Self {
        Self {
            reference,
            travellers: Vec::new(),
            segments: Vec::new(),
            reason,
            voluntary: true,
            quote: None,
            owner: None,
            accepted_at: None,
            credit: None,
            hold: None,
            timeline: Vec::new(),
        }
    }

    /// Adds a state to the timeline.
    pub fn reach(&mut self, state: RequestState, at: DateTime<Utc>, by: &str, text: Option<String>) {
        self.timeline.push(Milestone {
            state,
            at,
            by: by.to_owned(),
            text,
        });
    }

    /// Whether operations carry it out, because they quoted it.
    #[must_use]
    pub fn is_by_hand(&self) -> bool {
        self.quote.as_ref().is_some_and(|quote| quote.mode == QuoteMode::Manual)
    }

    /// The quote, while it can be accepted.
    #[must_use]
    pub fn open_quote(&self, now: DateTime<Utc>) -> Option<&AfterSaleQuote> {
        self.quote.as_ref().filter(|quote| now < quote.valid_until)
    }
}

#[cfg(test)]
mod tests {
    use super::AfterSaleReason;

    #[test]
    fn names_of_reasons_survive_the_wire() {
        for reason in AfterSaleReason::ALL {
            assert_eq!(AfterSaleReason::parse(reason.as_str()), Some(reason));
        }
        assert_eq!(AfterSaleReason::parse("boredom"), None);
    }
}
