//! Prices of days from suppliers' price indexes, and what the indexes were asked (ADR 0116).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, lift_wall, raise_wall, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000049_fare_index"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, SOURCE).await?;
        create_tenant_table(manager, "fare_index_months", MONTHS).await?;
        create_tenant_table(manager, "fare_index_hours", HOURS).await?;
        run(manager, SWEPT).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["fare_index_months", "fare_index_hours"]).await?;
        // Processes of the previous release take every row for a search's.
        lift_wall(manager, "fare_days").await?;
        run(manager, "delete from fare_days where source = 'index'").await?;
        raise_wall(manager, "fare_days").await?;
        run(manager, "alter table fare_days drop column source").await
    }
}

/// The default is for processes of the previous release, which store prices of searches only.
const SOURCE: &str = "alter table fare_days add column source text not null default 'search'";

/// `question` is everything a search says except its days.
const MONTHS: &str = "
    agency_id @uuid not null,
    question text not null check (length(question) between 1 and 200),
    month @date not null,
    is_running @bool not null,
    again_at @time not null,
    primary key (tenant, agency_id, question, month)";

const SWEPT: &str = "create index fare_index_months_swept on fare_index_months (tenant, again_at)";

const HOURS: &str = "
    hour @time not null,
    calls @int not null check (calls >= 0),
    primary key (tenant, hour)";
