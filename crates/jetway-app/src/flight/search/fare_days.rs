//! The fare calendar: the lowest fares an agency was shown (ADR 0065).

use std::ops::RangeInclusive;

use chrono::NaiveDate;
use jetway_db::DbError;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search::days::{DayQuestion, KEPT_FOR, SeenFare};

use super::FlightSearch;
use super::start::today_at;
use crate::context::Caller;

/// Two months, and the days around them that a calendar shows.
const MOST_DAYS: i64 = 75;

/// Why prices by day are refused.
#[derive(Debug, thiserror::Error)]
pub enum FareDaysError {
    /// It has several cities.
    #[error("a trip through several cities has no price of a day")]
    SeveralCities,
    /// It ends before it begins, or is long.
    #[error("between one and {MOST_DAYS} days")]
    Span,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl FlightSearch {
    /// The lowest total the caller's agency was shown for this trip on each of these days, earliest first. A day that has
    /// passed at the origin, or of which nothing is known, is not among them. The days of the query itself only say how long a
    /// return stays.
    ///
    /// # Errors
    /// When the trip or the span has no such prices, or the database fails.
    pub async fn fare_days(
        &self,
        caller: &Caller,
        query: &AirSearchQuery,
        days: RangeInclusive<NaiveDate>,
    ) -> Result<Vec<SeenFare>, FareDaysError> {
        let (question, _) = DayQuestion::of(query).ok_or(FareDaysError::SeveralCities)?;
        let (from, until) = days.into_inner();
        if until < from || (until - from).num_days() >= MOST_DAYS {
            return Err(FareDaysError::Span);
        }
        let from = from.max(today_at(&self.services, query, 0));
        let seen_after = self.services.now() - KEPT_FOR;
        let tx = self.services.read(&caller.tenant).await?;
        let days = tx.fare_days();
        Ok(days.between(caller.agency, &question, from..=until, seen_after).await?)
    }
}
