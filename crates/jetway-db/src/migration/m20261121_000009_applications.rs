//! Who wants to become an agency, what they have proven, and which human checks were passed.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000009_applications"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "applications", APPLICATIONS).await?;
        create_tenant_table(manager, "application_codes", CODES).await?;
        create_tenant_table(manager, "spent_captchas", CAPTCHAS).await?;
        for index in INDEXES {
            run(manager, index).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["applications", "application_codes", "spent_captchas"]).await
    }
}

const APPLICATIONS: &str = "
    id @uuid not null,
    key_hash text not null,
    reference text,
    status text not null check (status in ('draft', 'pending', 'moreInformation', 'approved', 'rejected')),
    origin text not null,
    verified_email text,
    verified_phone text,
    email text check (email = lower(email)),
    form @json,
    remarks @json not null,
    agency_id @uuid,
    decided_by text,
    reason text,
    created_at @time not null,
    updated_at @time not null,
    submitted_at @time,
    decided_at @time,
    primary key (tenant, id),
    unique (tenant, key_hash),
    unique (tenant, reference),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    check (status = 'draft' or (reference is not null and form is not null and email is not null)),
    check ((status = 'approved') = (agency_id is not null))";

const CODES: &str = "
    reference text not null,
    application_id @uuid not null,
    channel text not null check (channel in ('mail', 'sms')),
    address text not null,
    code_hash text not null,
    attempts @int not null default 0 check (attempts between 0 and 5),
    created_at @time not null,
    expires_at @time not null,
    consumed_at @time,
    primary key (tenant, reference),
    foreign key (tenant, application_id) references applications (tenant, id) on delete cascade";

const CAPTCHAS: &str = "
    mark text not null,
    expires_at @time not null,
    primary key (tenant, mark)";

/// One open application for one mail address, however often it is sent.
const INDEXES: [&str; 4] = [
    "create unique index applications_open on applications (tenant, email) where status in ('pending', 'moreInformation')",
    "create index applications_status on applications (tenant, status, created_at)",
    "create index application_codes_application on application_codes (tenant, application_id, channel)",
    "create index application_codes_address on application_codes (tenant, address, created_at)",
];
