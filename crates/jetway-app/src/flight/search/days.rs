//! Stores the lowest fare of a search for the fare calendar (ADR 0065).

use std::sync::Arc;

use chrono::NaiveDate;
use jetway_db::DbError;
use jetway_domain::air::search::days::{DayQuestion, FareSource, KEPT_FOR, Lesson, SeenFare};
use jetway_domain::ids::{AgencyId, TenantId};

use super::snapshot::Snapshot;
use crate::context::Services;

/// Wait until a search has ended and store its lowest fare for its day.
pub(super) async fn remember(services: Arc<Services>, (tenant, agency): (TenantId, AgencyId), snapshot: Arc<Snapshot>) {
    let Some((question, departs_on)) = DayQuestion::of(&snapshot.query) else {
        return;
    };
    snapshot.wait_for_all().await;
    if let Err(error) = learn(&services, (&tenant, agency), &snapshot, (&question, departs_on)).await {
        tracing::warn!(%error, "the price of a day could not be saved");
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
    // A search's price takes precedence over an index's.
    let known = known.first().filter(|known| known.source == FareSource::Search);
    if known.is_some_and(|known| known.seen_at > seen_at) {
        return Ok(());
    }
    match Lesson::of(lowest, everyone_answered, known.map(|known| known.amount)) {
        Lesson::Keep(amount) => {
            let seen = SeenFare {
                departs_on,
                amount,
                seen_at,
                source: FareSource::Search,
            };
            days.keep(agency, question, seen).await?;
        }
        Lesson::Forget => days.forget(agency, question, departs_on).await?,
        Lesson::Nothing => return Ok(()),
    }
    tx.commit().await
}
