//! How far the collection of each amount due has gone, and when the timer looks at it next. Source: ADR 0098.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{lift_wall, raise_wall, run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261126_000036_due_timers"
    }
}

/// Existing unpaid amounts are checked at their due date, without late reminders. An agency that is past its due date is
/// notified first, and has the grace period from then (`OrderDue::step`).
const FILL: &str = "update order_dues set next_check_at = due_at where settled_minor < due_minor";

/// The timer's row of an amount due, under the key of its order.
const KEEP: &str = "
    delete from timers where source = 'order_dues' and tenant = new.tenant and id = new.order_id;
    insert into timers (source, tenant, id, due_at)
        select 'order_dues', new.tenant, new.order_id, new.next_check_at where new.next_check_at is not null;";

const POSTGRES: &str = "
    create function order_dues_keep_timer() returns trigger language plpgsql as $$
    begin
      if new.next_check_at is null then
        delete from timers where source = 'order_dues' and tenant = new.tenant and id = new.order_id;
      else
        insert into timers (source, tenant, id, due_at)
            values ('order_dues', new.tenant, new.order_id, new.next_check_at)
            on conflict (source, tenant, id) do update set due_at = excluded.due_at
            where timers.due_at <> excluded.due_at;
      end if;
      return null;
    end $$;
    create trigger order_dues_timer after insert or update on order_dues
        for each row execute function order_dues_keep_timer()";

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let stage = "alter table order_dues add column stage text not null default 'open'
            check (stage in ('open', 'reminded', 'overdue', 'enforced'))";
        run(manager, stage).await?;
        run(manager, "alter table order_dues add column next_check_at @time").await?;
        let sqlite = format!(
            "create trigger order_dues_timer_new after insert on order_dues begin {KEEP} end;
             create trigger order_dues_timer after update on order_dues
                 when new.next_check_at is not old.next_check_at begin {KEEP} end"
        );
        run_either(manager, &sqlite, POSTGRES).await?;
        lift_wall(manager, "order_dues").await?;
        run(manager, FILL).await?;
        // PostgreSQL alters no table whose foreign keys are still to be checked.
        run_either(manager, "", "set constraints all immediate").await?;
        raise_wall(manager, "order_dues").await?;
        let listed = "create index order_dues_listed on order_dues (tenant, agency_id, due_at, order_reference)";
        run(manager, listed).await?;
        let timed = "create index order_dues_due on order_dues (tenant, next_check_at) where next_check_at is not null";
        run(manager, timed).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let sqlite = "drop trigger order_dues_timer_new; drop trigger order_dues_timer";
        let postgres = "drop trigger order_dues_timer on order_dues; drop function order_dues_keep_timer()";
        run_either(manager, sqlite, postgres).await?;
        run(manager, "drop index order_dues_due").await?;
        run(manager, "drop index order_dues_listed").await?;
        run(manager, "delete from timers where source = 'order_dues'").await?;
        run(manager, "alter table order_dues drop column next_check_at").await?;
        run(manager, "alter table order_dues drop column stage").await
    }
}
