//! Indexes for lists and sums of an agency's payments and ledger. Source: ADR 0099.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::run;

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000037_money_lists"
    }
}

const INDEXES: [(&str, &str); 2] = [
    ("payments_listed", "payments (tenant, agency_id, created_at, id)"),
    ("ledger_entries_valued", "ledger_entries (tenant, agency_id, value_on)"),
];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, columns) in INDEXES {
            run(manager, &format!("create index {name} on {columns}")).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, _) in INDEXES {
            run(manager, &format!("drop index {name}")).await?;
        }
        Ok(())
    }
}
