//! A record that was made elsewhere, and the order that claims it.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "imported_records")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub supplier: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub pnr: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub made_on: NaiveDate,
    pub agency_id: Uuid,
    pub order_id: Uuid,
    pub claimed_by: Uuid,
    pub claimed_at: DateTime<Utc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
