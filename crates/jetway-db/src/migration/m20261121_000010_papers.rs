//! The licences of agencies, and whether the portal asks for them.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000010_papers"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "agency_papers", PAPERS).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["agency_papers"]).await
    }
}

const PAPERS: &str = "
    agency_id @uuid not null,
    standing text not null check (standing in ('due', 'submitted', 'accepted')),
    skips_left @int not null check (skips_left >= 0),
    trade_license_number text check (length(trade_license_number) between 1 and 50),
    trade_license_expiry @date,
    civil_aviation_number text check (length(civil_aviation_number) between 1 and 50),
    civil_aviation_expiry @date,
    updated_at @time not null,
    primary key (tenant, agency_id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    check ((trade_license_number is null) = (trade_license_expiry is null)),
    check ((civil_aviation_number is null) = (civil_aviation_expiry is null)),
    check (standing = 'due' or trade_license_number is not null)";
