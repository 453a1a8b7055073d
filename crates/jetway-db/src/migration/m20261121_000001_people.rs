//! Agencies, their branches and the people who sign in.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_shared_table, create_tenant_table, drop_tables, run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000001_people"
    }
}

const TABLES: [&str; 4] = ["tenant_registry", "agencies", "branches", "users"];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let refuse = "create or replace function jetway_refuse() returns trigger language plpgsql as
            $$ begin raise exception '%', tg_argv[0]; end $$";
        run_either(manager, "", refuse).await?;
        create_shared_table(
            manager,
            "tenant_registry",
            "tenant text primary key, first_seen_at @time not null",
        )
        .await?;
        create_tenant_table(manager, "agencies", AGENCIES).await?;
        create_tenant_table(manager, "branches", BRANCHES).await?;
        create_tenant_table(manager, "users", USERS).await?;
        run(manager, "create unique index users_email on users (tenant, email)").await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &TABLES).await?;
        run_either(manager, "", "drop function jetway_refuse()").await
    }
}

const AGENCIES: &str = "
    id @uuid not null,
    name text not null,
    email text not null,
    phone text not null,
    logo_path text,
    status text not null check (status in ('active', 'blocked')),
    account_manager @json,
    service_branch @json,
    created_at @time not null,
    primary key (tenant, id)";

const BRANCHES: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    name text not null,
    email text not null,
    phone text not null,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references agencies (tenant, id)";

const USERS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    branch_id @uuid,
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    phone text not null,
    photo_path text,
    password_hash text not null,
    status text not null check (status in ('active', 'disabled')),
    functionalities @json not null,
    roles @json not null,
    failed_attempts @int not null default 0 check (failed_attempts >= 0),
    locked_until @time,
    force_change_password @bool not null,
    created_at @time not null,
    last_signed_in_at @time,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    foreign key (tenant, branch_id) references branches (tenant, id)";
