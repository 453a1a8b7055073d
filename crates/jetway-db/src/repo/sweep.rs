//! Rows that nobody can use any more.

use chrono::{DateTime, Utc};
use sea_orm::{ColumnTrait, QueryFilter};

use crate::entity::content::proposal;
use crate::entity::prices::{fare_day, price_session};
use crate::entity::registration::spent_captcha;
use crate::entity::user::operator_session;
use crate::entity::verification_code::failed_guess;
use crate::entity::{TenantRows, idempotency_key, job, outbox_message, session, verification_code};
use crate::{DbError, Tx};

/// What ended before these moments goes.
#[derive(Debug, Clone, Copy)]
pub struct Horizon {
    /// One-time codes, by their end, and failed guesses, by the last failure.
    pub codes: DateTime<Utc>,
    /// Idempotency keys, by their birth.
    pub keys: DateTime<Utc>,
    /// Finished jobs, by their end.
    pub jobs: DateTime<Utc>,
    /// Sessions of agents and operators, by their end.
    pub sessions: DateTime<Utc>,
    /// Held prices, by their end.
    pub price_sessions: DateTime<Utc>,
    /// Prices seen on other days, by when they were.
    pub fare_days: DateTime<Utc>,
    /// How many of them an agency keeps at most.
    pub most_fare_days: u64,
    /// Proposals, by their end.
    pub proposals: DateTime<Utc>,
    /// Passed human checks, by their end.
    pub captchas: DateTime<Utc>,
    /// Messages, which hold codes and first passwords, by their birth.
    pub messages: DateTime<Utc>,
    /// Applications never sent, by their last change.
    pub drafts: DateTime<Utc>,
}

impl Tx {
    /// Throw away what is over. Answers how many rows went.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep(&self, horizon: &Horizon) -> Result<u64, DbError> {
        let mut gone = self
            .over::<verification_code::Entity>(verification_code::Column::ExpiresAt, horizon.codes)
            .await?;
        gone += self
            .over::<failed_guess::Entity>(failed_guess::Column::LastFailedAt, horizon.codes)
            .await?;
        gone += self
            .over::<idempotency_key::Entity>(idempotency_key::Column::CreatedAt, horizon.keys)
            .await?;
        gone += self.over::<job::Entity>(job::Column::FinishedAt, horizon.jobs).await?;
        gone += self
            .over::<session::Entity>(session::Column::ExpiresAt, horizon.sessions)
            .await?;
        gone += self
            .over::<operator_session::Entity>(operator_session::Column::ExpiresAt, horizon.sessions)
            .await?;
        gone += self
            .over::<price_session::Entity>(price_session::Column::ExpiresAt, horizon.price_sessions)
            .await?;
        gone += self
            .over::<fare_day::Entity>(fare_day::Column::SeenAt, horizon.fare_days)
            .await?;
        gone += self.fare_days().trim(horizon.most_fare_days).await?;
        gone += self
            .over::<proposal::Entity>(proposal::Column::ExpiresAt, horizon.proposals)
            .await?;
        gone += self
            .over::<spent_captcha::Entity>(spent_captcha::Column::ExpiresAt, horizon.captchas)
            .await?;
        gone += self
            .over::<outbox_message::Entity>(outbox_message::Column::CreatedAt, horizon.messages)
            .await?;
        gone += self.applications().drop_drafts(horizon.drafts).await?;
        Ok(gone)
    }

    async fn over<E: TenantRows>(&self, ended: E::Column, before: DateTime<Utc>) -> Result<u64, DbError> {
        let delete = E::delete_in_tenant(self.scope()).filter(ended.lt(before));
        Ok(delete.exec(&self.conn).await?.rows_affected)
    }
}
