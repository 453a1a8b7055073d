//! Deletes expired rows.

use chrono::{DateTime, Utc};
use sea_orm::{ColumnTrait, QueryFilter};

use crate::entity::content::proposal;
use crate::entity::payment::report_file;
use crate::entity::prices::{fare_day, fare_index_hour, fare_index_month, price_session, umrah_quote};
use crate::entity::registration::spent_captcha;
use crate::entity::user::operator_session;
use crate::entity::verification_code::failed_guess;
use crate::entity::{TenantRows, idempotency_key, job, outbox_message, session, verification_code};
use crate::{DbError, Tx};

/// Rows that ended before these instants are deleted.
#[derive(Debug, Clone, Copy)]
pub struct Horizon {
    /// One-time codes, by expiry, and failed guesses, by the last failure.
    pub codes: DateTime<Utc>,
    /// Idempotency keys, by creation.
    pub keys: DateTime<Utc>,
    /// Finished jobs, by when they finished.
    pub jobs: DateTime<Utc>,
    /// Sessions of agents and operators, by expiry.
    pub sessions: DateTime<Utc>,
    /// Price sessions, by expiry.
    pub price_sessions: DateTime<Utc>,
    /// Last prices by day, by when they were seen.
    pub fare_days: DateTime<Utc>,
    /// Maximum number of them per agency.
    pub most_fare_days: u64,
    /// Months asked of price indexes, by when they are due again, and counts of calls, by their hour.
    pub fare_index: DateTime<Utc>,
    /// Proposals, by expiry.
    pub proposals: DateTime<Utc>,
    /// Umrah quotes, by the end of their trip.
    pub umrah_quotes: DateTime<Utc>,
    /// Passed human checks, by expiry.
    pub captchas: DateTime<Utc>,
    /// Messages, which contain codes and first passwords, by creation.
    pub messages: DateTime<Utc>,
    /// Files of reports, by expiry.
    pub report_files: DateTime<Utc>,
    /// Application drafts, by last change.
    pub drafts: DateTime<Utc>,
}

impl Tx {
    /// Delete expired rows. Returns their number.
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
            .over::<fare_index_month::Entity>(fare_index_month::Column::AgainAt, horizon.fare_index)
            .await?;
        gone += self
            .over::<fare_index_hour::Entity>(fare_index_hour::Column::Hour, horizon.fare_index)
            .await?;
        gone += self
            .over::<proposal::Entity>(proposal::Column::ExpiresAt, horizon.proposals)
            .await?;
        gone += self
            .over::<umrah_quote::Entity>(umrah_quote::Column::EndsAt, horizon.umrah_quotes)
            .await?;
        gone += self
            .over::<spent_captcha::Entity>(spent_captcha::Column::ExpiresAt, horizon.captchas)
            .await?;
        gone += self
            .over::<outbox_message::Entity>(outbox_message::Column::CreatedAt, horizon.messages)
            .await?;
        gone += self
            .over::<report_file::Entity>(report_file::Column::ExpiresAt, horizon.report_files)
            .await?;
        gone += self.applications().drop_drafts(horizon.drafts).await?;
        Ok(gone)
    }

    async fn over<E: TenantRows>(&self, ended: E::Column, before: DateTime<Utc>) -> Result<u64, DbError> {
        let delete = E::delete_in_tenant(self.scope()).filter(ended.lt(before));
        Ok(delete.exec(&self.conn).await?.rows_affected)
    }
}
