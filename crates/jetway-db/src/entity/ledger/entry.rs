//! A journal entry.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "ledger_entries")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub agency_id: Uuid,
    pub number: i64,
    pub kind: String,
    pub reference: String,
    pub order_reference: Option<String>,
    pub hold_id: Option<Uuid>,
    pub description: String,
    pub actor: String,
    pub reason: Option<String>,
    pub posted_at: DateTime<Utc>,
    pub value_on: NaiveDate,
    pub previous_hash: String,
    pub hash: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
