//! Requests to suppliers' price indexes: the months requested for each trip, and the number of calls in each hour.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::search::days::DayQuestion;
use jetway_domain::ids::AgencyId;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};

use crate::entity::TenantRows;
use crate::entity::prices::{fare_index_hour, fare_index_month};
use crate::{DbError, Tx};

/// A month that was requested and is not due again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AskedMonth {
    /// Its first day.
    pub month: NaiveDate,
    /// Whether its request is running.
    pub is_running: bool,
}

/// Requests to price indexes under a tenant.
#[derive(Debug)]
pub struct FareIndex<'t>(&'t Tx);

impl Tx {
    /// Requests to price indexes under this tenant.
    #[must_use]
    pub const fn fare_index(&self) -> FareIndex<'_> {
        FareIndex(self)
    }
}

impl FareIndex<'_> {
    /// Months of an agency's trip that must not be requested again at `now`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn asked(
        &self,
        agency: AgencyId,
        question: &DayQuestion,
        now: DateTime<Utc>,
    ) -> Result<Vec<AskedMonth>, DbError> {
        let rows = fare_index_month::Entity::in_tenant(self.0.scope())
            .filter(fare_index_month::Column::AgencyId.eq(agency.0))
            .filter(fare_index_month::Column::Question.eq(question.as_str()))
            .filter(fare_index_month::Column::AgainAt.gt(now))
            .all(&self.0.conn)
            .await?;
        let asked = rows.into_iter().map(|row| AskedMonth {
            month: row.month,
            is_running: row.is_running,
        });
        Ok(asked.collect())
    }

    /// Claim a month that is due at `now`, so that no other process requests it. The claim lapses at `until`, in case this process ends
    /// before the request does. Returns whether the month was due.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim(
        &self,
        agency: AgencyId,
        question: &DayQuestion,
        month: NaiveDate,
        (now, until): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<bool, DbError> {
        let row = fare_index_month::Model {
            tenant: self.0.tenant(),
            agency_id: agency.0,
            question: question.as_str().to_owned(),
            month,
            is_running: true,
            again_at: until,
        };
        let key = [
            fare_index_month::Column::Tenant,
            fare_index_month::Column::AgencyId,
            fare_index_month::Column::Question,
            fare_index_month::Column::Month,
        ];
        let take_over = OnConflict::columns(key)
            .update_columns([fare_index_month::Column::IsRunning, fare_index_month::Column::AgainAt])
            .action_and_where(fare_index_month::Column::AgainAt.lte(now))
            .to_owned();
        let claimed = fare_index_month::Entity::insert(row.into_active_model().reset_all())
            .on_conflict(take_over)
            .exec_without_returning(&self.0.conn)
            .await?;
        Ok(claimed > 0)
    }

    /// End the claim of a month; it is due again at `again_at`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn settle(
        &self,
        agency: AgencyId,
        question: &DayQuestion,
        month: NaiveDate,
        again_at: DateTime<Utc>,
    ) -> Result<(), DbError> {
        fare_index_month::Entity::update_in_tenant(self.0.scope())
            .col_expr(fare_index_month::Column::IsRunning, Expr::value(false))
            .col_expr(fare_index_month::Column::AgainAt, Expr::value(again_at))
            .filter(fare_index_month::Column::AgencyId.eq(agency.0))
            .filter(fare_index_month::Column::Question.eq(question.as_str()))
            .filter(fare_index_month::Column::Month.eq(month))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Number of calls used in the hour that begins at `hour`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn calls(&self, hour: DateTime<Utc>) -> Result<i64, DbError> {
        let row = fare_index_hour::Entity::in_tenant(self.0.scope())
            .filter(fare_index_hour::Column::Hour.eq(hour))
            .one(&self.0.conn)
            .await?;
        Ok(row.map_or(0, |row| row.calls))
    }

    /// Use this number of calls in the hour that begins at `hour`, if the limit `most` allows all of them. Returns whether it did. A
    /// rollback gives them back.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take_calls(&self, hour: DateTime<Utc>, calls: i64, most: i64) -> Result<bool, DbError> {
        let unused = fare_index_hour::Model {
            tenant: self.0.tenant(),
            hour,
            calls: 0,
        };
        fare_index_hour::Entity::insert_row_once(self.0, unused).await?;
        let after = || Expr::col(fare_index_hour::Column::Calls).add(calls);
        let taken = fare_index_hour::Entity::update_in_tenant(self.0.scope())
            .col_expr(fare_index_hour::Column::Calls, after())
            .filter(fare_index_hour::Column::Hour.eq(hour))
            .filter(after().lte(most))
            .exec(&self.0.conn)
            .await?;
        Ok(taken.rows_affected > 0)
    }
}
