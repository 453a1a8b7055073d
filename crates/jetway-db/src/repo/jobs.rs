//! Background work as rows: it survives a restart and is never a bare `spawn`.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::clock::Ids;
use sea_orm::sea_query::{Condition, Expr, LockBehavior, LockType};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, UpdateMany};
use serde_json::Value;
use uuid::Uuid;

use crate::entity::{TenantRows, job};
use crate::{DbError, Tx};

/// Work to do later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewJob {
    /// What to do, as `area.verb`.
    pub kind: String,
    /// Two jobs of one kind with the same key are one job.
    pub unique_key: Option<String>,
    /// What the worker needs to know.
    pub payload: Value,
    /// Not before this moment.
    pub run_at: DateTime<Utc>,
}

/// Work a worker holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimedJob {
    /// Its identifier.
    pub id: Uuid,
    /// What to do.
    pub kind: String,
    /// What the worker needs to know.
    pub payload: Value,
    /// Which attempt this is, from 1.
    pub attempt: i64,
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
    /// Put a job in. Answers `false` when one with its kind and key was put in before.
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

    /// Take up to `limit` due jobs for `lease`; commit before working on them. A worker that dies lets them go when
    /// the lease ends. On PostgreSQL several workers skip what another is taking.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_due(
        &self,
        limit: u64,
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

    /// The job is done.
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

    /// The job failed; try again at `run_at`.
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
