//! Changes of wallets that two operators make, and indexes of what operators list: agencies by name, orders by time. Source: ADR 0109.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000043_wallet_changes"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "wallet_changes", CHANGES).await?;
        let indexes = [
            "create index wallet_changes_of_agency on wallet_changes (tenant, agency_id, proposed_at)",
            "create index wallet_changes_by_status on wallet_changes (tenant, status, proposed_at)",
            "create unique index wallet_changes_one_limit on wallet_changes (tenant, agency_id)
                where kind = 'credit' and status = 'proposed'",
            "create index agencies_by_name on agencies (tenant, name, id)",
            "create index orders_newest on orders (tenant, created_at, id) where withdrawn_at is null",
        ];
        for index in indexes {
            run(manager, index).await?;
        }
        forbid(manager, "wallet_changes", &["delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index orders_newest").await?;
        run(manager, "drop index agencies_by_name").await?;
        drop_tables(manager, &["wallet_changes"]).await
    }
}

/// `amount_minor` is the new credit limit, or what an adjustment adds to the wallet; `before_minor` the limit it was proposed at.
/// At most one change of a limit is open for each agency, so that no proposal is approved on a limit its operator did not see.
const CHANGES: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    agency_id @uuid not null,
    reference text not null,
    kind text not null check (kind in ('credit', 'adjustment')),
    status text not null check (status in ('proposed', 'approved', 'refused')),
    amount_minor @int not null,
    before_minor @int,
    currency text not null check (length(currency) = 3),
    cause text check (cause in ('correction', 'goodwill', 'supplierClaim', 'bankCharge', 'writeOff')),
    note text not null check (note <> ''),
    proposed_by text not null check (proposed_by <> ''),
    proposed_at @time not null,
    decided_by text,
    decided_at @time,
    decision_note text,
    primary key (tenant, id),
    unique (tenant, reference),
    check ((status = 'proposed') = (decided_by is null)),
    check ((decided_by is null) = (decided_at is null)),
    check ((kind = 'credit') = (before_minor is not null)),
    check ((kind = 'adjustment') = (cause is not null)),
    check (kind = 'credit' or amount_minor <> 0),
    check (kind = 'adjustment' or amount_minor >= 0),
    foreign key (tenant, agency_id) references wallets (tenant, agency_id)";
