//! What is offered to a client.

use chrono::{DateTime, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "proposals")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub agency_id: Uuid,
    pub user_id: Uuid,
    pub token_hash: String,
    pub made_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    pub details: Json,
    pub quote_id: Option<Uuid>,
    pub sealed_token: Option<String>,
    pub revoked_at: Option<DateTime<Utc>>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
