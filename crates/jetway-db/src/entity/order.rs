//! A flight order.

pub(crate) mod event;
pub(crate) mod note;

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "flight_orders")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub reference: String,
    pub version: i64,
    pub status: String,
    pub status_since: DateTime<Utc>,
    pub agency_id: Uuid,
    pub created_by: Uuid,
    pub created_at: DateTime<Utc>,
    pub session_id: Uuid,
    pub pnr: Option<String>,
    pub ticketing_time_limit_at: DateTime<Utc>,
    pub auto_cancel_at: DateTime<Utc>,
    pub book_attempt: i64,
    pub issue_attempt: i64,
    pub look_at: Option<DateTime<Utc>>,
    pub hold_id: Option<Uuid>,
    pub paid_minor: Option<i64>,
    pub paid_currency: Option<String>,
    pub journal_id: Option<Uuid>,
    pub paid_at: Option<DateTime<Utc>>,
    pub withdrawn_at: Option<DateTime<Utc>>,
    pub departs_on: NaiveDate,
    pub airline: String,
    pub lead_passenger: String,
    pub search_text: String,
    pub sealed_papers: Option<String>,
    pub details: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
