//! Links to itineraries of ticketed orders, for their travellers.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000032_itinerary_links"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "itinerary_links", LINKS).await?;
        let one =
            "create unique index itinerary_links_open on itinerary_links (tenant, order_id) where revoked_at is null";
        run(manager, one).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["itinerary_links"]).await
    }
}

/// A link is found by the hash of its token. The sealed token is for the agency, which sends the same link again.
const LINKS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    order_id @uuid not null,
    made_by @uuid not null,
    token_hash text not null,
    sealed_token text not null,
    with_prices @bool not null,
    made_at @time not null,
    revoked_at @time,
    primary key (tenant, id),
    unique (tenant, token_hash),
    foreign key (tenant, order_id) references orders (tenant, id)";
