//! Opening the database, and the two kinds of transaction.

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, Utc};
use jetway_domain::ids::TenantId;
use sea_orm::sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sea_orm::{
    AccessMode, ConnectOptions, ConnectionTrait, DatabaseConnection, DbBackend, IsolationLevel, SqliteTransactionMode,
    Statement, TransactionOptions, TransactionTrait,
};
use sea_orm_migration::MigratorTrait;

use crate::migration::Migrator;
use crate::{DbError, Engine, TenantScope, Timed, Tx};

/// How long a writer waits for the write lock before the call fails as busy.
const WRITER_TIMEOUT: Duration = Duration::from_secs(20);

/// How long PostgreSQL waits for a row another transaction holds.
const WAIT_FOR_ROW: &str = "20s";

const READERS: u32 = 8;

/// The database of one deployment. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Database {
    writer: DatabaseConnection,
    reader: DatabaseConnection,
    engine: Engine,
}

impl Database {
    /// Open `sqlite://path/to/file.db` (made when missing) or `postgres://…`, and bring the schema up to date.
    ///
    /// # Errors
    /// When it is neither, cannot be reached, a migration fails, or the PostgreSQL role would bypass row security.
    pub async fn open(url: &str) -> Result<Self, DbError> {
        let database = if let Some(path) = url.strip_prefix("sqlite:") {
            Self::open_sqlite(url, path).await?
        } else if url.starts_with("postgres://") {
            Self::open_postgres(url).await?
        } else {
            return Err(DbError::UnknownEngine);
        };
        Migrator::up(&database.writer, None).await?;
        Ok(database)
    }

    async fn open_sqlite(url: &str, path: &str) -> Result<Self, DbError> {
        let path = path.trim_start_matches("//").split('?').next().unwrap_or_default();
        if let Some(directory) = Path::new(path).parent() {
            std::fs::create_dir_all(directory).map_err(DbError::Directory)?;
        }
        let writer = sea_orm::Database::connect(sqlite_options(url, 1, false)).await?;
        let reader = sea_orm::Database::connect(sqlite_options(url, READERS, true)).await?;
        Ok(Self {
            writer,
            reader,
            engine: Engine::Sqlite,
        })
    }

    async fn open_postgres(url: &str) -> Result<Self, DbError> {
        let mut options = ConnectOptions::new(url);
        options
            .max_connections(16)
            .acquire_timeout(WRITER_TIMEOUT)
            .sqlx_logging(false);
        let pool = sea_orm::Database::connect(options).await?;
        refuse_row_security_bypass(&pool).await?;
        Ok(Self {
            writer: pool.clone(),
            reader: pool,
            engine: Engine::Postgres,
        })
    }

    /// The engine in use.
    #[must_use]
    pub const fn engine(&self) -> Engine {
        self.engine
    }

    /// Begin a transaction that may write. On SQLite it holds the write lock from the start, so two transactions
    /// can never both read a balance before either writes it. Keep it short: no supplier call inside.
    ///
    /// # Errors
    /// When no connection is free in time.
    pub async fn begin(&self, scope: &TenantScope) -> Result<Tx, DbError> {
        let options = TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        };
        self.bind(self.writer.begin_with_options(options).await?, scope).await
    }

    /// Begin a read-only transaction on one consistent snapshot.
    ///
    /// # Errors
    /// When no connection is free in time.
    pub async fn read(&self, scope: &TenantScope) -> Result<Tx, DbError> {
        // SQLite's WAL gives a reader one snapshot and `query_only` forbids writes; SeaORM warns if asked for either.
        let options = match self.engine {
            Engine::Sqlite => TransactionOptions::default(),
            Engine::Postgres => TransactionOptions {
                isolation_level: Some(IsolationLevel::RepeatableRead),
                access_mode: Some(AccessMode::ReadOnly),
                ..TransactionOptions::default()
            },
        };
        self.bind(self.reader.begin_with_options(options).await?, scope).await
    }

    /// `set_config(…, true)` is `SET LOCAL`: the tenant ends with the transaction, so a pooled connection cannot
    /// carry it to the next request.
    async fn bind(&self, conn: sea_orm::DatabaseTransaction, scope: &TenantScope) -> Result<Tx, DbError> {
        if self.engine == Engine::Postgres {
            let sql = "select set_config('jetway.tenant', $1, true), set_config('lock_timeout', $2, true)";
            let values = [scope.key().into(), WAIT_FOR_ROW.into()];
            conn.query_one_raw(Statement::from_sql_and_values(DbBackend::Postgres, sql, values))
                .await?;
        }
        Ok(Tx::new(conn, scope.clone(), self.engine))
    }

    /// The tenants that ever had an agency, for work that visits each under its own scope.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tenants(&self) -> Result<Vec<TenantId>, DbError> {
        let sql = "select tenant from tenant_registry order by tenant";
        self.tenants_of(Statement::from_string(self.backend(), sql)).await
    }

    /// The tenants with due rows, and [`TenantId::operations`] if operators have any, for work that visits each under its own scope. One indexed query, however many
    /// tenants there are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tenants_due(&self, timed: Timed, now: DateTime<Utc>) -> Result<Vec<TenantId>, DbError> {
        let sql = "select distinct tenant from timers where source = $1 and due_at <= $2 order by tenant";
        let values = [timed.source().into(), now.into()];
        self.tenants_of(Statement::from_sql_and_values(self.backend(), sql, values))
            .await
    }

    async fn tenants_of(&self, query: Statement) -> Result<Vec<TenantId>, DbError> {
        let rows = self.reader.query_all_raw(query).await?;
        rows.iter()
            .map(|row| {
                let slug: String = row.try_get("", "tenant")?;
                if slug == TenantId::OPERATIONS {
                    return Ok(TenantId::operations());
                }
                TenantId::parse(&slug).map_err(|_| DbError::Unreadable("tenant"))
            })
            .collect()
    }

    /// Check that the database answers.
    ///
    /// # Errors
    /// When it does not.
    pub async fn ping(&self) -> Result<(), DbError> {
        self.writer.ping().await?;
        Ok(self.reader.ping().await?)
    }

    /// Close all connections after their running statements end.
    ///
    /// # Errors
    /// When the driver fails to close.
    pub async fn close(&self) -> Result<(), DbError> {
        self.writer.close_by_ref().await?;
        Ok(self.reader.close_by_ref().await?)
    }

    const fn backend(&self) -> DbBackend {
        match self.engine {
            Engine::Sqlite => DbBackend::Sqlite,
            Engine::Postgres => DbBackend::Postgres,
        }
    }
}

/// `synchronous=FULL` is not tuned down: in WAL mode `NORMAL` may lose commits when the power goes.
fn sqlite_options(url: &str, connections: u32, query_only: bool) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options
        .max_connections(connections)
        .acquire_timeout(WRITER_TIMEOUT)
        .sqlx_logging(false);
    options.map_sqlx_sqlite_opts(move |sqlite: SqliteConnectOptions| {
        let sqlite = sqlite
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(WRITER_TIMEOUT);
        if query_only {
            sqlite.pragma("query_only", "on")
        } else {
            sqlite
        }
    });
    options
}

/// For tests only; the testkit turns the feature on.
#[cfg(feature = "testing")]
impl Database {
    /// Revert every migration and apply them again. All data is lost.
    ///
    /// # Errors
    /// When a migration fails in either direction.
    pub async fn migrate_down_and_up(&self) -> Result<(), DbError> {
        Ok(Migrator::refresh(&self.writer).await?)
    }

    /// Revert a migration, by name, and all after it, so that a test can fill the earlier schema. All rows of the tables
    /// concerned are lost.
    ///
    /// # Errors
    /// When a migration fails.
    pub async fn undo_migrations_from(&self, name: &str) -> Result<(), DbError> {
        let steps = Migrator::migrations();
        let undone = steps
            .iter()
            .skip_while(|step| sea_orm_migration::MigrationName::name(&***step) != name)
            .count();
        let undone = u32::try_from(undone).map_err(|_| DbError::Unreadable("seaql_migrations"))?;
        Ok(Migrator::down(&self.writer, Some(undone)).await?)
    }

    /// Run raw SQL, bypassing repositories and tenants. Tests only.
    ///
    /// # Errors
    /// When the engine refuses it.
    pub async fn run_as_intruder(&self, sql: &str) -> Result<(), DbError> {
        Ok(self.writer.execute_unprepared(sql).await.map(drop)?)
    }
}

async fn refuse_row_security_bypass(pool: &DatabaseConnection) -> Result<(), DbError> {
    let sql = "select rolname::text as role from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)";
    match pool
        .query_one_raw(Statement::from_string(DbBackend::Postgres, sql))
        .await?
    {
        Some(row) => Err(DbError::RoleBypassesRowSecurity(row.try_get("", "role")?)),
        None => Ok(()),
    }
}
