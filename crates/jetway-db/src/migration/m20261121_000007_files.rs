//! Files people hand in, contents and all.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000007_files"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "files", FILES).await?;
        run(manager, "create index files_owner on files (tenant, owner_id, purpose)").await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["files"]).await
    }
}

/// `agency_id` is empty while there is no agency yet: attachments of an application. The limit is the one of P-217.
const FILES: &str = "
    id @uuid not null,
    agency_id @uuid,
    owner_id @uuid not null,
    purpose text not null,
    label text not null,
    name text not null,
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
    bytes @int not null check (bytes > 0 and bytes < 1048576),
    sha256 text not null,
    content @bytes not null,
    uploaded_by @uuid,
    created_at @time not null,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references agencies (tenant, id)";
