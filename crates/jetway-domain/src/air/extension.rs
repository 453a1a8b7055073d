//! Asking for a longer time limit. Source: ADR 0051.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::offer::SupplierOffer;
use super::time_limits::BEFORE_DEPARTURE;

/// No seats are held unpaid for longer, however often somebody asks.
const LONGEST_EXTENDED: TimeDelta = TimeDelta::hours(72);
/// Less than this is not worth asking for.
pub(super) const LEAST_GAIN: TimeDelta = TimeDelta::minutes(30);
/// A limit is moved so often.
pub const MOST_GRANTS: usize = 2;

/// A request for a longer limit, answered. Part of the order's document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LimitRequest {
    /// When it was made.
    pub at: DateTime<Utc>,
    /// By whom.
    pub by: String,
    /// What was asked for.
    pub until: DateTime<Utc>,
    /// Why.
    pub reason: ExtendReason,
    /// In the agent's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
    /// What the airline said.
    pub answer: LimitAnswer,
}

/// An airline's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LimitAnswer {
    /// Until then, which may be less than was asked for.
    Granted(DateTime<Utc>),
    /// Not at all, in its words.
    Refused(String),
}

/// Why an agent needs longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ExtendReason {
    /// The customer has not paid yet.
    Payment,
    /// A passport or visa is missing.
    Documents,
    /// The customer, or their employer, has not decided.
    Decision,
    /// As the remark says.
    Other,
}

impl ExtendReason {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Payment, Self::Documents, Self::Decision, Self::Other];

    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Payment => "payment",
            Self::Documents => "documents",
            Self::Decision => "decision",
            Self::Other => "other",
        }
    }

    /// The reason with this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }
}

/// Why a limit stays where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FixedLimit {
    /// There are no unpaid seats to hold.
    NotHeld,
    /// It was moved as often as it can be.
    UsedUp,
    /// It is as late as it can be: 72 hours after booking, or four hours before departure.
    Latest,
    /// The airline moves no limit of this fare.
    Airline,
}

impl FixedLimit {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NotHeld => "notHeld",
            Self::UsedUp => "usedUp",
            Self::Latest => "latest",
            Self::Airline => "airline",
        }
    }
}

/// The latest limit an order booked then can ever have.
#[must_use]
pub fn latest_limit(offer: &SupplierOffer, booked_at: DateTime<Utc>) -> DateTime<Utc> {
    let departure = offer
        .segments
        .first()
        .map(|segment| segment.origin.utc - BEFORE_DEPARTURE);
    departure.into_iter().fold(booked_at + LONGEST_EXTENDED, DateTime::min)
}
