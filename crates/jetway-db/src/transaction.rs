//! A transaction bound to one tenant.

use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DatabaseTransaction, Statement};

use crate::{DbError, Engine, TenantScope};

/// A database transaction that sees one tenant. Dropped without [`Tx::commit`], it rolls back.
#[derive(Debug)]
pub struct Tx {
    pub(crate) conn: DatabaseTransaction,
    scope: TenantScope,
    engine: Engine,
}

impl Tx {
    pub(crate) const fn new(conn: DatabaseTransaction, scope: TenantScope, engine: Engine) -> Self {
        Self { conn, scope, engine }
    }

    /// The tenant whose rows it sees.
    #[must_use]
    pub const fn scope(&self) -> &TenantScope {
        &self.scope
    }

    pub(crate) fn tenant(&self) -> String {
        self.scope.key().to_owned()
    }

    /// The engine it runs on.
    #[must_use]
    pub const fn engine(&self) -> Engine {
        self.engine
    }

    /// Record that this tenant has rows, so that background work visits it.
    pub(crate) async fn register_tenant(&self, now: DateTime<Utc>) -> Result<(), DbError> {
        let sql = "insert into tenant_registry (tenant, first_seen_at) values ($1, $2) on conflict do nothing";
        let values = [self.tenant().into(), now.into()];
        let backend = self.conn.get_database_backend();
        let statement = Statement::from_sql_and_values(backend, sql, values);
        self.conn.execute_raw(statement).await?;
        Ok(())
    }

    /// Commit.
    ///
    /// # Errors
    /// When the database refuses or is unreachable; then nothing was changed.
    pub async fn commit(self) -> Result<(), DbError> {
        Ok(self.conn.commit().await?)
    }

    /// Roll back.
    ///
    /// # Errors
    /// When the connection is lost; the database then rolls back by itself.
    pub async fn rollback(self) -> Result<(), DbError> {
        Ok(self.conn.rollback().await?)
    }
}

/// For tests only; the testkit turns the feature on.
#[cfg(feature = "testing")]
impl Tx {
    /// Run raw SQL, bypassing repositories. Tests only.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn tamper(&self, sql: &str) -> Result<u64, DbError> {
        Ok(self.conn.execute_unprepared(sql).await?.rows_affected())
    }

    /// The first column, a text, of the rows that raw SQL selects. Tests only.
    ///
    /// # Errors
    /// When the database refuses, or the column is not text.
    pub async fn peek(&self, sql: &str) -> Result<Vec<String>, DbError> {
        let statement = Statement::from_string(self.conn.get_database_backend(), sql);
        let rows = self.conn.query_all_raw(statement).await?;
        rows.iter().map(|row| Ok(row.try_get_by_index(0)?)).collect()
    }
}
