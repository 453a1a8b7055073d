//! What a trip cost when somebody last searched for it on a day (ADR 0065).

use std::fmt::Write as _;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::{AirSearchQuery, Cabin, TripType};
use crate::money::Money;

/// A price older than this says nothing any more.
pub const KEPT_FOR: TimeDelta = TimeDelta::days(7);

/// What searches for different days have in common when their prices may stand beside each other: route, way back after so
/// many nights, cabin, kind of fare, stops, airports nearby, party and currency. Airlines that are preferred only move cards.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DayQuestion(String);

impl DayQuestion {
    /// The question of a search and the day it departs on; `None` for several cities, which have no day of their own.
    #[must_use]
    pub fn of(query: &AirSearchQuery) -> Option<(Self, NaiveDate)> {
        let out = query.journeys.first()?;
        let stay = match query.trip_type {
            TripType::OneWay => String::new(),
            TripType::Return => format!("+{}", nights(query)?),
            TripType::MultiCity => return None,
        };
        let key = format!(
            "{}-{}{stay} {} {} {} {} {}",
            out.origin,
            out.destination,
            cabin(query.cabin),
            query.fare_kind.as_str(),
            stops(query),
            party(query),
            query.currency
        );
        Some((Self(key), out.departs_on))
    }

    /// As it is kept.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Days between the departures of a return; `None` for a search that is none.
#[must_use]
pub fn nights(query: &AirSearchQuery) -> Option<i64> {
    match query.journeys.as_slice() {
        [out, back] if query.trip_type == TripType::Return => Some((back.departs_on - out.departs_on).num_days()),
        _ => None,
    }
}

/// The lowest total of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenFare {
    /// Departure at the origin.
    pub departs_on: NaiveDate,
    /// What the agency's customer was shown for the whole party.
    pub amount: Money,
    /// When the search began that found it.
    pub seen_at: DateTime<Utc>,
}

impl SeenFare {
    /// Whether it still says something.
    #[must_use]
    pub fn is_fresh(&self, now: DateTime<Utc>) -> bool {
        self.seen_at + KEPT_FOR > now
    }
}

/// What a search that has ended does to what is known of its day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lesson {
    /// This is the price now.
    Keep(Money),
    /// Nothing is sold any more.
    Forget,
    /// It knows no better.
    Nothing,
}

impl Lesson {
    /// Who heard every supplier knows what the day costs, or that nothing is left. Where one was silent a lower price is news,
    /// and a higher one or none is not: the silent one may have had the other.
    #[must_use]
    pub fn of(lowest: Option<Money>, everyone_answered: bool, known: Option<Money>) -> Self {
        match (lowest, everyone_answered) {
            (Some(lowest), true) => Self::Keep(lowest),
            (Some(lowest), false) if known.is_none_or(|known| lowest.minor < known.minor) => Self::Keep(lowest),
            (None, true) => Self::Forget,
            (Some(_) | None, false) => Self::Nothing,
        }
    }
}

const fn cabin(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "E",
        Cabin::PremiumEconomy => "P",
        Cabin::Business => "B",
        Cabin::First => "F",
    }
}

/// `direct`, `any`, `direct+near` or `any+near`: questions of before know no airports nearby.
const fn stops(query: &AirSearchQuery) -> &'static str {
    match (query.direct_only, query.nearby_airports) {
        (true, false) => "direct",
        (false, false) => "any",
        (true, true) => "direct+near",
        (false, true) => "any+near",
    }
}

/// `2+7,9+1`: adults, ages of children in order, infants.
fn party(query: &AirSearchQuery) -> String {
    let mut ages = query.passengers.child_ages.clone();
    ages.sort_unstable();
    let ages: Vec<_> = ages.iter().map(u8::to_string).collect();
    let mut party = query.passengers.adults.to_string();
    // Writing to a String cannot fail.
    let _ = write!(party, "+{}+{}", ages.join(","), query.passengers.infants);
    party
}

#[cfg(test)]
mod tests;
