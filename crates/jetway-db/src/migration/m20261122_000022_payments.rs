//! Payments at payment providers (ADR 0061).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261122_000022_payments"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "payments", PAYMENTS).await?;
        let indexes = [
            "create unique index payments_open on payments (tenant, order_id) where state in ('created', 'pending')",
            "create index payments_due on payments (tenant, look_at) where look_at is not null",
            "create index payments_of_order on payments (tenant, order_id)",
        ];
        for index in indexes {
            run(manager, index).await?;
        }
        forbid(manager, "payments", &["delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["payments"]).await
    }
}

/// An order has one open payment at a time.
const PAYMENTS: &str = "
    id @uuid not null,
    version @int not null,
    agency_id @uuid not null,
    order_id @uuid not null,
    state text not null
        check (state in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'review')),
    amount_minor @int not null check (amount_minor > 0),
    fee_minor @int not null check (fee_minor >= 0),
    currency text not null check (length(currency) = 3),
    created_at @time not null,
    expires_at @time not null,
    look_at @time,
    details @json not null,
    primary key (tenant, id),
    foreign key (tenant, order_id) references flight_orders (tenant, id)";
