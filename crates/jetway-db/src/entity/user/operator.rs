//! An operator of the back office.

use chrono::{DateTime, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "operators")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub email: String,
    pub name: String,
    pub status: String,
    pub roles: Json,
    pub reach: Option<Json>,
    pub password_hash: Option<String>,
    pub sealed_totp: String,
    pub totp_step: i64,
    pub invitation_hash: Option<String>,
    pub invitation_ends_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub last_signed_in_at: Option<DateTime<Utc>>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
