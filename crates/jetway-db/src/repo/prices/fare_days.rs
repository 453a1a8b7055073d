//! Last prices of trips by day, from an agency's own searches and from suppliers' price indexes.

use std::ops::RangeInclusive;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::search::days::{DayQuestion, FareSource, SeenFare};
use jetway_domain::ids::AgencyId;
use jetway_domain::money::{CurrencyCode, Money};
use sea_orm::sea_query::{ExprTrait, OnConflict};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect,
    Select,
};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::prices::fare_day::{Column, Entity, Model};
use crate::{DbError, Tx};

/// Stored prices that a newer price of an index replaces.
#[derive(Debug, Clone, Copy)]
pub struct Stale {
    /// Those of searches that began before.
    pub search_before: DateTime<Utc>,
    /// Those of an index that was asked before.
    pub index_before: DateTime<Utc>,
}

/// The prices seen under a tenant. Each agency has its own, so that none learns another's prices.
#[derive(Debug)]
pub struct FareDays<'t>(&'t Tx);

impl Tx {
    /// Last prices of trips by day.
    #[must_use]
    pub const fn fare_days(&self) -> FareDays<'_> {
        FareDays(self)
    }
}

impl FareDays<'_> {
    /// Prices of these days that were seen after `seen_after`, earliest day first.
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

    /// Insert or replace a price.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep(&self, agency: AgencyId, question: &DayQuestion, seen: SeenFare) -> Result<(), DbError> {
        Entity::insert(self.row(agency, question, seen).into_active_model().reset_all())
            .on_conflict(replacing().to_owned())
            .exec_without_returning(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Insert prices of an index, and replace those that `stale` gives up. Others stay, also those that another transaction stores
    /// meanwhile.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn fill(
        &self,
        agency: AgencyId,
        question: &DayQuestion,
        fares: &[SeenFare],
        stale: Stale,
    ) -> Result<(), DbError> {
        if fares.is_empty() {
            return Ok(());
        }
        let of = |source: FareSource| Column::Source.eq(source.as_str());
        let given_up = Condition::any()
            .add(of(FareSource::Search).and(Column::SeenAt.lt(stale.search_before)))
            .add(of(FareSource::Index).and(Column::SeenAt.lt(stale.index_before)));
        let rows = fares.iter().map(|seen| self.row(agency, question, *seen));
        Entity::insert_many(rows.map(|row| row.into_active_model().reset_all()))
            .on_conflict(replacing().action_cond_where(given_up).to_owned())
            .exec_without_returning(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Delete prices that an index gave for these days before `asked_at`: asked then, it has none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn drop_indexed(
        &self,
        agency: AgencyId,
        question: &DayQuestion,
        days: RangeInclusive<NaiveDate>,
        asked_at: DateTime<Utc>,
    ) -> Result<(), DbError> {
        let gone = Entity::delete_in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Question.eq(question.as_str()))
            .filter(Column::DepartsOn.between(*days.start(), *days.end()))
            .filter(Column::Source.eq(FareSource::Index.as_str()))
            .filter(Column::SeenAt.lt(asked_at));
        gone.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Delete the price of a day on which nothing is sold any more.
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

    /// Keep about `most` prices of every agency: those of searches before those of an index, and the newest of each. Returns the
    /// number of deleted rows.
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
            // `search` comes after `index`.
            let first_out: Option<(String, DateTime<Utc>)> = Entity::in_tenant(self.0.scope())
                .select_only()
                .columns([Column::Source, Column::SeenAt])
                .filter(Column::AgencyId.eq(agency))
                .order_by_desc(Column::Source)
                .order_by_desc(Column::SeenAt)
                .offset(most)
                .limit(1)
                .into_tuple()
                .one(&self.0.conn)
                .await?;
            if let Some((source, seen_at)) = first_out {
                gone += self.drop_from(agency, &source, seen_at).await?;
            }
        }
        Ok(gone)
    }

    /// Delete the price that `trim` keeps no more, and all that come after it in its order.
    async fn drop_from(&self, agency: Uuid, source: &str, seen_at: DateTime<Utc>) -> Result<u64, DbError> {
        let as_old = Column::Source.eq(source).and(Column::SeenAt.lte(seen_at));
        let gone = Entity::delete_in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency))
            .filter(Column::Source.lt(source).or(as_old));
        Ok(gone.exec(&self.0.conn).await?.rows_affected)
    }

    fn row(&self, agency: AgencyId, question: &DayQuestion, seen: SeenFare) -> Model {
        Model {
            tenant: self.0.tenant(),
            agency_id: agency.0,
            question: question.as_str().to_owned(),
            departs_on: seen.departs_on,
            amount_minor: seen.amount.minor,
            currency: seen.amount.currency.as_str().to_owned(),
            seen_at: seen.seen_at,
            source: seen.source.as_str().to_owned(),
        }
    }

    fn of(&self, agency: AgencyId, question: &DayQuestion) -> Select<Entity> {
        Entity::in_tenant(self.0.scope())
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::Question.eq(question.as_str()))
    }
}

/// A new price replaces the stored one of its day.
fn replacing() -> OnConflict {
    let key = [Column::Tenant, Column::AgencyId, Column::Question, Column::DepartsOn];
    let mut replace = OnConflict::columns(key);
    replace.update_columns([Column::AmountMinor, Column::Currency, Column::SeenAt, Column::Source]);
    replace
}

fn fare(row: Model) -> Result<SeenFare, DbError> {
    let currency = CurrencyCode::parse(&row.currency).map_err(|_| DbError::Unreadable("fare_days.currency"))?;
    Ok(SeenFare {
        departs_on: row.departs_on,
        amount: Money::new(row.amount_minor, currency),
        seen_at: row.seen_at,
        source: FareSource::parse(&row.source).ok_or(DbError::Unreadable("fare_days.source"))?,
    })
}
