//! A user of an agency.

pub(crate) mod operator;
pub(crate) mod operator_session;
pub(crate) mod recovery_code;

use chrono::{DateTime, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "users")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub agency_id: Uuid,
    pub branch_id: Option<Uuid>,
    pub email: String,
    pub first_name: String,
    pub last_name: String,
    pub phone: String,
    pub photo_path: Option<String>,
    pub password_hash: String,
    pub status: String,
    pub functionalities: Json,
    pub roles: Json,
    pub force_change_password: bool,
    pub created_at: DateTime<Utc>,
    pub last_signed_in_at: Option<DateTime<Utc>>,
    pub phone_verified_at: Option<DateTime<Utc>>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
