//! An agency's licences.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "agency_papers")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub agency_id: Uuid,
    pub standing: String,
    pub skips_left: i64,
    pub trade_license_number: Option<String>,
    pub trade_license_expiry: Option<NaiveDate>,
    pub civil_aviation_number: Option<String>,
    pub civil_aviation_expiry: Option<NaiveDate>,
    pub updated_at: DateTime<Utc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
