//! The last known price of a trip per departure day (ADR 0065, 0116).

use std::fmt::Write as _;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::{AirSearchQuery, Cabin, TripType};
use crate::money::Money;

/// Older prices are discarded.
pub const KEPT_FOR: TimeDelta = TimeDelta::days(7);

/// Key of searches for different days whose prices are comparable: route, nights until return, cabin, fare type, stops,
/// nearby airports, party and currency. Preferred airlines only reorder cards, so they are not part of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DayQuestion(String);

impl DayQuestion {
    /// The key and departure day of a search; `None` for multi-city trips, which have no single day.
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

    /// The key as stored.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Nights between the departures of a return trip; `None` for other trips.
#[must_use]
pub fn nights(query: &AirSearchQuery) -> Option<i64> {
    match query.journeys.as_slice() {
        [out, back] if query.trip_type == TripType::Return => Some((back.departs_on - out.departs_on).num_days()),
        _ => None,
    }
}

/// The same trip on another departure day; every later journey moves with the first. `None` without a journey, or past the end of
/// the calendar.
#[must_use]
pub fn on_day(query: &AirSearchQuery, departs_on: NaiveDate) -> Option<AirSearchQuery> {
    let shift = departs_on - query.journeys.first()?.departs_on;
    let mut moved = query.clone();
    for journey in &mut moved.journeys {
        journey.departs_on = journey.departs_on.checked_add_signed(shift)?;
    }
    Some(moved)
}

/// Where the price of a day comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FareSource {
    /// A search of that day.
    Search,
    /// A supplier's price index.
    Index,
}

impl FareSource {
    /// `search` or `index`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Index => "index",
        }
    }

    /// The source of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Search, Self::Index]
            .into_iter()
            .find(|source| source.as_str() == name)
    }
}

/// The lowest total of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenFare {
    /// Departure date at the origin.
    pub departs_on: NaiveDate,
    /// The customer total for the whole party.
    pub amount: Money,
    /// When the search started, or the index was asked.
    pub seen_at: DateTime<Utc>,
    /// Where it comes from.
    pub source: FareSource,
}

impl SeenFare {
    /// Whether it is recent enough to show.
    #[must_use]
    pub fn is_fresh(&self, now: DateTime<Utc>) -> bool {
        self.seen_at + KEPT_FOR > now
    }
}

/// The effect of a completed search on its day's stored price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lesson {
    /// Store this price.
    Keep(Money),
    /// Delete the stored price, because nothing is on sale.
    Forget,
    /// Keep the stored price.
    Nothing,
}

impl Lesson {
    /// If every supplier answered, the result is definitive. If one was silent, only a lower price is stored, because
    /// the silent supplier might have had the stored one.
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

/// `direct`, `any`, `direct+near` or `any+near`; older keys have no nearby airports.
const fn stops(query: &AirSearchQuery) -> &'static str {
    match (query.direct_only, query.nearby_airports) {
        (true, false) => "direct",
        (false, false) => "any",
        (true, true) => "direct+near",
        (false, true) => "any+near",
    }
}

/// Passenger key such as `2+7,9+1`: adults, children's ages in order, infants.
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
