//! A tour package.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "tour_packages")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub version: i64,
    pub state: String,
    pub kind: String,
    pub city: String,
    pub country: String,
    pub days: i64,
    pub rating_tenths: i64,
    pub popularity: i64,
    pub valid_from: NaiveDate,
    pub valid_until: NaiveDate,
    pub words: String,
    pub offer: Json,
    pub changed_at: DateTime<Utc>,
    pub changed_by: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
