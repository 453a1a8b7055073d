//! The fare calendar: the lowest fares an agency was shown (ADR 0065), and those of price indexes (ADR 0116).

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

/// The known days of a span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FareDays {
    /// Earliest first.
    pub days: Vec<SeenFare>,
    /// Whether suppliers' price indexes are being queried for more.
    pub is_filling: bool,
}

/// Why prices by day are refused.
#[derive(Debug, thiserror::Error)]
pub enum FareDaysError {
    /// It has several cities.
    #[error("multi-city trips have no prices by day")]
    SeveralCities,
    /// The span ends before it starts, or is too long.
    #[error("between one and {MOST_DAYS} days")]
    Span,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl FlightSearch {
    /// The lowest total known to the caller's agency for this trip on each of these days: as shown to it, or from a price index. A
    /// day that has passed at the origin, or without a known price, is left out. The dates of the query itself only determine how
    /// long a return trip is. Price indexes are queried in the background, without waiting for them.
    ///
    /// # Errors
    /// When the trip or the span has no such prices, or the database fails.
    pub async fn fare_days(
        &self,
        caller: &Caller,
        query: &AirSearchQuery,
        days: RangeInclusive<NaiveDate>,
    ) -> Result<FareDays, FareDaysError> {
        let (question, _) = DayQuestion::of(query).ok_or(FareDaysError::SeveralCities)?;
        let (from, until) = days.into_inner();
        if until < from || (until - from).num_days() >= MOST_DAYS {
            return Err(FareDaysError::Span);
        }
        let from = from.max(today_at(&self.services, query, 0));
        // Before the stored days are read, so that months filled by another process meanwhile are included.
        let filling = self.fill(caller, query, &question, from..=until).await;
        let is_filling = filling.unwrap_or_else(|error| {
            tracing::warn!(%error, "price indexes could not be queried");
            false
        });
        let seen_after = self.services.now() - KEPT_FOR;
        let tx = self.services.read(&caller.tenant).await?;
        let days = tx
            .fare_days()
            .between(caller.agency, &question, from..=until, seen_after)
            .await?;
        Ok(FareDays { days, is_filling })
    }
}
