//! What a search leaves behind for those who look at other days, and what is known of them (ADR 0065).

use std::ops::RangeInclusive;
use std::sync::Arc;

use chrono::NaiveDate;
use jetway_db::DbError;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search::days::{DayQuestion, KEPT_FOR, Lesson, SeenFare};
use jetway_domain::ids::{AgencyId, TenantId};

use super::snapshot::Snapshot;
use crate::air::desk::AirDesk;
use crate::context::{Caller, Services};

/// Two months, and the days around them that a calendar shows.
const MOST_DAYS: i64 = 75;

/// Why nothing is told of days.
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

impl AirDesk {
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
        let from = from.max(self.today_at(query, 0));
        let seen_after = self.services.now() - KEPT_FOR;
        let tx = self.services.read(&caller.tenant).await?;
        let days = tx.fare_days();
        Ok(days.between(caller.agency, &question, from..=until, seen_after).await?)
    }
}

/// Wait until a search has ended and keep what it says of its day.
pub(super) async fn remember(services: Arc<Services>, (tenant, agency): (TenantId, AgencyId), snapshot: Arc<Snapshot>) {
    let Some((question, departs_on)) = DayQuestion::of(&snapshot.query) else {
        return;
    };
    snapshot.wait_for_all().await;
    if let Err(error) = learn(&services, (&tenant, agency), &snapshot, (&question, departs_on)).await {
        tracing::warn!(%error, "the price of a day was not kept");
    }
}

async fn learn(
    services: &Services,
    (tenant, agency): (&TenantId, AgencyId),
    snapshot: &Snapshot,
    (question, departs_on): (&DayQuestion, NaiveDate),
) -> Result<(), DbError> {
    let (lowest, everyone_answered) = snapshot.ending();
    if lowest.is_none() && !everyone_answered {
        return Ok(());
    }
    let seen_at = snapshot.started_at;
    let tx = services.begin(tenant).await?;
    let days = tx.fare_days();
    let known = days
        .between(agency, question, departs_on..=departs_on, seen_at - KEPT_FOR)
        .await?;
    let known = known.first();
    // A search that began later knows more.
    if known.is_some_and(|known| known.seen_at > seen_at) {
        return Ok(());
    }
    match Lesson::of(lowest, everyone_answered, known.map(|known| known.amount)) {
        Lesson::Keep(amount) => {
            let seen = SeenFare {
                departs_on,
                amount,
                seen_at,
            };
            days.keep(agency, question, seen).await?;
        }
        Lesson::Forget => days.forget(agency, question, departs_on).await?,
        Lesson::Nothing => return Ok(()),
    }
    tx.commit().await
}
