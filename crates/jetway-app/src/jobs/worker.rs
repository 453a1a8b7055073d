//! Runs every tenant's due jobs, each until it succeeds or has failed too often.

use std::sync::{Arc, Weak};
use std::time::Duration;

use chrono::TimeDelta;
use jetway_db::repo::jobs::{ClaimedJob, Lane, MAKE_REPORT};
use jetway_db::{DbError, Timed};
use jetway_domain::ids::TenantId;
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::identity::{CLOSE_FIRST_PASSWORD, IdentityError, MAIL_CODE, REPORT_GUESSES};
use crate::order::emails::{self, LIMIT_NEAR, LimitEmailError};
use crate::payment::report_job::{ReportFault, ReportJobError, report_of};

/// Jobs claimed at once from one tenant. A long one is not claimed before its worker is free.
const fn at_once(lane: Lane) -> u64 {
    match lane {
        Lane::Short => 20,
        Lane::Long => 1,
    }
}
/// Lease of a job; jobs of a dead worker are free afterwards.
const LEASE: TimeDelta = TimeDelta::minutes(2);
/// Maximum number of attempts; afterwards the job is abandoned, with its last error in its row.
const ATTEMPTS: i64 = 8;

/// Why a job failed.
#[derive(Debug, thiserror::Error)]
enum JobError {
    #[error("unknown kind of job")]
    UnknownKind,
    #[error(transparent)]
    Limit(#[from] LimitEmailError),
    #[error(transparent)]
    Identity(#[from] IdentityError),
    #[error(transparent)]
    Report(#[from] ReportJobError),
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Poll for due jobs at this interval, until the application ends. The two lanes run side by side.
    pub(crate) fn start_worker(self: &Arc<Self>, every: Duration) {
        for lane in [Lane::Short, Lane::Long] {
            let app = Arc::downgrade(self);
            self.tasks().run(async move {
                let mut rounds = tokio::time::interval(every);
                rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
                while round(&app, lane).await {
                    rounds.tick().await;
                }
            });
        }
    }

    /// Run every tenant's due jobs of a lane once. A failing job is not an error here.
    async fn work_off_jobs(&self, lane: Lane) -> Result<(), DbError> {
        for tenant in self.database().tenants_due(Timed::Jobs, self.clock().now()).await? {
            let now = self.clock().now();
            let tx = self.database().begin(&Self::scope(&tenant)).await?;
            let claimed = tx.jobs().claim_due((lane, at_once(lane)), LEASE, now).await?;
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
        let report = report_of(&job);
        let done = self.perform(tenant, job).await;
        if let Some(report) = report.filter(|_| done.is_err() && attempt >= ATTEMPTS)
            && let Err(error) = self.payments().give_up_report(tenant, report, ReportFault::Error).await
        {
            tracing::error!(%error, "a report could not be marked as failed");
        }
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        match done {
            Ok(()) => tx.jobs().finish(id, now).await?,
            Err(error) if attempt >= ATTEMPTS => {
                tracing::error!(%error, kind, "a job was abandoned");
                tx.jobs().retry(id, &error.to_string(), now).await?;
                tx.jobs().finish(id, now).await?;
            }
            Err(error) => {
                tracing::warn!(%error, kind, attempt, "a job failed and will be retried");
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
            MAKE_REPORT => Ok(self.payments().make_report(tenant, &job).await?),
            _ => Err(JobError::UnknownKind),
        }
    }
}

/// Returns `false` when the application has ended.
async fn round(app: &Weak<App>, lane: Lane) -> bool {
    let Some(app) = app.upgrade() else { return false };
    if let Err(error) = app.work_off_jobs(lane).await {
        tracing::error!(%error, "the worker could not read the due jobs");
    }
    true
}

/// 2 s, 4 s, 8 s … at most about four minutes.
fn pause(attempt: i64) -> TimeDelta {
    TimeDelta::seconds(1 << attempt.clamp(1, 8))
}
