//! Throwing away what nobody can use any more: old codes, ended sessions, answered keys, finished jobs.

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

/// How long what is over stays readable, for support and disputes. Keys outlive any retry of a browser by far.
const CODES: TimeDelta = TimeDelta::days(2);
const KEYS: TimeDelta = TimeDelta::days(7);
const JOBS: TimeDelta = TimeDelta::days(7);
const SESSIONS: TimeDelta = TimeDelta::days(90);
const PRICE_SESSIONS: TimeDelta = TimeDelta::days(7);
/// A year of days for some fifty trips.
const MOST_FARE_DAYS: u64 = 20_000;
/// Their links answer nobody by then.
const PROPOSALS: TimeDelta = TimeDelta::days(7);
/// What a message opens is closed by then.
const MESSAGES: TimeDelta = TimeDelta::days(8);
/// An applicant who stays away for longer starts again.
const DRAFTS: TimeDelta = TimeDelta::days(2);

impl App {
    /// Sweep this often, until the application ends.
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
                // In every round: a process of the previous release may have stored some meanwhile.
                match passports::encrypt_stored(app.services()).await {
                    Ok(0) => {}
                    Ok(rows) => tracing::info!(rows, "stored passports were encrypted"),
                    Err(error) => tracing::error!(%error, "stored passports could not be encrypted"),
                }
            }
        });
    }

    /// Sweep every tenant and the operators' rows once. Answers how many rows went.
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
            proposals: now - PROPOSALS,
            captchas: now,
            messages: now - MESSAGES,
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
