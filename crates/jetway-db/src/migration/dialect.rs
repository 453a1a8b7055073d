//! One SQL text for two engines.
//!
//! `@uuid @time @date @int @bool @json @bytes` stand for the engine's type. SQLite tables are `STRICT`; on PostgreSQL every
//! tenant table is under row-level security that its owner cannot bypass.

use sea_orm::{ConnectionTrait, DbBackend, DbErr};
use sea_orm_migration::SchemaManager;

const TYPES: [(&str, &str, &str); 7] = [
    ("@uuid", "blob", "uuid"),
    ("@time", "text", "timestamptz"),
    ("@date", "text", "date"),
    ("@int", "integer", "bigint"),
    ("@bool", "integer", "boolean"),
    ("@json", "text", "jsonb"),
    ("@bytes", "blob", "bytea"),
];

fn translate(sql: &str, backend: DbBackend) -> String {
    TYPES.iter().fold(sql.to_owned(), |sql, (token, sqlite, postgres)| {
        sql.replace(token, if backend == DbBackend::Sqlite { sqlite } else { postgres })
    })
}

/// Run SQL that both engines understand once the types are filled in.
pub(super) async fn run(manager: &SchemaManager<'_>, sql: &str) -> Result<(), DbErr> {
    let sql = translate(sql, manager.get_database_backend());
    manager.get_connection().execute_unprepared(&sql).await.map(drop)
}

/// Run the text of the engine at hand; nothing when it is empty.
pub(super) async fn run_either(manager: &SchemaManager<'_>, sqlite: &str, postgres: &str) -> Result<(), DbErr> {
    let sql = if manager.get_database_backend() == DbBackend::Sqlite {
        sqlite
    } else {
        postgres
    };
    if sql.is_empty() {
        Ok(())
    } else {
        run(manager, sql).await
    }
}

/// Create a table without a tenant column.
pub(super) async fn create_shared_table(manager: &SchemaManager<'_>, name: &str, body: &str) -> Result<(), DbErr> {
    let create = format!("create table {name} ({body})");
    run_either(manager, &format!("{create} strict"), &create).await
}

/// Create a table whose column `tenant` says whose each row is; `body` is everything after that column.
pub(super) async fn create_tenant_table(manager: &SchemaManager<'_>, name: &str, body: &str) -> Result<(), DbErr> {
    create_shared_table(manager, name, &format!("tenant text not null, {body}")).await?;
    let wall = format!(
        "alter table {name} enable row level security;
         alter table {name} force row level security;
         create policy tenant_wall on {name}
             using (tenant = current_setting('jetway.tenant', true))
             with check (tenant = current_setting('jetway.tenant', true))"
    );
    run_either(manager, "", &wall).await
}

/// Let the migration see every tenant's rows of a table, until [`raise_wall`]. PostgreSQL only; SQLite has no such wall.
pub(super) async fn lift_wall(manager: &SchemaManager<'_>, table: &str) -> Result<(), DbErr> {
    let lift = format!("alter table {table} no force row level security");
    run_either(manager, "", &lift).await
}

/// Bind the owner of a table to its tenants again.
pub(super) async fn raise_wall(manager: &SchemaManager<'_>, table: &str) -> Result<(), DbErr> {
    let raise = format!("alter table {table} force row level security");
    run_either(manager, "", &raise).await
}

/// Make a table append-only: `verbs` of `update`, `delete` are refused, and on PostgreSQL `truncate` with them.
pub(super) async fn forbid(manager: &SchemaManager<'_>, table: &str, verbs: &[&str]) -> Result<(), DbErr> {
    for verb in verbs {
        let name = format!("{table}_never_{verb}");
        let message = format!("{table} is append-only");
        let sqlite =
            format!("create trigger {name} before {verb} on {table} begin select raise(abort, '{message}'); end");
        let postgres = format!(
            "create trigger {name} before {verb} on {table} for each row execute function jetway_refuse('{message}')"
        );
        run_either(manager, &sqlite, &postgres).await?;
    }
    let truncate = format!(
        "create trigger {table}_never_truncate before truncate on {table}
             for each statement execute function jetway_refuse('{table} is append-only')"
    );
    run_either(manager, "", &truncate).await
}

/// Drop tables, last made first.
pub(super) async fn drop_tables(manager: &SchemaManager<'_>, names: &[&str]) -> Result<(), DbErr> {
    for name in names.iter().rev() {
        run(manager, &format!("drop table {name}")).await?;
    }
    Ok(())
}
