//! The last price seen for a trip on a day.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "fare_days")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub agency_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub question: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub departs_on: NaiveDate,
    pub amount_minor: i64,
    pub currency: String,
    pub seen_at: DateTime<Utc>,
    pub source: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
