//! Deposits into agencies' wallets, and what happened to each (ADR 0096).

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run, run_either};
use super::m20261125_000029_timers::{postgres_trigger, sqlite_triggers};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000034_deposits"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "deposits", DEPOSITS).await?;
        create_tenant_table(manager, "deposit_events", EVENTS).await?;
        let indexes = [
            "create index deposits_of_agency on deposits (tenant, agency_id, created_at)",
            "create index deposits_by_status on deposits (tenant, status, created_at)",
            "create index deposits_due on deposits (tenant, next_check_at) where next_check_at is not null",
            "create index deposit_events_of_agency on deposit_events (tenant, agency_id, at)",
        ];
        for index in indexes {
            run(manager, index).await?;
        }
        let due = "new.next_check_at";
        run_either(
            manager,
            &sqlite_triggers("deposits", due),
            &postgres_trigger("deposits", due),
        )
        .await?;
        forbid(manager, "deposits", &["delete"]).await?;
        forbid(manager, "deposit_events", &["update", "delete"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["deposits", "deposit_events"]).await?;
        run_either(manager, "", "drop function deposits_keep_timer()").await?;
        run(manager, "delete from timers where source = 'deposits'").await
    }
}

/// `claim` names the money by the bank's reference: no other deposit that stands has the same. `words` are what a deposit is
/// found by, in lower case.
const DEPOSITS: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    agency_id @uuid not null,
    reference text not null,
    method text not null check (method in ('bankDeposit', 'bankTransfer', 'cheque', 'mobileBanking', 'card',
        'netBanking')),
    status text not null check (status in ('submitted', 'underReview', 'needsInfo', 'approved', 'rejected', 'withdrawn',
        'received', 'presented', 'cleared', 'bounced', 'initiated', 'redirected', 'verified', 'credited', 'failed',
        'cancelled', 'expired', 'manualReview')),
    amount_minor @int not null check (amount_minor > 0),
    fee_minor @int not null check (fee_minor >= 0),
    currency text not null check (length(currency) = 3),
    created_by @uuid not null,
    created_at @time not null,
    paid_on @date not null,
    expires_at @time,
    next_check_at @time,
    claim text,
    words text not null,
    details @json not null,
    primary key (tenant, id),
    unique (tenant, reference),
    unique (tenant, claim),
    foreign key (tenant, agency_id) references agencies (tenant, id)";

/// `number` is the version the deposit has since.
const EVENTS: &str = "
    deposit_id @uuid not null,
    number @int not null check (number > 0),
    agency_id @uuid not null,
    at @time not null,
    author text not null,
    status text not null,
    note text not null,
    primary key (tenant, deposit_id, number),
    foreign key (tenant, deposit_id) references deposits (tenant, id)";
