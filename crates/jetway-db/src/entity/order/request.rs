//! A request about an order, and its answer. Never removed.

use chrono::{DateTime, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "order_requests")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub order_id: Uuid,
    pub agency_id: Uuid,
    pub number: i64,
    pub kind: String,
    pub state: String,
    pub asked_by: String,
    pub asked_at: DateTime<Utc>,
    pub remark: Option<String>,
    pub due_at: Option<DateTime<Utc>>,
    pub answer: Option<String>,
    pub answered_by: Option<String>,
    pub answered_at: Option<DateTime<Utc>>,
    pub details: Option<Json>,
    /// Its number, if it is a void or refund request.
    pub reference: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
