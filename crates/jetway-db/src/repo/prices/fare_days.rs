//! What trips cost on a day when somebody of an agency last searched for them.

use std::ops::RangeInclusive;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::search::days::{DayQuestion, SeenFare};
use jetway_domain::ids::AgencyId;
use jetway_domain::money::{CurrencyCode, Money};
use sea_orm::sea_query::{ExprTrait, OnConflict};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Select,
};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::prices::fare_day::{Column, Entity, Model};
use crate::{DbError, Tx};

/// The prices seen under a tenant. Each agency has its own: what one is shown is no other's business.
#[derive(Debug)]
pub struct FareDays<'t>(&'t Tx);

impl Tx {
    /// What trips cost on a day when they were last searched for.
    #[must_use]
    pub const fn fare_days(&self) -> FareDays<'_> {
        FareDays(self)
    }
}

impl FareDays<'_> {
    /// What is known of these days, earliest first; nothing that was last seen at `seen_after` or before.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn between(
        &self,
        agency: AgencyId,
        question: &DayQuestion,
        days: RangeInclusive<NaiveDate>,
        seen_after: DateTime<Utc>,
    ) -> Result<Vec<SeenFare>, DbError> {
        let rows = self
            .of(agency, question)
            .filter(Column::DepartsOn.between(*days.start(), *days.end()))
            .filter(Column::SeenAt.gt(seen_after))
            .order_by_asc(Column::DepartsOn)
            .all(&self.0.conn)
            .await?;
        rows.into_iter().map(fare).collect()
    }

    /// Put a price in the place of the one there is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep(&self, agency: AgencyId, question: &DayQuestion, seen: SeenFare) -> Result<(), DbError> {
        let row = Model {
            tenant: self.0.tenant(),
            agency_id: agency.0,
            question: question.as_str().to_owned(),
            departs_on: seen.departs_on,
            amount_minor: seen.amount.minor,
            currency: seen.amount.currency.as_str().to_owned(),
            seen_at: seen.seen_at,
        };
        let key = [Column::Tenant, Column::AgencyId, Column::Question, Column::DepartsOn];
        let replace = OnConflict::columns(key)
            .update_columns([Column::AmountMinor, Column::Currency, Column::SeenAt])
            .to_owned();
        Entity::insert(row.into_active_model().reset_all())
            .on_conflict(replace)
            .exec_without_returning(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Nothing is sold on that day any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, agency: AgencyId, question: &DayQuestion, departs_on: NaiveDate) -> Result<(), DbError> {
        let gone = Entity::delete_in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Question.eq(question.as_str()))
            .filter(Column::DepartsOn.eq(departs_on));
        gone.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Leave every agency about its `most` newest. Answers how many rows went.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn trim(&self, most: u64) -> Result<u64, DbError> {
        let crowded: Vec<(Uuid, i64)> = Entity::in_tenant(self.0.scope())
            .select_only()
            .column(Column::AgencyId)
            .column_as(Column::Question.count(), "days")
            .group_by(Column::AgencyId)
            .having(Column::Question.count().gt(most))
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let mut gone = 0;
        for (agency, _) in crowded {
            let last_out: Option<DateTime<Utc>> = Entity::in_tenant(self.0.scope())
                .select_only()
                .column(Column::SeenAt)
                .filter(Column::AgencyId.eq(agency))
                .order_by_desc(Column::SeenAt)
                .offset(most)
                .limit(1)
                .into_tuple()
                .one(&self.0.conn)
                .await?;
            if let Some(last_out) = last_out {
                gone += self.drop_older(agency, last_out).await?;
            }
        }
        Ok(gone)
    }

    async fn drop_older(&self, agency: Uuid, last_out: DateTime<Utc>) -> Result<u64, DbError> {
        let old = Entity::delete_in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency))
            .filter(Column::SeenAt.lte(last_out));
        Ok(old.exec(&self.0.conn).await?.rows_affected)
    }

    fn of(&self, agency: AgencyId, question: &DayQuestion) -> Select<Entity> {
        Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Question.eq(question.as_str()))
    }
}

fn fare(row: Model) -> Result<SeenFare, DbError> {
    let currency = CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("fare_days.currency"))?;
    Ok(SeenFare {
        departs_on: row.departs_on,
        amount: Money::new(row.amount_minor, currency),
        seen_at: row.seen_at,
    })
}
