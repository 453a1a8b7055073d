//! Lots from before the limits of a party and of its penalty for a dropped seat, so that each can be changed and saved.
//! Source: ADR 0111.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{lift_wall, raise_wall, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000048_lot_limits"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        lift_wall(manager, "fare_lots").await?;
        for field in ["minPassengers", "maxPassengers"] {
            most_passengers(manager, field).await?;
        }
        for passenger in ["adult", "child"] {
            penalty_within_price(manager, passenger).await?;
        }
        raise_wall(manager, "fare_lots").await
    }

    /// The earlier values are not kept, and the previous release can read these.
    async fn down(&self, _: &SchemaManager) -> Result<(), DbErr> {
        Ok(())
    }
}

/// A party has at most 500 passengers: as many as a list has names.
async fn most_passengers(manager: &SchemaManager<'_>, field: &str) -> Result<(), DbErr> {
    let sqlite = format!(
        "update fare_lots set offer = json_set(offer, '$.terms.{field}', 500)
         where cast(offer -> 'terms' ->> '{field}' as integer) > 500"
    );
    let postgres = format!(
        "update fare_lots set offer = jsonb_set(offer, '{{terms,{field}}}', '500')
         where cast(offer -> 'terms' ->> '{field}' as integer) > 500"
    );
    run_either(manager, &sqlite, &postgres).await
}

/// A dropped seat never costs more than the agency pays for the seat.
async fn penalty_within_price(manager: &SchemaManager<'_>, passenger: &str) -> Result<(), DbErr> {
    let dearer = format!(
        "cast(offer -> 'terms' -> 'dropPenalty' ->> 'amount' as numeric)
            > cast(offer -> 'prices' -> '{passenger}' -> 'agent' ->> 'amount' as numeric)"
    );
    let price = format!("offer -> 'prices' -> '{passenger}' -> 'agent'");
    let sqlite =
        format!("update fare_lots set offer = json_set(offer, '$.terms.dropPenalty', json({price})) where {dearer}");
    let postgres =
        format!("update fare_lots set offer = jsonb_set(offer, '{{terms,dropPenalty}}', {price}) where {dearer}");
    run_either(manager, &sqlite, &postgres).await
}
