//! The visa part of orders, and the files of applications. Source: ADR 0113.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000046_visa_orders"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "visa_orders", ORDERS).await?;
        run(manager, ORDERS_OF_AGENCY).await?;
        run(manager, ORDERS_IN_STATE).await?;
        forbid(manager, "visa_orders", &["delete"]).await?;
        create_tenant_table(manager, "visa_files", FILES).await?;
        run(manager, FILES_OF_ORDER).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["visa_orders", "visa_files"]).await
    }
}

/// `state` is that of the worst open applicant, by which lists are made..
const ORDERS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    destination text not null,
    state text not null,
    state_since @time not null,
    details @json not null,
    primary key (tenant, id),
    foreign key (tenant, id) references orders (tenant, id) deferrable initially deferred";

const ORDERS_OF_AGENCY: &str = "create index visa_orders_list on visa_orders (tenant, agency_id, state)";

const ORDERS_IN_STATE: &str = "create index visa_orders_state on visa_orders (tenant, state, state_since)";

/// `content` is encrypted; `bytes` is the size of the file itself. A row is deleted with its file.
const FILES: &str = "
    id @uuid not null,
    order_id @uuid not null,
    agency_id @uuid not null,
    applicant_id @uuid not null,
    code text not null,
    name text not null,
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
    bytes @int not null check (bytes > 0 and bytes < 1048576),
    content @bytes not null,
    created_at @time not null,
    primary key (tenant, id),
    foreign key (tenant, order_id) references orders (tenant, id)";

const FILES_OF_ORDER: &str = "create index visa_files_order on visa_files (tenant, order_id)";
