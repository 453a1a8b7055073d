//! The amount due of an order paid in part.

use chrono::{DateTime, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "order_dues")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub order_id: Uuid,
    pub agency_id: Uuid,
    pub order_reference: String,
    pub paid_minor: i64,
    pub due_minor: i64,
    pub settled_minor: i64,
    pub currency: String,
    pub due_at: DateTime<Utc>,
    pub made_at: DateTime<Utc>,
    pub stage: String,
    pub next_check_at: Option<DateTime<Utc>>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
