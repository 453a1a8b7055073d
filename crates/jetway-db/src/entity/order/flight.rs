//! The flight part of an order, with the key of its row in `orders`.

use chrono::{DateTime, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "flight_orders")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub agency_id: Uuid,
    pub session_id: Uuid,
    pub pnr: Option<String>,
    pub auto_cancel_at: DateTime<Utc>,
    pub book_attempt: i64,
    pub issue_attempt: i64,
    pub airline: String,
    #[sea_orm(column_name = "sealed_papers")]
    pub sealed_passports: Option<String>,
    pub details: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
