//! What agencies say of themselves: their company, branches, people and bank accounts.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000008_organisation"
    }
}

const TABLES: [&str; 4] = ["company_profiles", "kyc_remarks", "staff_details", "bank_accounts"];

const BRANCH_COLUMNS: [(&str, &str); 6] = [
    ("address", "text not null default ''"),
    ("city", "text not null default ''"),
    ("country", "text not null default ''"),
    ("manager", "text not null default ''"),
    (
        "status",
        "text not null default 'active' check (status in ('active', 'closed'))",
    ),
    ("version", "@int not null default 1"),
];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, kind) in BRANCH_COLUMNS {
            run(manager, &format!("alter table branches add column {name} {kind}")).await?;
        }
        create_tenant_table(manager, "company_profiles", COMPANIES).await?;
        create_tenant_table(manager, "kyc_remarks", REMARKS).await?;
        create_tenant_table(manager, "staff_details", STAFF).await?;
        create_tenant_table(manager, "bank_accounts", ACCOUNTS).await?;
        for (table, columns) in [
            ("branches", "tenant, agency_id"),
            ("kyc_remarks", "tenant, agency_id, at"),
            ("bank_accounts", "tenant, agency_id"),
        ] {
            run(manager, &format!("create index {table}_agency on {table} ({columns})")).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index branches_agency").await?;
        drop_tables(manager, &TABLES).await?;
        for (name, _) in BRANCH_COLUMNS.into_iter().rev() {
            run(manager, &format!("alter table branches drop column {name}")).await?;
        }
        Ok(())
    }
}

const COMPANIES: &str = "
    agency_id @uuid not null,
    details @json not null,
    logo_file @uuid,
    version @int not null,
    updated_at @time not null,
    primary key (tenant, agency_id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    foreign key (tenant, logo_file) references files (tenant, id)";

const REMARKS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    at @time not null,
    author text not null check (author in ('portal', 'agency')),
    author_name text not null,
    remark text not null,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references agencies (tenant, id)";

const STAFF: &str = "
    user_id @uuid not null,
    designation text not null,
    department text not null,
    time_zone text not null,
    version @int not null,
    updated_at @time not null,
    primary key (tenant, user_id),
    foreign key (tenant, user_id) references users (tenant, id)";

const ACCOUNTS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    bank_name text not null,
    account_name text not null,
    account_number text not null,
    branch_name text not null,
    swift_code text not null,
    routing_no text not null,
    currency text not null,
    status text not null check (status in ('active', 'closed')),
    version @int not null,
    created_at @time not null,
    primary key (tenant, id),
    unique (tenant, agency_id, account_number),
    foreign key (tenant, agency_id) references agencies (tenant, id)";
