//! Quotes of umrah journeys, and what their links need: proposals that agencies can open again and revoke. Source: ADR 0128.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261128_000058_umrah_quotes"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "umrah_quotes", QUOTES).await?;
        let steps = [
            "create index umrah_quotes_of_agency on umrah_quotes (tenant, agency_id, created_at)",
            "create index umrah_quotes_ended on umrah_quotes (tenant, ends_at)",
            "alter table proposals add column quote_id @uuid",
            "alter table proposals add column sealed_token text",
            "alter table proposals add column revoked_at @time",
            "create unique index proposals_of_quote on proposals (tenant, quote_id)
                 where quote_id is not null and revoked_at is null",
        ];
        for step in steps {
            run(manager, step).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index proposals_of_quote").await?;
        for column in ["revoked_at", "sealed_token", "quote_id"] {
            run(manager, &format!("alter table proposals drop column {column}")).await?;
        }
        drop_tables(manager, &["umrah_quotes"]).await
    }
}

/// `ends_at` is the end of the trip, some time after which a quote is deleted.
const QUOTES: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    agency_id @uuid not null,
    reference text not null,
    created_by @uuid not null,
    created_at @time not null,
    ends_at @time not null,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, reference),
    foreign key (tenant, agency_id) references agencies (tenant, id)";
