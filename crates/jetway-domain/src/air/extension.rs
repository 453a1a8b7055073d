//! Extensions of the ticketing time limit. Source: ADR 0051.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::offer::SupplierOffer;
use super::time_limits::BEFORE_DEPARTURE;

/// Unpaid seats are never held longer than this after booking, whatever is requested.
const LONGEST_EXTENDED: TimeDelta = TimeDelta::hours(72);
/// Minimum extension worth requesting.
pub(super) const LEAST_GAIN: TimeDelta = TimeDelta::minutes(30);
/// Maximum number of granted extensions per order.
pub const MOST_GRANTS: usize = 2;

/// An answered extension request. Part of the order's document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LimitRequest {
    /// When it was made.
    pub at: DateTime<Utc>,
    /// Name of the user who made it.
    pub by: String,
    /// The requested limit.
    pub until: DateTime<Utc>,
    /// The reason.
    pub reason: ExtendReason,
    /// The agent's remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
    /// The airline's answer.
    pub answer: LimitAnswer,
}

/// An airline's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LimitAnswer {
    /// Granted until then, possibly less than requested.
    Granted(DateTime<Utc>),
    /// Refused, with the airline's reason.
    Refused(String),
}

/// Why an agent requests an extension.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ExtendReason {
    /// The customer has not paid yet.
    Payment,
    /// A passport or visa is missing.
    Documents,
    /// The customer, or their employer, has not decided.
    Decision,
    /// Other, explained in the remark.
    Other,
}

impl ExtendReason {
    /// Every reason.
    pub const ALL: [Self; 4] = [Self::Payment, Self::Documents, Self::Decision, Self::Other];

    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Payment => "payment",
            Self::Documents => "documents",
            Self::Decision => "decision",
            Self::Other => "other",
        }
    }

    /// Parses a reason.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }
}

/// Why a limit cannot be extended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FixedLimit {
    /// The order has no unpaid seats.
    NotHeld,
    /// The maximum number of extensions was granted.
    UsedUp,
    /// The limit is already the latest possible: 72 hours after booking, or four hours before departure.
    Latest,
    /// The airline does not extend limits of this fare.
    Airline,
}

impl FixedLimit {
    /// Wire name.
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

/// The latest possible limit of an order booked at this time.
#[must_use]
pub fn latest_limit(offer: &SupplierOffer, booked_at: DateTime<Utc>) -> DateTime<Utc> {
    let departure = offer
        .segments
        .first()
        .map(|segment| segment.origin.utc - BEFORE_DEPARTURE);
    departure.into_iter().fold(booked_at + LONGEST_EXTENDED, DateTime::min)
}
