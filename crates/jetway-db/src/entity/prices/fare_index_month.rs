//! A month of a trip that an agency's calendar was filled for from suppliers' price indexes.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "fare_index_months")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub agency_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub question: String,
    /// Its first day.
    #[sea_orm(primary_key, auto_increment = false)]
    pub month: NaiveDate,
    pub is_running: bool,
    pub again_at: DateTime<Utc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
