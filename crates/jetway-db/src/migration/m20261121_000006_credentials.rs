//! What a session still waits for, and which phones are proven.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000006_credentials"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(
            manager,
            "alter table sessions add column awaits text check (awaits in ('phone'))",
        )
        .await?;
        run(manager, "alter table users add column phone_verified_at @time").await?;
        // Who was there before is not asked to prove a number they have used all along.
        let known = "update users set phone_verified_at = created_at";
        let past_the_wall = format!(
            "alter table users no force row level security; {known}; alter table users force row level security"
        );
        run_either(manager, known, &past_the_wall).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "alter table users drop column phone_verified_at").await?;
        run(manager, "alter table sessions drop column awaits").await
    }
}
