//! Fare lots with the history of their seats, and imports of lots. Source: ADR 0111.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000044_fare_lots"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "lot_imports", IMPORTS).await?;
        create_tenant_table(manager, "fare_lots", LOTS).await?;
        create_tenant_table(manager, "seat_moves", MOVES).await?;
        let indexes = [
            "create index fare_lots_on_sale on fare_lots (tenant, kind, state, departs_at)",
            "create index fare_lots_by_departure on fare_lots (tenant, departs_at, id)",
            "create index fare_lots_by_day on fare_lots (tenant, departs_on)",
            "create index fare_lots_of_import on fare_lots (tenant, import_id)",
            "create index seat_moves_of_lot on seat_moves (tenant, lot_id, moved_at)",
        ];
        for index in indexes {
            run(manager, index).await?;
        }
        // Lots of an import that is undone are deleted with the first line of their history, so neither table forbids it.
        forbid(manager, "seat_moves", &["update"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(manager, &["lot_imports", "fare_lots", "seat_moves"]).await
    }
}

const IMPORTS: &str = "
    id @uuid not null,
    lots @int not null check (lots > 0),
    made_by text not null check (made_by <> ''),
    made_at @time not null,
    undone_by text,
    undone_at @time,
    primary key (tenant, id),
    check ((undone_by is null) = (undone_at is null))";

/// The last check is what keeps a lot from being oversold, whatever the code does. `agencies` is absent when all agencies see the
/// lot. `departs_on` is the day by the clock of the origin, `departs_at` the instant.
const LOTS: &str = "
    id @uuid not null,
    version @int not null check (version > 0),
    kind text not null check (kind in ('exclusive', 'umrah', 'group')),
    state text not null check (state in ('draft', 'onSale', 'withdrawn')),
    seats_total @int not null check (seats_total >= 0),
    seats_held @int not null check (seats_held >= 0),
    seats_sold @int not null check (seats_sold >= 0),
    departs_on @date not null,
    departs_at @time not null,
    words text not null,
    offer @json not null,
    agencies @json,
    import_id @uuid,
    changed_at @time not null,
    changed_by text not null check (changed_by <> ''),
    primary key (tenant, id),
    check (seats_held + seats_sold <= seats_total),
    foreign key (tenant, import_id) references lot_imports (tenant, id)";

/// `seats` is what a kind says: for `changed` what the airline gave, negative when it took seats back; else how many, positive.
const MOVES: &str = "
    id @uuid not null,
    lot_id @uuid not null,
    kind text not null check (kind in ('changed', 'taken', 'returned', 'sold', 'refunded')),
    seats @int not null check (seats <> 0),
    order_id @uuid,
    moved_by text,
    reason text,
    moved_at @time not null,
    primary key (tenant, id),
    check (kind = 'changed' or seats > 0),
    check ((kind = 'changed') = (order_id is null)),
    check ((kind = 'changed') = (moved_by is not null)),
    foreign key (tenant, lot_id) references fare_lots (tenant, id)";
