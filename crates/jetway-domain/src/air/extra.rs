//! Extras: what an airline sells with a flight, what was selected, and its status (ADR 0058).

mod choice;
mod seat_map;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub use choice::{ExtraChoice, ExtraFault, choose};
pub use seat_map::{Seat, SeatCell, SeatFeature, SeatMap, SeatRow, SeatStatus};

use super::offer::Ptc;
use crate::money::{CurrencyCode, Money};

/// Kind of extra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ExtraKind {
    /// A selected seat.
    Seat,
    /// Baggage above the fare's allowance.
    Baggage,
    /// A meal.
    Meal,
    /// A special service request (SSR), such as a wheelchair.
    Request,
}

impl ExtraKind {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Baggage => "baggage",
            Self::Meal => "meal",
            Self::Request => "request",
        }
    }

    /// Parses a kind.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Seat, Self::Baggage, Self::Meal, Self::Request]
            .into_iter()
            .find(|kind| kind.as_str() == text)
    }
}

/// An extra on sale for one or more flights of an offer. Seats are in [`SeatMap`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServiceOption {
    /// Baggage, meal or SSR.
    pub kind: ExtraKind,
    /// The airline's code, such as `VGML`; unique among the options of a flight.
    pub code: String,
    /// Its name in English.
    pub name: String,
    /// The flights one piece covers: a journey for baggage, otherwise one flight.
    pub segment_ids: Vec<String>,
    /// Price of one piece for one traveller.
    pub price: Money,
    /// Maximum number of pieces per traveller.
    pub most: u8,
    /// Passenger types that may have it.
    pub ptcs: Vec<Ptc>,
    /// Which remark it takes.
    pub words: Words,
}

/// Which remark an extra takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// No remark.
    None,
    /// Free text.
    Any,
    /// Required: who drops off the child and who picks it up, each with a phone number.
    Guardians,
}

/// Everything an airline sells with an offer at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Catalogue {
    /// Baggage, meals and SSRs.
    pub options: Vec<ServiceOption>,
    /// One per flight with selectable seats.
    pub seat_maps: Vec<SeatMap>,
}

/// A selected extra with the airline's price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extra {
    /// Unique inside the order: `x1`, `x2`, …
    pub extra_id: String,
    /// Kind of extra.
    pub kind: ExtraKind,
    /// A seat's designator or an option's code.
    pub code: String,
    /// Its name in English.
    pub name: String,
    /// The traveller.
    pub traveller_id: String,
    /// The flights it covers.
    pub segment_ids: Vec<String>,
    /// Number of pieces.
    pub quantity: u8,
    /// Remark for the airline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
    /// Total of all pieces.
    pub price: Money,
}

/// Status of an extra at the airline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExtraStatus {
    /// Requested (HN), not answered yet.
    #[serde(rename = "HN")]
    Requested,
    /// Confirmed by the airline (HK).
    #[serde(rename = "HK")]
    Confirmed,
    /// Refused by the airline (UN).
    #[serde(rename = "UN")]
    Refused,
}

impl ExtraStatus {
    /// The airline's status code.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Requested => "HN",
            Self::Confirmed => "HK",
            Self::Refused => "UN",
        }
    }
}

/// An extra of an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderExtra {
    /// What was sold.
    #[serde(flatten)]
    pub extra: Extra,
    /// Its current status.
    pub status: ExtraStatus,
    /// Number of the EMD that paid for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub document: Option<String>,
}

/// A status change of an order's extra.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtraEvent {
    /// When it happened.
    pub at: DateTime<Utc>,
    /// A user's name, or [`AUTOMATIC`](crate::order::AUTOMATIC).
    pub by: String,
    /// The extra.
    pub extra_id: String,
    /// Previous status; `None` when it was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<ExtraStatus>,
    /// New status.
    pub after: ExtraStatus,
}

/// Total price; `None` on overflow of 64 bits.
#[must_use]
pub fn total(extras: &[Extra], currency: CurrencyCode) -> Option<Money> {
    let zero = Money::zero(currency);
    extras
        .iter()
        .try_fold(zero, |sum, extra| sum.checked_add(extra.price).ok())
}

/// Whether the event answers a request, in contrast to a confirmation at booking.
#[must_use]
pub fn is_answer(event: &ExtraEvent) -> bool {
    event.before == Some(ExtraStatus::Requested)
}

/// Applies the airline's statuses. Returns the changes.
pub fn take_statuses(
    extras: &mut [OrderExtra],
    answers: &[(String, ExtraStatus)],
    at: DateTime<Utc>,
    by: &str,
) -> Vec<ExtraEvent> {
    let mut events = Vec::new();
    for held in extras {
        let answer = answers.iter().find(|(id, _)| *id == held.extra.extra_id);
        let Some((_, after)) = answer.filter(|(_, after)| *after != held.status) else {
            continue;
        };
        events.push(ExtraEvent {
            at,
            by: by.to_owned(),
            extra_id: held.extra.extra_id.clone(),
            before: Some(held.status),
            after: *after,
        });
        held.status = *after;
    }
    events
}

#[cfg(test)]
mod tests;
