//! Extensions of the ticketing time limit. Source: ADR 0051.

use chrono::{DateTime, TimeDelta, Utc};

use super::offer::SupplierOffer;
use super::time_limits::BEFORE_DEPARTURE;

/// Unpaid seats are never held longer than this after booking, whatever is requested.
const LONGEST_EXTENDED: TimeDelta = TimeDelta::hours(72);
/// Minimum extension worth requesting.
pub(super) const LEAST_GAIN: TimeDelta = TimeDelta::minutes(30);
/// Maximum number of granted extensions per order.
pub const MOST_GRANTS: usize = 2;

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
