//! Records that agencies imported, each claimed once. Source: ADR 0102.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000040_imported_records"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "imported_records", RECORDS).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["imported_records"]).await
    }
}

/// The second key leaves the tenant out: a supplier's record is one record, whichever brand claims it.
const RECORDS: &str = "
    supplier text not null,
    pnr text not null,
    made_on @date not null,
    agency_id @uuid not null,
    order_id @uuid not null,
    claimed_by @uuid not null,
    claimed_at @time not null,
    primary key (tenant, supplier, pnr, made_on),
    unique (supplier, pnr, made_on),
    unique (tenant, order_id),
    foreign key (tenant, order_id) references orders (tenant, id)";
