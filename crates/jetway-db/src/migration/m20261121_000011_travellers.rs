//! Travellers an agency keeps.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000011_travellers"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "travellers", TRAVELLERS).await?;
        run(
            manager,
            "create unique index travellers_passport on travellers (tenant, agency_id, passport_print)",
        )
        .await?;
        run(
            manager,
            "create index travellers_name on travellers (tenant, agency_id, name_key)",
        )
        .await?;
        run(
            manager,
            "create index travellers_list on travellers (tenant, agency_id, surname, given_name)",
        )
        .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["travellers"]).await
    }
}

/// `sealed_papers` opens with the deployment's data key alone; `passport_print` is a keyed hash, so that one passport is kept
/// once without being readable.
const TRAVELLERS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    version @int not null check (version > 0),
    surname text not null check (surname <> ''),
    given_name text not null,
    birth_on @date not null,
    details @json not null,
    sealed_papers text,
    passport_print text,
    name_key text not null,
    search_text text not null,
    created_by @uuid not null,
    created_at @time not null,
    updated_by @uuid not null,
    updated_at @time not null,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    check (passport_print is null or sealed_papers is not null)";
