//! The hotel part of orders. Source: ADR 0106.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000042_hotel_orders"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "hotel_orders", HOTELS).await?;
        run(manager, INDEX).await?;
        forbid(manager, "hotel_orders", &["delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["hotel_orders"]).await
    }
}

/// One order for each checked rate, ever: `unique (tenant, session_id)`. The reference to `orders` is checked at commit, so that
/// this key is claimed first. `ends_at` is when the guests leave.
const HOTELS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    session_id @uuid not null,
    city text not null,
    ends_at @time not null,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, session_id),
    foreign key (tenant, id) references orders (tenant, id) deferrable initially deferred";

const INDEX: &str = "create index hotel_orders_list on hotel_orders (tenant, agency_id, ends_at)";
