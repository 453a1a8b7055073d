//! The index of flight orders by airline ends in the order's key, so that lists narrowed by airline read no row.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::run;

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000031_airline_index"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        index(manager, "tenant, agency_id, airline, id").await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        index(manager, "tenant, agency_id, airline").await
    }
}

async fn index(manager: &SchemaManager<'_>, columns: &str) -> Result<(), DbErr> {
    run(manager, "drop index flight_orders_airline").await?;
    let index = format!("create index flight_orders_airline on flight_orders ({columns})");
    run(manager, &index).await
}
