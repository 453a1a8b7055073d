//! Doing what the job table says: every tenant's due jobs, each until it is done or has failed too often.

use std::sync::{Arc, Weak};
use std::time::Duration;

use chrono::TimeDelta;
use jetway_db::repo::jobs::ClaimedJob;
use jetway_db::{DbError, Timed};
use jetway_domain::ids::TenantId;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::identity::{CLOSE_FIRST_PASSWORD, IdentityError, MAIL_CODE, REPORT_GUESSES};
use crate::order::emails::{self, LIMIT_NEAR, LimitEmailError};

/// Taken in one go from one tenant.
const AT_ONCE: u64 = 20;
/// A worker that dies lets its jobs go after this.
const LEASE: TimeDelta = TimeDelta::minutes(2);
/// After this many attempts a job is given up; its last error stays in its row.
const ATTEMPTS: i64 = 8;

/// Why a job was not done.
#[derive(Debug, thiserror::Error)]
enum JobError {
    #[error("no worker knows this kind of job")]
    UnknownKind,
    #[error(transparent)]
    Limit(#[from] LimitEmailError),
    #[error(transparent)]
    Identity(#[from] IdentityError),
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Look for due jobs this often, until the application ends.
    pub(crate) fn start_worker(self: &Arc<Self>, every: Duration) {
        let app = Arc::downgrade(self);
        self.tasks().run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            while round(&app).await {
                rounds.tick().await;
            }
        });
    }

    /// Do every tenant's due jobs once.
    ///
    /// # Errors
    /// When the database fails; a failing job is not an error here.
    pub async fn work_off_jobs(&self) -> Result<(), DbError> {
        for tenant in self.database().tenants_due(Timed::Jobs, self.clock().now()).await? {
            let now = self.clock().now();
            let tx = self.database().begin(&Self::scope(&tenant)).await?;
            let claimed = tx.jobs().claim_due(AT_ONCE, LEASE, now).await?;
            if claimed.is_empty() {
                continue;
            }
            tx.commit().await?;
            for job in claimed {
                self.work_off(&tenant, job).await?;
            }
        }
        Ok(())
    }

    async fn work_off(&self, tenant: &TenantId, job: ClaimedJob) -> Result<(), DbError> {
        let (id, kind, attempt) = (job.id, job.kind.clone(), job.attempt);
        let done = self.perform(tenant, job).await;
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        match done {
            Ok(()) => tx.jobs().finish(id, now).await?,
            Err(error) if attempt >= ATTEMPTS => {
                tracing::error!(%error, kind, "a job was given up");
                tx.jobs().retry(id, &error.to_string(), now).await?;
                tx.jobs().finish(id, now).await?;
            }
            Err(error) => {
                tracing::warn!(%error, kind, attempt, "a job failed and is tried again");
                tx.jobs().retry(id, &error.to_string(), now + pause(attempt)).await?;
            }
        }
        tx.commit().await
    }

    async fn perform(&self, tenant: &TenantId, job: ClaimedJob) -> Result<(), JobError> {
        match job.kind.as_str() {
            MAIL_CODE => Ok(self.identity().mail_code(tenant, job.payload).await?),
            LIMIT_NEAR => Ok(emails::send_limit_email(self.services(), tenant, job.payload).await?),
            REPORT_GUESSES => Ok(self.identity().report_guesses(tenant, job.payload).await?),
            CLOSE_FIRST_PASSWORD => Ok(self.identity().close_first_password(tenant, job.payload).await?),
            _ => Err(JobError::UnknownKind),
        }
    }
}

/// `false` when the application is gone.
async fn round(app: &Weak<App>) -> bool {
    let Some(app) = app.upgrade() else { return false };
    if let Err(error) = app.work_off_jobs().await {
        tracing::error!(%error, "the worker could not read what is due");
    }
    true
}

/// 2 s, 4 s, 8 s … at most about four minutes.
fn pause(attempt: i64) -> TimeDelta {
    TimeDelta::seconds(1 << attempt.clamp(1, 8))
}
