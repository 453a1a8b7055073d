//! Balance of an agency: the sum of its journal and holds.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "wallets")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub agency_id: Uuid,
    pub currency: String,
    pub posted_minor: i64,
    pub held_minor: i64,
    pub credit_limit_minor: i64,
    pub last_number: i64,
    pub last_hash: String,
    pub version: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
