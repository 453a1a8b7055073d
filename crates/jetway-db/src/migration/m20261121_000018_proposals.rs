//! Flights picked out for clients, behind links.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000018_proposals"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "proposals", PROPOSALS).await?;
        run(
            manager,
            "create index proposals_ended on proposals (tenant, expires_at)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["proposals"]).await
    }
}

/// The token itself is in the link alone; here is its hash.
const PROPOSALS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    user_id @uuid not null,
    token_hash text not null,
    made_at @time not null,
    expires_at @time not null,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, token_hash)";
