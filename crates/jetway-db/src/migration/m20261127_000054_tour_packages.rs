//! Tour packages and their departures. Source: ADR 0120.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000054_tour_packages"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "tour_packages", PACKAGES).await?;
        create_tenant_table(manager, "tour_departures", DEPARTURES).await?;
        let indexes = [
            "create index tour_packages_of_city on tour_packages (tenant, state, city, valid_until)",
            "create index tour_packages_by_popularity on tour_packages (tenant, state, popularity, id)",
            "create index tour_packages_by_change on tour_packages (tenant, changed_at, id)",
        ];
        for index in indexes {
            run(manager, index).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["tour_packages", "tour_departures"]).await
    }
}

/// `words` are what operators find a package by, in lower case. What is searched and listed has columns; the rest is in `offer`.
const PACKAGES: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    state text not null check (state in ('draft', 'published', 'withdrawn')),
    kind text not null check (kind in ('group', 'private', 'selfDrive', 'honeymoon', 'umrah', 'family', 'adventure')),
    city text not null check (city <> ''),
    country text not null check (country <> ''),
    days @int not null check (days > 0),
    rating_tenths @int not null check (rating_tenths between 0 and 50),
    popularity @int not null check (popularity >= 0),
    valid_from @date not null,
    valid_until @date not null,
    words text not null,
    offer @json not null,
    changed_at @time not null,
    changed_by text not null check (changed_by <> ''),
    primary key (tenant, id),
    check (valid_from <= valid_until)";

/// The last check is what keeps a departure from being oversold, whatever the code does.
const DEPARTURES: &str = "
    package_id @uuid not null,
    date @date not null,
    seats @int not null check (seats > 0),
    taken @int not null check (taken >= 0),
    primary key (tenant, package_id, date),
    check (taken <= seats),
    foreign key (tenant, package_id) references tour_packages (tenant, id)";
