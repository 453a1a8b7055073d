//! Requests of agencies for groups that no lot covers, and what happened to each. Source: ADR 0115.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run, run_either};
use super::m20261125_000029_timers::{postgres_trigger, sqlite_triggers};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000053_group_requests"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "group_requests", REQUESTS).await?;
        create_tenant_table(manager, "group_request_events", EVENTS).await?;
        let indexes = [
            "create index group_requests_of_agency on group_requests (tenant, agency_id, created_at)",
            "create index group_requests_by_status on group_requests (tenant, status, created_at)",
            "create index group_requests_due on group_requests (tenant, next_check_at) where next_check_at is not null",
            "create index group_request_events_of_agency on group_request_events (tenant, agency_id, at)",
        ];
        for index in indexes {
            run(manager, index).await?;
        }
        let due = "new.next_check_at";
        run_either(
            manager,
            &sqlite_triggers("group_requests", due),
            &postgres_trigger("group_requests", due),
        )
        .await?;
        forbid(manager, "group_requests", &["delete"]).await?;
        forbid(manager, "group_request_events", &["update", "delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["group_requests", "group_request_events"]).await?;
        run_either(manager, "", "drop function group_requests_keep_timer()").await?;
        run(manager, "delete from timers where source = 'group_requests'").await
    }
}

/// `order_reference` is there exactly when the quote has become an order. `words` are what a request is found by, in lower case.
const REQUESTS: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    agency_id @uuid not null,
    reference text not null,
    status text not null check (status in ('requested', 'quoted', 'accepted', 'declined', 'expired', 'withdrawn')),
    created_by @uuid not null,
    created_at @time not null,
    starts_on @date not null,
    next_check_at @time,
    order_reference text,
    words text not null,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, reference),
    unique (tenant, order_reference),
    check ((status = 'accepted') = (order_reference is not null)),
    foreign key (tenant, agency_id) references agencies (tenant, id)";

/// `number` is the version the request has since.
const EVENTS: &str = "
    request_id @uuid not null,
    number @int not null check (number > 0),
    agency_id @uuid not null,
    at @time not null,
    author text not null,
    kind text not null,
    note text not null,
    primary key (tenant, request_id, number),
    foreign key (tenant, request_id) references group_requests (tenant, id)";
