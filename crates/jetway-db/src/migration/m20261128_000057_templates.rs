//! Templates of what operators write to agencies. Source: ADR 0124.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261128_000057_templates"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "templates", TEMPLATES).await?;
        // Operators choose by name among those that are offered.
        let names =
            "create unique index templates_by_name on templates (tenant, desk, kind, name) where state = 'active'";
        run(manager, names).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["templates"]).await
    }
}

/// `content` is the texts, or the quotation.
const TEMPLATES: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    desk text not null check (desk in ('holidays', 'groups', 'afterSale', 'visas', 'deposits', 'approvals')),
    kind text not null check (kind in ('answer', 'quotation')),
    state text not null check (state in ('active', 'archived')),
    name text not null check (name <> ''),
    content @json not null,
    changed_at @time not null,
    changed_by text not null check (changed_by <> ''),
    primary key (tenant, id)";
