//! Orders of every product, and what refers to them; flight orders keep the rest. Source: ADR 0084.
//!
//! Tables that refer to orders are made anew, because SQLite cannot change a foreign key. Every row moves; requests leave
//! the documents of their orders.

mod moves;
mod tables;

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, lift_wall, raise_wall, run, run_either};
use super::{
    m20261121_000005_orders, m20261121_000015_order_moves, m20261121_000016_party_papers, m20261122_000022_payments,
    m20261122_000023_order_dues, m20261124_000025_order_notes, m20261124_000027_order_airline,
};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261125_000028_orders"
    }
}

/// The tables before, each after those it refers to.
const BEFORE: [&str; 5] = [
    "flight_orders",
    "flight_order_events",
    "payments",
    "order_dues",
    "order_notes",
];

/// The tables after, likewise.
const AFTER: [(&str, &str); 7] = [
    ("orders", tables::ORDERS),
    ("flight_orders", tables::FLIGHTS),
    ("order_events", tables::EVENTS),
    ("order_requests", tables::REQUESTS),
    ("payments", tables::PAYMENTS),
    ("order_dues", tables::DUES),
    ("order_notes", tables::NOTES),
];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in BEFORE {
            lift_wall(manager, table).await?;
            run(
                manager,
                &format!("create temporary table was_{table} as select * from {table}"),
            )
            .await?;
        }
        drop_tables(manager, &BEFORE).await?;
        for (table, body) in AFTER {
            create_tenant_table(manager, table, body).await?;
            lift_wall(manager, table).await?;
        }
        move_rows(manager).await?;
        // PostgreSQL alters no table whose foreign keys are still to be checked.
        run_either(manager, "", "set constraints all immediate").await?;
        for (table, _) in AFTER {
            raise_wall(manager, table).await?;
        }
        for index in tables::INDEXES.into_iter().chain([tables::DUES_INDEX]) {
            run(manager, index).await?;
        }
        for table in ["orders", "flight_orders", "order_requests", "payments", "order_dues"] {
            forbid(manager, table, &["delete"]).await?;
        }
        forbid(manager, "order_events", &["update", "delete"]).await?;
        // A note is removed, never changed, so that every note is exactly what its author wrote.
        forbid(manager, "order_notes", &["update"]).await
    }

    /// The tables as they were, without rows.
    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &AFTER.map(|(table, _)| table)).await?;
        m20261121_000005_orders::create_orders(manager).await?;
        m20261121_000015_order_moves::Step.up(manager).await?;
        m20261121_000016_party_papers::add_to(manager, "flight_orders").await?;
        m20261122_000022_payments::Step.up(manager).await?;
        m20261122_000023_order_dues::Step.up(manager).await?;
        m20261124_000025_order_notes::Step.up(manager).await?;
        m20261124_000027_order_airline::Step.up(manager).await
    }
}

async fn move_rows(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    run_either(manager, moves::SALES_SQLITE, moves::SALES_POSTGRES).await?;
    run_either(manager, moves::FLIGHTS_SQLITE, moves::FLIGHTS_POSTGRES).await?;
    run(manager, moves::TITLES).await?;
    run(manager, moves::ORDERS).await?;
    run_either(manager, moves::FLIGHT_PARTS_SQLITE, moves::FLIGHT_PARTS_POSTGRES).await?;
    run_either(manager, moves::ASKED_SQLITE, moves::ASKED_POSTGRES).await?;
    run_either(
        manager,
        &moves::requests("randomblob(16)"),
        &moves::requests("gen_random_uuid()"),
    )
    .await?;
    for kept in moves::KEPT {
        run(manager, kept).await?;
    }
    for table in BEFORE.into_iter().chain(["sales", "flights", "titles", "asked"]) {
        run(manager, &format!("drop table was_{table}")).await?;
    }
    Ok(())
}
