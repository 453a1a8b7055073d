//! Passports of orders and price sessions, sealed (ADR 0051).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::run;

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000016_party_papers"
    }
}

/// Null is a row of before: it has its passports in `details` until the application seals them.
const TABLES: [&str; 2] = ["flight_orders", "price_sessions"];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            add_to(manager, table).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            run(manager, &format!("drop index {table}_open_papers")).await?;
            run(manager, &format!("alter table {table} drop column sealed_papers")).await?;
        }
        Ok(())
    }
}

/// The column and its index in one of the tables.
pub(super) async fn add_to(manager: &SchemaManager<'_>, table: &str) -> Result<(), DbErr> {
    run(manager, &format!("alter table {table} add column sealed_papers text")).await?;
    let open = format!("create index {table}_open_papers on {table} (tenant) where sealed_papers is null");
    run(manager, &open).await
}
