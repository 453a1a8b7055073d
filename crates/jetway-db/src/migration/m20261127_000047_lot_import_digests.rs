//! The hash of an import's file, so that no file is imported twice. Source: ADR 0111.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::run;

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000047_lot_import_digests"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        // Absent in imports from before.
        run(manager, "alter table lot_imports add column digest text").await?;
        run(manager, INDEX).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index lot_imports_of_file").await?;
        run(manager, "alter table lot_imports drop column digest").await
    }
}

/// A file whose import is undone may be imported again.
const INDEX: &str = "create unique index lot_imports_of_file on lot_imports (tenant, digest) where undone_at is null and digest is not null";
