//! Until when an order can be paid, beside what lists show of it, so that reminders and approvals need no product's table.
//! Source: ADR 0091.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{lift_wall, raise_wall, run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000033_order_pay_by"
    }
}

/// Flights are the only product of before. One can be paid while its seats are held, or while an instant fare with a record
/// waits for its tickets.
const FILL: &str = "update orders set pay_by = (
        select flight.auto_cancel_at from flight_orders flight
        where flight.tenant = orders.tenant and flight.id = orders.id and flight.pnr is not null
            and (orders.status = 'OnHold' or (flight.details -> 'offer' ->> 'mode') = 'Instant'))
    where status in ('OnHold', 'Pending')";

/// The tables that [`FILL`] reads and writes.
const TABLES: [&str; 2] = ["orders", "flight_orders"];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "alter table orders add column pay_by @time").await?;
        for table in TABLES {
            lift_wall(manager, table).await?;
        }
        run(manager, FILL).await?;
        // PostgreSQL alters no table whose foreign keys are still to be checked.
        run_either(manager, "", "set constraints all immediate").await?;
        for table in TABLES {
            raise_wall(manager, table).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "alter table orders drop column pay_by").await
    }
}
