//! An order of any product.

pub(crate) mod event;
pub(crate) mod flight;
pub(crate) mod group;
pub(crate) mod holiday;
pub(crate) mod hotel;
pub(crate) mod imported_record;
pub(crate) mod itinerary_link;
pub(crate) mod note;
pub(crate) mod request;
pub(crate) mod visa;
pub(crate) mod visa_file;

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "orders")]
pub(crate) struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub tenant: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub kind: String,
    pub reference: String,
    pub version: i64,
    pub status: String,
    pub status_since: DateTime<Utc>,
    pub agency_id: Uuid,
    pub created_by: Uuid,
    pub created_at: DateTime<Utc>,
    pub title: String,
    pub lead_name: String,
    pub starts_on: NaiveDate,
    pub time_limit_at: Option<DateTime<Utc>>,
    pub pay_by: Option<DateTime<Utc>>,
    pub customer_minor: i64,
    pub payable_minor: i64,
    pub currency: String,
    pub supplier: String,
    pub next_check_at: Option<DateTime<Utc>>,
    pub hold_id: Option<Uuid>,
    pub paid_minor: Option<i64>,
    pub journal_id: Option<Uuid>,
    pub paid_at: Option<DateTime<Utc>>,
    pub withdrawn_at: Option<DateTime<Utc>>,
    pub search_text: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub(crate) enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// The join of an order with its flight part.
pub(crate) fn with_flight() -> RelationDef {
    Entity::belongs_to(flight::Entity)
        .from((Column::Tenant, Column::Id))
        .to((flight::Column::Tenant, flight::Column::Id))
        .into()
}

/// The join of an order with its hotel part.
pub(crate) fn with_hotel() -> RelationDef {
    Entity::belongs_to(hotel::Entity)
        .from((Column::Tenant, Column::Id))
        .to((hotel::Column::Tenant, hotel::Column::Id))
        .into()
}

/// The join of an order with its group part.
pub(crate) fn with_group() -> RelationDef {
    Entity::belongs_to(group::Entity)
        .from((Column::Tenant, Column::Id))
        .to((group::Column::Tenant, group::Column::Id))
        .into()
}

/// The join of an order with its holiday part.
pub(crate) fn with_holiday() -> RelationDef {
    Entity::belongs_to(holiday::Entity)
        .from((Column::Tenant, Column::Id))
        .to((holiday::Column::Tenant, holiday::Column::Id))
        .into()
}

/// The join of an order with its visa part.
pub(crate) fn with_visa() -> RelationDef {
    Entity::belongs_to(visa::Entity)
        .from((Column::Tenant, Column::Id))
        .to((visa::Column::Tenant, visa::Column::Id))
        .into()
}
