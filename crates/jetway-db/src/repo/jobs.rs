//! Background work as rows, so that it survives a restart.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Ids;
use sea_orm::sea_query::{Condition, Expr, LockBehavior, LockType};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, UpdateMany};
use serde_json::Value;
use uuid::Uuid;

use crate::entity::{TenantRows, job};
use crate::{DbError, Tx};

/// A new job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewJob {
    /// Its kind, as `area.verb`.
    pub kind: String,
    /// Jobs of one kind with the same key are one job.
    pub unique_key: Option<String>,
    /// Input of the worker.
    pub payload: Value,
    /// Not run before this instant.
    pub run_at: DateTime<Utc>,
}

/// A job claimed by a worker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimedJob {
    /// Its identifier.
    pub id: Uuid,
    /// Its kind.
    pub kind: String,
    /// Input of the worker.
    pub payload: Value,
    /// Number of this attempt, from 1.
    pub attempt: i64,
}

/// Kind of the jobs that make files of reports. They take minutes.
pub const MAKE_REPORT: &str = "report.make";

/// The jobs that a worker takes, so that none waits for one that takes minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// All but [`Lane::Long`].
    Short,
    /// Jobs of the kind [`MAKE_REPORT`].
    Long,
}

/// The jobs of one tenant.
#[derive(Debug)]
pub struct Jobs<'t>(&'t Tx);

impl Tx {
    /// The jobs of this tenant.
    #[must_use]
    pub const fn jobs(&self) -> Jobs<'_> {
        Jobs(self)
    }
}

impl Jobs<'_> {
    /// Insert a job. Returns `false` if one with its kind and key exists.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn enqueue(&self, job: NewJob, ids: &dyn Ids, now: DateTime<Utc>) -> Result<bool, DbError> {
        let NewJob {
            kind,
            unique_key,
            payload,
            run_at,
        } = job;
        let row = job::Model {
            tenant: self.0.tenant(),
            id: ids.uuid(),
            kind,
            unique_key,
            payload,
            run_at,
            attempts: 0,
            locked_until: None,
            finished_at: None,
            last_error: None,
            created_at: now,
        };
        job::Entity::insert_row_once(self.0, row).await
    }

    /// Claim up to `limit` due jobs of a lane for `lease`; commit before working on them. The jobs of a dead worker are free when
    /// the lease ends. On PostgreSQL, workers skip jobs that another one is claiming.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_due(
        &self,
        (lane, limit): (Lane, u64),
        lease: TimeDelta,
        now: DateTime<Utc>,
    ) -> Result<Vec<ClaimedJob>, DbError> {
        let free = Condition::any()
            .add(job::Column::LockedUntil.is_null())
            .add(job::Column::LockedUntil.lte(now));
        let due = job::Entity::in_tenant(self.0.scope())
            .filter(job::Column::FinishedAt.is_null())
            .filter(job::Column::RunAt.lte(now))
            .filter(free)
            .filter(match lane {
                Lane::Short => job::Column::Kind.ne(MAKE_REPORT),
                Lane::Long => job::Column::Kind.eq(MAKE_REPORT),
            })
            .order_by_asc(job::Column::RunAt)
            .limit(limit)
            .lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
        let mut claimed = Vec::new();
        for row in due.all(&self.0.conn).await? {
            let attempt = row.attempts + 1;
            let update = self
                .change(row.id)
                .col_expr(job::Column::Attempts, Expr::value(attempt))
                .col_expr(job::Column::LockedUntil, Expr::value(now + lease));
            update.exec(&self.0.conn).await?;
            claimed.push(ClaimedJob {
                id: row.id,
                kind: row.kind,
                payload: row.payload,
                attempt,
            });
        }
        Ok(claimed)
    }

    /// Keep a claimed job until an instant, while its worker is seen to work.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn hold(&self, id: Uuid, until: DateTime<Utc>) -> Result<(), DbError> {
        self.change(id)
            .col_expr(job::Column::LockedUntil, Expr::value(until))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Mark a job as done.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finish(&self, id: Uuid, now: DateTime<Utc>) -> Result<(), DbError> {
        self.change(id)
            .col_expr(job::Column::FinishedAt, Expr::value(now))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Mark a job as failed; it is retried at `run_at`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn retry(&self, id: Uuid, error: &str, run_at: DateTime<Utc>) -> Result<(), DbError> {
        let update = self
            .change(id)
            .col_expr(job::Column::LastError, Expr::value(error))
            .col_expr(job::Column::RunAt, Expr::value(run_at))
            .col_expr(job::Column::LockedUntil, Expr::value(Option::<DateTime<Utc>>::None));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    fn change(&self, id: Uuid) -> UpdateMany<job::Entity> {
        job::Entity::update_in_tenant(self.0.scope()).filter(job::Column::Id.eq(id))
    }
}
