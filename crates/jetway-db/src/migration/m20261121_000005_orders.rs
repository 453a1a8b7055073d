//! Price sessions, flight orders and their history (ADR 0013, ADR 0014).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000005_orders"
    }
}

const TABLES: [&str; 3] = ["price_sessions", "flight_orders", "flight_order_events"];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "price_sessions", SESSIONS).await?;
        create_orders(manager).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &TABLES).await
    }
}

/// The tables of orders as this step makes them.
pub(super) async fn create_orders(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    create_tenant_table(manager, "flight_orders", ORDERS).await?;
    create_tenant_table(manager, "flight_order_events", EVENTS).await?;
    forbid(manager, "flight_order_events", &["update", "delete"]).await?;
    forbid(manager, "flight_orders", &["delete"]).await?;
    run(
        manager,
        "create index flight_orders_list on flight_orders (tenant, agency_id, created_at)",
    )
    .await?;
    run(
        manager,
        "create index flight_orders_due on flight_orders (tenant, look_at) where look_at is not null",
    )
    .await
}

const SESSIONS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    user_id @uuid not null,
    began_at @time not null,
    expires_at @time not null,
    version @int not null check (version > 0),
    details @json not null,
    primary key (tenant, id)";

/// One order for each price session, ever: `unique (tenant, session_id)`. A withdrawn order (`withdrawn_at`) is one
/// the supplier plainly refused; it keeps its number for the next try on the same session and is listed nowhere.
const ORDERS: &str = "
    id @uuid not null,
    reference text not null,
    version @int not null check (version > 0),
    status text not null,
    status_since @time not null,
    agency_id @uuid not null,
    created_by @uuid not null,
    created_at @time not null,
    session_id @uuid not null,
    pnr text,
    ticketing_time_limit_at @time not null,
    auto_cancel_at @time not null,
    book_attempt @int not null check (book_attempt > 0),
    issue_attempt @int not null check (issue_attempt > 0),
    look_at @time,
    hold_id @uuid,
    paid_minor @int,
    paid_currency text,
    journal_id @uuid,
    paid_at @time,
    withdrawn_at @time,
    departs_on @date not null,
    lead_passenger text not null,
    search_text text not null,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, reference),
    unique (tenant, session_id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    check (status <> 'InProgress' or hold_id is not null),
    check ((journal_id is null) = (paid_minor is null)),
    check ((journal_id is null) = (paid_at is null))";

const EVENTS: &str = "
    order_id @uuid not null,
    number @int not null check (number > 0),
    at @time not null,
    by_name text not null,
    kind text not null,
    text text not null,
    primary key (tenant, order_id, number),
    foreign key (tenant, order_id) references flight_orders (tenant, id)";
