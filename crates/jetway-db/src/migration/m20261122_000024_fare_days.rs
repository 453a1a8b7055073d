//! Price of a trip on a day, as last shown to an agency (ADR 0065).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261122_000024_fare_days"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "fare_days", FARE_DAYS).await?;
        let oldest = "create index fare_days_oldest on fare_days (tenant, agency_id, seen_at)";
        run(manager, oldest).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["fare_days"]).await
    }
}

/// `question` is everything a search says except its days; what is there can be lost without harm.
const FARE_DAYS: &str = "
    agency_id @uuid not null,
    question text not null check (length(question) between 1 and 200),
    departs_on @date not null,
    amount_minor @int not null check (amount_minor > 0),
    currency text not null check (length(currency) = 3),
    seen_at @time not null,
    primary key (tenant, agency_id, question, departs_on)";
