//! The groups of a lot are found by the lot. Source: ADR 0111.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::run;

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261128_000059_groups_of_lots"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        // Deleting the lots of an import asks for the orders of each, too.
        run(
            manager,
            "create index group_orders_of_lot on group_orders (tenant, lot_id, stage)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index group_orders_of_lot").await
    }
}
