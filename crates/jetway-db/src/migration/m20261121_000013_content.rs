//! What agencies say of the portal, and notices that come up on the search home.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000013_content"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "testimonials", TESTIMONIALS).await?;
        create_tenant_table(manager, "notices", NOTICES).await?;
        run(
            manager,
            "create index testimonials_shown on testimonials (tenant, status, created_at)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["testimonials", "notices"]).await
    }
}

/// One review a person; an operator's own entries have no person.
const TESTIMONIALS: &str = "
    id @uuid not null,
    user_id @uuid,
    agency_id @uuid,
    author text not null,
    agency text not null,
    rating @int not null check (rating between 1 and 5),
    text text not null check (length(text) between 1 and 500),
    status text not null check (status in ('pending', 'published', 'hidden')),
    created_at @time not null,
    decided_at @time,
    primary key (tenant, id),
    unique (tenant, user_id)";

const NOTICES: &str = "
    id @uuid not null,
    title text not null,
    text text not null,
    link text,
    created_at @time not null,
    active_from @time,
    active_until @time,
    primary key (tenant, id)";
