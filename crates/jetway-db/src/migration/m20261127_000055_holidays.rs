//! Requests of agencies for tour packages, what happened to each, messages about them, and holiday orders. Source: ADR 0121.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run, run_either};
use super::m20261125_000029_timers::{postgres_trigger, sqlite_triggers};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000055_holidays"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "holiday_requests", REQUESTS).await?;
        create_tenant_table(manager, "holiday_request_events", EVENTS).await?;
        create_tenant_table(manager, "holiday_messages", MESSAGES).await?;
        create_tenant_table(manager, "holiday_orders", ORDERS).await?;
        for index in INDEXES {
            run(manager, index).await?;
        }
        let due = "new.next_check_at";
        run_either(
            manager,
            &sqlite_triggers("holiday_requests", due),
            &postgres_trigger("holiday_requests", due),
        )
        .await?;
        forbid(manager, "holiday_requests", &["delete"]).await?;
        forbid(manager, "holiday_request_events", &["update", "delete"]).await?;
        forbid(manager, "holiday_messages", &["update", "delete"]).await?;
        forbid(manager, "holiday_orders", &["delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let tables = [
            "holiday_requests",
            "holiday_request_events",
            "holiday_messages",
            "holiday_orders",
        ];
        drop_tables(manager, &tables).await?;
        run_either(manager, "", "drop function holiday_requests_keep_timer()").await?;
        run(manager, "delete from timers where source = 'holiday_requests'").await
    }
}

/// The first index makes an open request of an agency the only one for its package and day.
const INDEXES: [&str; 8] = [
    "create unique index holiday_requests_open on holiday_requests (tenant, agency_id, package_id, starts_on)
         where status in ('submitted', 'acknowledged', 'quoted')",
    "create index holiday_requests_of_agency on holiday_requests (tenant, agency_id, created_at)",
    "create index holiday_requests_by_status on holiday_requests (tenant, status, created_at)",
    "create index holiday_requests_due on holiday_requests (tenant, next_check_at) where next_check_at is not null",
    "create index holiday_request_events_of_agency on holiday_request_events (tenant, agency_id, at)",
    "create index holiday_messages_of_request on holiday_messages (tenant, request_id, at)",
    "create index holiday_messages_of_agency on holiday_messages (tenant, agency_id, at)",
    "create index holiday_orders_list on holiday_orders (tenant, agency_id, stage)",
];

/// A request keeps a copy of its package, so that `package_id` refers to no row. `order_reference` is there exactly when the quotation has become an order. `words` are what a request is found by, in lower case.
const REQUESTS: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    agency_id @uuid not null,
    reference text not null,
    status text not null check (status in
        ('submitted', 'acknowledged', 'quoted', 'accepted', 'declined', 'expired', 'withdrawn', 'refused')),
    package_id @uuid not null,
    starts_on @date not null,
    created_by @uuid not null,
    created_at @time not null,
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
    foreign key (tenant, request_id) references holiday_requests (tenant, id)";

const MESSAGES: &str = "
    id @uuid not null,
    request_id @uuid not null,
    agency_id @uuid not null,
    at @time not null,
    side text not null check (side in ('agency', 'operations')),
    author text not null,
    text text not null check (text <> ''),
    primary key (tenant, id),
    foreign key (tenant, request_id) references holiday_requests (tenant, id)";

/// `stage` is how far an order is, by which lists are divided. A request becomes one order.
const ORDERS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    request_reference text not null,
    stage text not null check (stage in ('depositDue', 'confirming', 'balanceDue', 'paid', 'cancelled', 'expired')),
    details @json not null,
    primary key (tenant, id),
    unique (tenant, request_reference),
    foreign key (tenant, id) references orders (tenant, id),
    foreign key (tenant, request_reference) references holiday_requests (tenant, reference)";
