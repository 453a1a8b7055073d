//! Operators of the back office, their sessions and recovery codes. Source: ADR 0097.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000035_operators"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "operators", OPERATORS).await?;
        create_tenant_table(manager, "operator_sessions", SESSIONS).await?;
        create_tenant_table(manager, "operator_recovery_codes", RECOVERY_CODES).await?;
        run(
            manager,
            "create index operator_sessions_of on operator_sessions (tenant, operator_id, created_at)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["operators", "operator_sessions", "operator_recovery_codes"]).await
    }
}

/// The column `tenant` is `_operations` in every row of these tables. `reach` has the tenants an operator may act for, null for all.
/// Names are unique: the audit trail has the name.
const OPERATORS: &str = "
    id @uuid not null,
    email text not null,
    name text not null,
    status text not null check (status in ('invited', 'active', 'disabled')),
    roles @json not null,
    reach @json,
    password_hash text,
    sealed_totp text not null,
    totp_step @int not null,
    invitation_hash text,
    invitation_ends_at @time,
    created_at @time not null,
    last_signed_in_at @time,
    primary key (tenant, id),
    unique (tenant, email),
    unique (tenant, name),
    unique (tenant, invitation_hash)";

const SESSIONS: &str = "
    id @uuid not null,
    operator_id @uuid not null,
    token_hash text not null,
    browser text not null,
    created_at @time not null,
    seen_at @time not null,
    expires_at @time not null,
    revoked_at @time,
    revoke_reason text,
    primary key (tenant, id),
    unique (tenant, token_hash),
    foreign key (tenant, operator_id) references operators (tenant, id)";

const RECOVERY_CODES: &str = "
    operator_id @uuid not null,
    code_hash text not null,
    used_at @time,
    primary key (tenant, operator_id, code_hash),
    foreign key (tenant, operator_id) references operators (tenant, id)";
