//! What every feature leans on: outgoing messages, idempotency keys, banners, audit trail, jobs, counters.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000003_platform"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "outbox_messages", OUTBOX).await?;
        create_tenant_table(manager, "idempotency_keys", IDEMPOTENCY).await?;
        create_tenant_table(manager, "banners", BANNERS).await?;
        create_tenant_table(manager, "audit_events", AUDIT).await?;
        forbid(manager, "audit_events", &["update", "delete"]).await?;
        create_tenant_table(manager, "jobs", JOBS).await?;
        create_tenant_table(manager, "counters", COUNTERS).await?;
        run(
            manager,
            "create index outbox_messages_unsent on outbox_messages (tenant, created_at) where sent_at is null",
        )
        .await?;
        run(manager, "create index audit_events_at on audit_events (tenant, at)").await?;
        run(
            manager,
            "create index jobs_due on jobs (tenant, run_at) where finished_at is null",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let tables = [
            "outbox_messages",
            "idempotency_keys",
            "banners",
            "audit_events",
            "jobs",
            "counters",
        ];
        drop_tables(manager, &tables).await
    }
}

const OUTBOX: &str = "
    id @uuid not null,
    channel text not null check (channel in ('mail', 'sms')),
    recipient text not null,
    subject text not null,
    body text not null,
    created_at @time not null,
    sent_at @time,
    primary key (tenant, id)";

/// Keys of money calls are kept for ever; nothing deletes from here.
const IDEMPOTENCY: &str = "
    user_id @uuid not null,
    operation text not null,
    key text not null check (length(key) between 1 and 255),
    request_hash text not null,
    claimed_until @time not null,
    status @int,
    response_body text,
    created_at @time not null,
    primary key (tenant, user_id, operation, key),
    check ((status is null) = (response_body is null))";

const BANNERS: &str = "
    id @uuid not null,
    placement text not null check (placement in ('home', 'searchPad', 'topSearchPad', 'bankDetails')),
    position @int not null,
    path text not null,
    text text not null,
    download_app @bool not null,
    link text,
    active_from @time,
    active_until @time,
    primary key (tenant, id)";

const AUDIT: &str = "
    id @uuid not null,
    at @time not null,
    user_id @uuid,
    agency_id @uuid,
    action text not null,
    subject text not null,
    detail @json not null,
    primary key (tenant, id)";

const JOBS: &str = "
    id @uuid not null,
    kind text not null,
    unique_key text,
    payload @json not null,
    run_at @time not null,
    attempts @int not null default 0,
    locked_until @time,
    finished_at @time,
    last_error text,
    created_at @time not null,
    primary key (tenant, id),
    unique (tenant, kind, unique_key)";

const COUNTERS: &str = "
    name text not null,
    value @int not null check (value > 0),
    primary key (tenant, name)";
