//! Failed guesses at passwords and codes, by address and purpose (ADR 0089).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261125_000030_failed_guesses"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "failed_guesses", FAILED_GUESSES).await?;
        run(
            manager,
            "create index failed_guesses_swept on failed_guesses (tenant, last_failed_at)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["failed_guesses"]).await
    }
}

/// `users.failed_attempts` and `users.locked_until` stay for processes of the previous release; this one does not use them.
const FAILED_GUESSES: &str = "
    subject text not null,
    purpose text not null,
    failures @int not null check (failures >= 0),
    last_failed_at @time not null,
    blocked_until @time,
    primary key (tenant, subject, purpose)";
