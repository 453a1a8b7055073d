//! Known devices, sessions and one-time codes.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000002_sign_in"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "devices", DEVICES).await?;
        create_tenant_table(manager, "sessions", SESSIONS).await?;
        create_tenant_table(manager, "verification_codes", CODES).await?;
        run(manager, "create index sessions_user on sessions (tenant, user_id)").await?;
        run(
            manager,
            "create index verification_codes_user on verification_codes (tenant, user_id, purpose)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["devices", "sessions", "verification_codes"]).await
    }
}

const DEVICES: &str = "
    user_id @uuid not null,
    device_hash text not null,
    first_seen_at @time not null,
    last_seen_at @time not null,
    primary key (tenant, user_id, device_hash),
    foreign key (tenant, user_id) references users (tenant, id)";

const SESSIONS: &str = "
    id @uuid not null,
    user_id @uuid not null,
    agency_id @uuid not null,
    device_hash text not null,
    created_at @time not null,
    rotated_at @time not null,
    expires_at @time not null,
    revoked_at @time,
    revoke_reason text,
    primary key (tenant, id),
    foreign key (tenant, user_id) references users (tenant, id)";

const CODES: &str = "
    reference text not null,
    user_id @uuid not null,
    device_hash text not null,
    purpose text not null,
    code_hash text not null,
    attempts @int not null default 0 check (attempts between 0 and 5),
    created_at @time not null,
    expires_at @time not null,
    consumed_at @time,
    primary key (tenant, reference),
    foreign key (tenant, user_id) references users (tenant, id)";
