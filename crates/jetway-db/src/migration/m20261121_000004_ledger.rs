//! The double-entry journal, the holds and the wallet row (ADR 0011).
//!
//! Lines are inserted before their entry: the entry's trigger then sees them all and refuses the unbalanced, the
//! foreign key (checked at commit) refuses a line that never gets one, and the lines' trigger refuses late ones.

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::dialect::{create_tenant_table, drop_tables, forbid, run, run_either};

pub(crate) struct Step;

impl MigrationName for Step {
    fn name(&self) -> &'static str {
        "m20261121_000004_ledger"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Step {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_tenant_table(manager, "ledger_accounts", ACCOUNTS).await?;
        create_tenant_table(manager, "wallets", WALLETS).await?;
        create_tenant_table(manager, "ledger_holds", HOLDS).await?;
        create_tenant_table(manager, "ledger_entries", ENTRIES).await?;
        create_tenant_table(manager, "ledger_lines", LINES).await?;
        run(
            manager,
            "create unique index ledger_holds_open on ledger_holds (tenant, order_reference) where state = 'pending'",
        )
        .await?;
        run(
            manager,
            "create index ledger_lines_account on ledger_lines (tenant, account)",
        )
        .await?;
        forbid(manager, "ledger_accounts", &["update", "delete"]).await?;
        forbid(manager, "ledger_entries", &["update", "delete"]).await?;
        forbid(manager, "ledger_lines", &["update", "delete"]).await?;
        forbid(manager, "ledger_holds", &["delete"]).await?;
        forbid(manager, "wallets", &["delete"]).await?;
        run_either(manager, BALANCED_SQLITE, BALANCED_POSTGRES).await?;
        run_either(manager, NO_LATE_LINE_SQLITE, NO_LATE_LINE_POSTGRES).await?;
        run_either(manager, SETTLED_ONCE_SQLITE, SETTLED_ONCE_POSTGRES).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        drop_tables(
            manager,
            &[
                "ledger_accounts",
                "wallets",
                "ledger_holds",
                "ledger_entries",
                "ledger_lines",
            ],
        )
        .await?;
        let functions = "drop function ledger_refuse_unbalanced(); drop function ledger_refuse_late_line();
            drop function ledger_settle_once()";
        run_either(manager, "", functions).await
    }
}

const ACCOUNTS: &str = "
    code text not null,
    class text not null check (class in ('asset', 'liability', 'income', 'expense')),
    primary key (tenant, code)";

/// `number` counts the agency's entries without a gap; `hash` covers the entry, its lines and `previous_hash`.
const ENTRIES: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    number @int not null check (number > 0),
    kind text not null check (kind in ('deposit', 'issue', 'void', 'refund', 'adjustment', 'fee')),
    reference text not null check (reference <> ''),
    order_reference text,
    hold_id @uuid,
    description text not null,
    actor text not null check (actor <> ''),
    reason text,
    posted_at @time not null,
    value_on @date not null,
    previous_hash text not null check (length(previous_hash) = 64),
    hash text not null check (length(hash) = 64),
    primary key (tenant, id),
    unique (tenant, kind, reference),
    unique (tenant, agency_id, number),
    unique (tenant, hold_id),
    foreign key (tenant, agency_id) references wallets (tenant, agency_id) deferrable initially deferred,
    foreign key (tenant, hold_id) references ledger_holds (tenant, id) deferrable initially deferred";

const LINES: &str = "
    entry_id @uuid not null,
    line @int not null check (line > 0),
    account text not null,
    side text not null check (side in ('debit', 'credit')),
    amount_minor @int not null check (amount_minor > 0),
    currency text not null check (length(currency) = 3),
    primary key (tenant, entry_id, line),
    foreign key (tenant, entry_id) references ledger_entries (tenant, id) deferrable initially deferred,
    foreign key (tenant, account) references ledger_accounts (tenant, code)";

/// A pending transfer: pending → posted (up to its amount, the rest returns), voided or expired; once.
const HOLDS: &str = "
    id @uuid not null,
    agency_id @uuid not null,
    order_reference text not null,
    amount_minor @int not null check (amount_minor > 0),
    captured_minor @int not null default 0,
    currency text not null check (length(currency) = 3),
    state text not null check (state in ('pending', 'posted', 'voided', 'expired')),
    actor text not null,
    created_at @time not null,
    expires_at @time not null,
    settled_at @time,
    primary key (tenant, id),
    foreign key (tenant, agency_id) references wallets (tenant, agency_id),
    check (captured_minor between 0 and amount_minor),
    check ((state = 'posted') = (captured_minor > 0)),
    check ((state = 'pending') = (settled_at is null))";

/// A cache over the journal and the holds, and the place that refuses an overdraft whatever the code above does.
const WALLETS: &str = "
    agency_id @uuid not null,
    currency text not null check (length(currency) = 3),
    posted_minor @int not null,
    held_minor @int not null check (held_minor >= 0),
    credit_limit_minor @int not null check (credit_limit_minor >= 0),
    last_number @int not null check (last_number >= 0),
    last_hash text not null check (length(last_hash) = 64),
    version @int not null check (version >= 0),
    primary key (tenant, agency_id),
    foreign key (tenant, agency_id) references agencies (tenant, id),
    constraint wallets_within_credit check (posted_minor - held_minor >= -credit_limit_minor)";

const BALANCED_SQLITE: &str = "
    create trigger ledger_entries_balanced before insert on ledger_entries
    when (select count(*) from ledger_lines where tenant = new.tenant and entry_id = new.id) < 2
      or exists (
        select 1 from ledger_lines where tenant = new.tenant and entry_id = new.id
        group by currency having sum(case side when 'debit' then amount_minor else -amount_minor end) <> 0)
    begin select raise(abort, 'ledger entry is not balanced'); end";

const BALANCED_POSTGRES: &str = "
    create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
    begin
      if (select count(*) from ledger_lines where tenant = new.tenant and entry_id = new.id) < 2
        or exists (
          select 1 from ledger_lines where tenant = new.tenant and entry_id = new.id
          group by currency having sum(case side when 'debit' then amount_minor else -amount_minor end) <> 0)
      then raise exception 'ledger entry is not balanced'; end if;
      return new;
    end $$;
    create trigger ledger_entries_balanced before insert on ledger_entries
        for each row execute function ledger_refuse_unbalanced()";

const NO_LATE_LINE_SQLITE: &str = "
    create trigger ledger_lines_never_late before insert on ledger_lines
    when exists (select 1 from ledger_entries where tenant = new.tenant and id = new.entry_id)
    begin select raise(abort, 'ledger entry is closed'); end";

const NO_LATE_LINE_POSTGRES: &str = "
    create function ledger_refuse_late_line() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from ledger_entries where tenant = new.tenant and id = new.entry_id)
      then raise exception 'ledger entry is closed'; end if;
      return new;
    end $$;
    create trigger ledger_lines_never_late before insert on ledger_lines
        for each row execute function ledger_refuse_late_line()";

const SETTLED_ONCE_SQLITE: &str = "
    create trigger ledger_holds_settle_once before update on ledger_holds
    when old.state <> 'pending' or old.id <> new.id or old.agency_id <> new.agency_id or old.tenant <> new.tenant
      or old.amount_minor <> new.amount_minor or old.currency <> new.currency
      or old.order_reference <> new.order_reference
    begin select raise(abort, 'ledger hold is settled'); end";

const SETTLED_ONCE_POSTGRES: &str = "
    create function ledger_settle_once() returns trigger language plpgsql as $$
    begin
      if old.state <> 'pending' or old.id <> new.id or old.agency_id <> new.agency_id or old.tenant <> new.tenant
        or old.amount_minor <> new.amount_minor or old.currency <> new.currency
        or old.order_reference <> new.order_reference
      then raise exception 'ledger hold is settled'; end if;
      return new;
    end $$;
    create trigger ledger_holds_settle_once before update on ledger_holds
        for each row execute function ledger_settle_once()";
