//! Numbers of requests after the ticket, and the index of their lists. Source: ADR 0100.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::run;

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000038_after_sale"
    }
}

/// Requests for approval have no number.
const UP: [&str; 3] = [
    "alter table order_requests add column reference text",
    "create unique index order_requests_reference on order_requests (tenant, reference) where reference is not null",
    "create index order_requests_list on order_requests (tenant, agency_id, kind, asked_at) where reference is not null",
];

const DOWN: [&str; 3] = [
    "drop index order_requests_list",
    "drop index order_requests_reference",
    "alter table order_requests drop column reference",
];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for step in UP {
            run(manager, step).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for step in DOWN {
            run(manager, step).await?;
        }
        Ok(())
    }
}
