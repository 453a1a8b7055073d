//! Notes people of an agency write on an order (ADR 0075).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261124_000025_order_notes"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "order_notes", NOTES).await?;
        // A note is removed, never changed, so that every note is exactly what its author wrote.
        forbid(manager, "order_notes", &["update"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["order_notes"]).await
    }
}

/// `number` orders the notes of an order; its unique key is also how they are found.
const NOTES: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    order_id @uuid not null,
    number @int not null check (number > 0),
    author_id @uuid not null,
    author_name text not null,
    text text not null check (length(text) between 1 and 1000),
    written_at @time not null,
    primary key (tenant, id),
    unique (tenant, order_id, number),
    foreign key (tenant, order_id) references flight_orders (tenant, id),
    foreign key (tenant, author_id) references users (tenant, id)";
