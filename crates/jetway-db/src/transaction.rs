//! A transaction bound to one tenant.

use sea_orm::DatabaseTransaction;

use crate::{DbError, Engine, TenantScope};

/// A database transaction that sees one tenant. Dropped without [`Tx::commit`], it leaves nothing behind.
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

    /// Whose rows it sees.
    #[must_use]
    pub const fn scope(&self) -> &TenantScope {
        &self.scope
    }

    pub(crate) fn tenant(&self) -> String {
        self.scope.key().to_owned()
    }

    /// Which engine it runs on.
    #[must_use]
    pub const fn engine(&self) -> Engine {
        self.engine
    }

    /// Make everything done in it durable, at once.
    ///
    /// # Errors
    /// When the database refuses or is gone; then nothing was done.
    pub async fn commit(self) -> Result<(), DbError> {
        Ok(self.conn.commit().await?)
    }

    /// Undo everything done in it.
    ///
    /// # Errors
    /// When the connection is gone; the database then undoes it by itself.
    pub async fn rollback(self) -> Result<(), DbError> {
        Ok(self.conn.rollback().await?)
    }
}

/// A door that only a test opens; the testkit turns it on.
#[cfg(feature = "testing")]
impl Tx {
    /// Run SQL past every repository, as one who tampers would.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn tamper(&self, sql: &str) -> Result<u64, DbError> {
        use sea_orm::ConnectionTrait;
        Ok(self.conn.execute_unprepared(sql).await?.rows_affected())
    }
}
