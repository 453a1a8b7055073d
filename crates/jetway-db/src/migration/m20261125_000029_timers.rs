//! One index of due work over all tenants, so that tenants without work are not visited. Source: ADR 0086.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_shared_table, drop_tables, lift_wall, raise_wall, run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261125_000029_timers"
    }
}

/// The tables with a timer, and when a row is due; `@row` is the row. Null is never.
const TIMED: [(&str, &str); 3] = [
    ("orders", "@row.next_check_at"),
    ("payments", "@row.next_check_at"),
    // A worker that dies lets a job go when its lease ends.
    (
        "jobs",
        "case when @row.finished_at is not null then null
              when @row.locked_until > @row.run_at then @row.locked_until
              else @row.run_at end",
    ),
];

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_shared_table(manager, "timers", TIMERS).await?;
        run(manager, "create index timers_due on timers (source, due_at, tenant)").await?;
        for (table, due) in TIMED {
            lift_wall(manager, table).await?;
            let due_then = due.replace("@row", table);
            let fill = format!(
                "insert into timers (source, tenant, id, due_at)
                 select '{table}', tenant, id, {due_then} from {table} where ({due_then}) is not null"
            );
            run(manager, &fill).await?;
            raise_wall(manager, table).await?;
            let due = due.replace("@row", "new");
            run_either(manager, &sqlite_triggers(table, &due), &postgres_trigger(table, &due)).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (table, _) in TIMED {
            let sqlite = format!("drop trigger {table}_timer_new; drop trigger {table}_timer");
            let postgres = format!("drop trigger {table}_timer on {table}; drop function {table}_keep_timer()");
            run_either(manager, &sqlite, &postgres).await?;
        }
        drop_tables(manager, &["timers"]).await
    }
}

/// Rows are keys and instants only, for every process reads them across tenants.
const TIMERS: &str = "
    source text not null,
    tenant text not null,
    id @uuid not null,
    due_at @time not null,
    primary key (source, tenant, id)";

pub(super) fn sqlite_triggers(table: &str, due: &str) -> String {
    let keep = format!(
        "delete from timers where source = '{table}' and tenant = new.tenant and id = new.id;
         insert into timers (source, tenant, id, due_at)
             select '{table}', new.tenant, new.id, {due} where ({due}) is not null;"
    );
    let old = due.replace("new.", "old.");
    format!(
        "create trigger {table}_timer_new after insert on {table} begin {keep} end;
         create trigger {table}_timer after update on {table} when ({due}) is not ({old}) begin {keep} end"
    )
}

pub(super) fn postgres_trigger(table: &str, due: &str) -> String {
    format!(
        "create function {table}_keep_timer() returns trigger language plpgsql as $$
         declare due timestamptz := {due};
         begin
           if due is null then
             delete from timers where source = '{table}' and tenant = new.tenant and id = new.id;
           else
             insert into timers (source, tenant, id, due_at) values ('{table}', new.tenant, new.id, due)
                 on conflict (source, tenant, id) do update set due_at = excluded.due_at
                 where timers.due_at <> excluded.due_at;
           end if;
           return null;
         end $$;
         create trigger {table}_timer after insert or update on {table}
             for each row execute function {table}_keep_timer()"
    )
}
