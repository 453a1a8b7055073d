//! Connections between two flights, for every product.

use chrono::{DateTime, NaiveDateTime, Utc};

use crate::codes::AirportCode;

/// A departure or an arrival.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LegTime {
    /// Where.
    pub airport: AirportCode,
    /// Local time at the airport.
    pub local: NaiveDateTime,
    /// The same instant in UTC.
    pub utc: DateTime<Utc>,
}

/// The connection between a flight and the next one of the same journey.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connection {
    /// Airport of arrival.
    pub airport: AirportCode,
    /// Minutes from arrival to the next departure; zero for a missed connection.
    pub minutes: u32,
    /// The next flight departs before this one lands, as after a schedule change.
    pub is_missed: bool,
    /// The next flight departs from another airport.
    pub change_of_airport: bool,
    /// The next flight departs on a later calendar day.
    pub overnight: bool,
}

impl Connection {
    /// The connection from an arrival to the next departure.
    #[must_use]
    pub fn between(arrival: LegTime, departure: LegTime) -> Self {
        Self {
            airport: arrival.airport,
            minutes: minutes(departure.utc - arrival.utc),
            is_missed: departure.utc < arrival.utc,
            change_of_airport: arrival.airport != departure.airport,
            overnight: arrival.local.date() != departure.local.date(),
        }
    }
}

/// Whole minutes; zero for a negative span.
#[must_use]
pub fn minutes(span: chrono::TimeDelta) -> u32 {
    u32::try_from(span.num_minutes()).unwrap_or(0)
}
