//! A fare lot.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "fare_lots")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub version: i64,
    pub kind: String,
    pub state: String,
    pub seats_total: i64,
    pub seats_held: i64,
    pub seats_sold: i64,
    pub departs_on: NaiveDate,
    pub departs_at: DateTime<Utc>,
    pub words: String,
    pub offer: Json,
    pub agencies: Option<Json>,
    pub import_id: Option<Uuid>,
    pub changed_at: DateTime<Utc>,
    pub changed_by: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
