//! Which airline tickets an order, beside it, so that lists can be narrowed by it.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261124_000027_order_airline"
    }
}

/// Orders of before have it in their details. On PostgreSQL the wall between tenants stands in the way of one statement for all.
const FILL_SQLITE: &str = "update flight_orders set airline = json_extract(details, '$.offer.validating')";
const FILL_POSTGRES: &str = "alter table flight_orders no force row level security;
     update flight_orders set airline = details -> 'offer' ->> 'validating';
     alter table flight_orders force row level security";

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(
            manager,
            "alter table flight_orders add column airline text not null default ''",
        )
        .await?;
        run_either(manager, FILL_SQLITE, FILL_POSTGRES).await?;
        run(
            manager,
            "create index flight_orders_airline on flight_orders (tenant, agency_id, airline)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index flight_orders_airline").await?;
        run(manager, "alter table flight_orders drop column airline").await
    }
}
