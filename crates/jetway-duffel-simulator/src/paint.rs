//! Converts the world's offers and bookings to Duffel's format.

mod flights;
mod offer;
mod order;
mod seats;

use chrono::{DateTime, SecondsFormat, Utc};

pub(crate) use offer::{offer, request, total};
pub(crate) use order::{cancellation, order, order_total, passenger};
pub(crate) use seats::{seat_map, seat_service};

/// A timestamp in Duffel's format.
pub(crate) fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}
