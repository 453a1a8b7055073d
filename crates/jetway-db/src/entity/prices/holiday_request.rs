//! A request for a tour package.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "holiday_requests")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub version: i64,
    pub agency_id: Uuid,
    pub reference: String,
    pub status: String,
    pub package_id: Uuid,
    pub starts_on: NaiveDate,
    pub created_by: Uuid,
    pub created_at: DateTime<Utc>,
    pub next_check_at: Option<DateTime<Utc>>,
    pub order_reference: Option<String>,
    pub words: String,
    pub details: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
