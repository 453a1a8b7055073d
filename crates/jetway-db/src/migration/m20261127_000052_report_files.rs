//! Files of long reports, made in the background. Source: ADR 0119.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000052_report_files"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "report_files", FILES).await?;
        run(
            manager,
            "create index report_files_user on report_files (tenant, user_id, asked_at)",
        )
        .await?;
        run(
            manager,
            "create index report_files_expiry on report_files (tenant, expires_at)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["report_files"]).await
    }
}

/// The content names travellers and is encrypted.
const FILES: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    user_id @uuid not null,
    request @json not null,
    state text not null check (state in ('waiting', 'making', 'ready', 'failed', 'cancelled')),
    rows_total @int not null check (rows_total >= 0),
    rows_done @int not null default 0 check (rows_done between 0 and rows_total),
    fault text,
    content @bytes,
    asked_at @time not null,
    expires_at @time not null,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    check ((state = 'ready') = (content is not null)),
    check ((state = 'failed') = (fault is not null))";
