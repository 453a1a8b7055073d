//! Orders of groups, and their kind. Source: ADR 0112.

use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement};
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000045_group_orders"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let (before, after) = (KINDS_BEFORE, KINDS_AFTER);
        allow_kinds(manager, before, after).await?;
        // A new table also tells other connections that the schema has changed.
        create_tenant_table(manager, "group_orders", GROUPS).await?;
        run(manager, INDEX).await?;
        forbid(manager, "group_orders", &["delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        allow_kinds(manager, KINDS_AFTER, KINDS_BEFORE).await?;
        drop_tables(manager, &["group_orders"]).await
    }
}

const KINDS_BEFORE: &str = "'flight', 'hotel', 'visa', 'holiday'";
const KINDS_AFTER: &str = "'flight', 'hotel', 'visa', 'holiday', 'group'";

/// `stage` is how far an order is, by which lists are divided.
const GROUPS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    lot_id @uuid not null,
    stage text not null,
    sealed_passports text,
    details @json not null,
    primary key (tenant, id),
    foreign key (tenant, id) references orders (tenant, id),
    foreign key (tenant, lot_id) references fare_lots (tenant, id)";

const INDEX: &str = "create index group_orders_list on group_orders (tenant, agency_id, stage)";

/// Replace the check of `orders.kind`. SQLite changes no constraint, so its stored text is changed, which its manual allows for
/// constraints that no stored row breaks (sqlite.org/lang_altertable.html, section 8).
async fn allow_kinds(manager: &SchemaManager<'_>, before: &str, after: &str) -> Result<(), DbErr> {
    let quoted = |kinds: &str| kinds.replace('\'', "''");
    let sqlite = format!(
        "pragma writable_schema = on;
         update sqlite_schema set sql = replace(sql, 'check (kind in ({}))', 'check (kind in ({}))')
             where type = 'table' and name = 'orders';
         pragma writable_schema = reset",
        quoted(before),
        quoted(after),
    );
    let postgres = format!(
        "alter table orders drop constraint orders_kind_check;
         alter table orders add constraint orders_kind_check check (kind in ({after}))"
    );
    run_either(manager, &sqlite, &postgres).await?;
    replaced(manager, after).await
}

/// SQLite replaces nothing, and says nothing, where the text is another one.
async fn replaced(manager: &SchemaManager<'_>, kinds: &str) -> Result<(), DbErr> {
    let backend = manager.get_database_backend();
    if backend != DbBackend::Sqlite {
        return Ok(());
    }
    let stored = "select sql from sqlite_schema where type = 'table' and name = 'orders'";
    let row = manager
        .get_connection()
        .query_one_raw(Statement::from_string(backend, stored))
        .await?;
    let text: String = row.map(|row| row.try_get_by_index(0)).transpose()?.unwrap_or_default();
    if text.contains(&format!("check (kind in ({kinds}))")) {
        Ok(())
    } else {
        Err(DbErr::Custom("the check of orders.kind was not replaced".to_owned()))
    }
}
