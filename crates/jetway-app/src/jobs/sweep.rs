//! Deletes expired rows: codes, sessions, idempotency keys, finished jobs.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_db::repo::sweep::Horizon;
use jetway_domain::air::search::days::KEPT_FOR;
use jetway_domain::ids::TenantId;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::flight::passports;

/// How long expired rows are kept, for support and disputes. Idempotency keys far outlive any retry of a browser.
const CODES: TimeDelta = TimeDelta::days(2);
const KEYS: TimeDelta = TimeDelta::days(7);
const JOBS: TimeDelta = TimeDelta::days(7);
const SESSIONS: TimeDelta = TimeDelta::days(90);
const PRICE_SESSIONS: TimeDelta = TimeDelta::days(7);
/// Room for a year of days of about fifty trips.
const MOST_FARE_DAYS: u64 = 20_000;
/// By then the hour of the oldest count has passed, and no claim of a month is left.
const FARE_INDEX: TimeDelta = TimeDelta::hours(2);
/// Their links have expired by then.
const PROPOSALS: TimeDelta = TimeDelta::days(7);
const UMRAH_QUOTES: TimeDelta = TimeDelta::days(30);
/// The secrets in a message are invalid by then.
const MESSAGES: TimeDelta = TimeDelta::days(8);
/// An applicant who stays away longer starts again.
const DRAFTS: TimeDelta = TimeDelta::days(2);

impl App {
    /// Sweep at this interval, until the application ends.
    pub(crate) fn start_sweeps(self: &Arc<Self>, every: Duration) {
        let app = Arc::downgrade(self);
        self.tasks().run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                rounds.tick().await;
                let Some(app) = app.upgrade() else { return };
                if let Err(error) = app.sweep().await {
                    tracing::error!(%error, "a sweep failed");
                }
                app.repair_stored().await;
            }
        });
    }

    /// Bring rows of the previous release up to date, in every round: one of its processes may have stored some meanwhile.
    async fn repair_stored(&self) {
        match passports::encrypt_stored(self.services()).await {
            Ok(0) => {}
            Ok(rows) => tracing::info!(rows, "stored passports were encrypted"),
            Err(error) => tracing::error!(%error, "stored passports could not be encrypted"),
        }
        match self.visas().correct_parts().await {
            Ok(0) => {}
            Ok(rows) => tracing::info!(rows, "queues of stored visa applications were updated"),
            Err(error) => tracing::error!(%error, "queues of stored visa applications could not be updated"),
        }
    }

    /// Sweep every tenant and the operators' rows once. Returns the number of deleted rows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep(&self) -> Result<u64, DbError> {
        let now = self.clock().now();
        let horizon = Horizon {
            codes: now - CODES,
            keys: now - KEYS,
            jobs: now - JOBS,
            sessions: now - SESSIONS,
            price_sessions: now - PRICE_SESSIONS,
            fare_days: now - KEPT_FOR,
            most_fare_days: MOST_FARE_DAYS,
            fare_index: now - FARE_INDEX,
            proposals: now - PROPOSALS,
            umrah_quotes: now - UMRAH_QUOTES,
            captchas: now,
            messages: now - MESSAGES,
            report_files: now,
            drafts: now - DRAFTS,
        };
        let mut gone = 0;
        let mut tenants = self.database().tenants().await?;
        tenants.push(TenantId::operations());
        for tenant in tenants {
            let tx = self.database().begin(&Self::scope(&tenant)).await?;
            gone += tx.sweep(&horizon).await?;
            tx.commit().await?;
        }
        Ok(gone)
    }
}
