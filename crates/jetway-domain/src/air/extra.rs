//! Extra services: what an airline sells beside the seats, what an agent chose of it, and what became of that (ADR 0058).

mod choice;
mod seat_map;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

pub use choice::{ExtraChoice, ExtraFault, choose};
pub use seat_map::{Seat, SeatCell, SeatFeature, SeatMap, SeatRow, SeatStatus};

use super::offer::Ptc;
use crate::money::{CurrencyCode, Money};

/// What kind of extra it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ExtraKind {
    /// A seat of one's own choice.
    Seat,
    /// Baggage above the fare's allowance.
    Baggage,
    /// A meal.
    Meal,
    /// A special service request (SSR), such as a wheelchair.
    Request,
}

impl ExtraKind {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Baggage => "baggage",
            Self::Meal => "meal",
            Self::Request => "request",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Seat, Self::Baggage, Self::Meal, Self::Request]
            .into_iter()
            .find(|kind| kind.as_str() == text)
    }
}

/// Something an airline sells on one or more flights of an offer. Seats are in [`SeatMap`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ServiceOption {
    /// Baggage, a meal or a request.
    pub kind: ExtraKind,
    /// The airline's code, such as `VGML`; unique among the options of a flight.
    pub code: String,
    /// Its name in English.
    pub name: String,
    /// The flights one piece of it covers: a journey for baggage, one flight for the rest.
    pub segment_ids: Vec<String>,
    /// One piece for one traveller.
    pub price: Money,
    /// Pieces of it one traveller may have.
    pub most: u8,
    /// Who may have it.
    pub ptcs: Vec<Ptc>,
    /// What may be said with it.
    pub words: Words,
}

/// What may be said with an extra.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words {
    /// Nothing.
    None,
    /// Anything.
    Any,
    /// Who brings a child and who meets it, each with a phone number; without them it is not sold.
    Guardians,
}

/// Everything an airline sells beside the seats of one offer, at this moment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Catalogue {
    /// Baggage, meals and requests.
    pub options: Vec<ServiceOption>,
    /// One for each flight with seats to choose.
    pub seat_maps: Vec<SeatMap>,
}

/// An extra somebody chose, as the airline prices it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extra {
    /// Unique inside the order: `x1`, `x2`, …
    pub extra_id: String,
    /// What kind.
    pub kind: ExtraKind,
    /// A seat's designator or an option's code.
    pub code: String,
    /// Its name in English.
    pub name: String,
    /// Whose it is.
    pub traveller_id: String,
    /// The flights it is for.
    pub segment_ids: Vec<String>,
    /// Pieces.
    pub quantity: u8,
    /// Words for the airline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
    /// All pieces together.
    pub price: Money,
}

/// Where an extra stands with the airline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExtraStatus {
    /// Asked for, not answered.
    #[serde(rename = "HN")]
    Requested,
    /// Confirmed.
    #[serde(rename = "HK")]
    Confirmed,
    /// The airline cannot do it.
    #[serde(rename = "UN")]
    Refused,
}

impl ExtraStatus {
    /// The airline's code for it.
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
    /// Where it stands.
    pub status: ExtraStatus,
    /// Number of the document (EMD) that paid for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub document: Option<String>,
}

/// A step in the life of an order's extra.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtraEvent {
    /// When.
    pub at: DateTime<Utc>,
    /// A person's name, or `Jetway` for what happened by itself.
    pub by: String,
    /// Which extra.
    pub extra_id: String,
    /// Where it stood; `None` when it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<ExtraStatus>,
    /// Where it stands since.
    pub after: ExtraStatus,
}

/// What all of them cost; `None` beyond what 64 bits hold.
#[must_use]
pub fn total(extras: &[Extra], currency: CurrencyCode) -> Option<Money> {
    let zero = Money::zero(currency);
    extras
        .iter()
        .try_fold(zero, |sum, extra| sum.checked_add(extra.price).ok())
}

/// An answer to what was asked for, as opposed to what was confirmed with the booking.
#[must_use]
pub fn is_answer(event: &ExtraEvent) -> bool {
    event.before == Some(ExtraStatus::Requested)
}

/// Take the airline's answers in. Answers what moved.
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
