//! What agencies owe for orders paid in part (ADR 0062).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261122_000023_order_dues"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "order_dues", DUES).await?;
        let open =
            "create index order_dues_open on order_dues (tenant, agency_id, due_at) where settled_minor < due_minor";
        run(manager, open).await?;
        forbid(manager, "order_dues", &["delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["order_dues"]).await
    }
}

/// `paid_minor` was taken with the tickets; `settled_minor` of `due_minor` was paid since.
const DUES: &str = "
    order_id @uuid not null,
    agency_id @uuid not null,
    order_reference text not null,
    paid_minor @int not null check (paid_minor > 0),
    due_minor @int not null check (due_minor > 0),
    settled_minor @int not null default 0 check (settled_minor between 0 and due_minor),
    currency text not null check (length(currency) = 3),
    due_at @time not null,
    made_at @time not null,
    primary key (tenant, order_id),
    foreign key (tenant, order_id) references flight_orders (tenant, id)";
