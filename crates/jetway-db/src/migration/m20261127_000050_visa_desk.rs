//! The parts of the visa desk that an order is in, beside it, so that the desk's list is counted and paged by the database. Source: ADR 0114.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261127_000050_visa_desk"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(
            manager,
            "alter table visa_orders add column desk text not null default ''",
        )
        .await?;
        let sqlite = filled(
            "json_each(visa_orders.details, '$.applicants') one",
            "json_extract(one.value, '$.state')",
            "exists (select 1 from json_each(one.value, '$.documents') document
                 where (json_extract(document.value, '$.file') is not null and json_extract(document.value, '$.state') <> 'ok')
                     or (json_extract(document.value, '$.mandatory') and json_extract(document.value, '$.file') is null))",
        );
        let postgres = filled(
            "jsonb_array_elements(visa_orders.details -> 'applicants') one",
            "(one ->> 'state')",
            "exists (select 1 from jsonb_array_elements(one -> 'documents') document
                 where (document ->> 'file' is not null and document ->> 'state' <> 'ok')
                     or ((document ->> 'mandatory')::boolean and document ->> 'file' is null))",
        );
        // The wall between tenants stands in the way of one statement for all.
        let postgres = format!(
            "alter table visa_orders no force row level security; {postgres}; alter table visa_orders force row level security"
        );
        run_either(manager, &sqlite, &postgres).await?;
        run(manager, INDEX).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        run(manager, "drop index visa_orders_desk").await?;
        run(manager, "alter table visa_orders drop column desk").await
    }
}

const INDEX: &str = "create index visa_orders_desk on visa_orders (tenant, desk, state_since)";

/// Existing orders get the names of their parts as `DeskQueue` stores them. `applicants` are rows, `state` is the state of one of
/// them, and `unchecked` whether a document of theirs is missing or not found good.
fn filled(applicants: &str, state: &str, unchecked: &str) -> String {
    let in_review = format!("{state} in ('documentReview', 'resubmitted')");
    let parts = [
        (
            "review",
            format!("{state} = 'submitted' or ({in_review} and {unchecked})"),
        ),
        ("correction", format!("{state} = 'correctionRequested'")),
        ("lodge", format!("{in_review} and not {unchecked}")),
        (
            "inProcess",
            format!("{state} in ('lodged', 'inProcess', 'biometricsDue')"),
        ),
        ("deliver", format!("{state} = 'approved'")),
    ];
    let part = |(name, waits): &(&str, String)| {
        format!("case when exists (select 1 from {applicants} where {waits}) then '{name} ' else '' end")
    };
    let names: Vec<String> = parts.iter().map(part).collect();
    format!("update visa_orders set desk = trim({})", names.join(" || "))
}
