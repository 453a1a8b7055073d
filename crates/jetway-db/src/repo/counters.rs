//! Counters that only grow, such as the sequence of order references.

use sea_orm::{ConnectionTrait, Statement};

use crate::{DbError, Tx};

/// The counters of one tenant.
#[derive(Debug)]
pub struct Counters<'t>(&'t Tx);

impl Tx {
    /// The counters of this tenant.
    #[must_use]
    pub const fn counters(&self) -> Counters<'_> {
        Counters(self)
    }
}

impl Counters<'_> {
    /// The next number of `name`, from 1. Two transactions never get the same number; one that rolls back returns its
    /// number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn next(&self, name: &str) -> Result<u64, DbError> {
        let sql = "insert into counters (tenant, name, value) values ($1, $2, 1)
            on conflict (tenant, name) do update set value = counters.value + 1 returning value";
        let values = [self.0.tenant().into(), name.into()];
        let backend = self.0.conn.get_database_backend();
        let row = self
            .0
            .conn
            .query_one_raw(Statement::from_sql_and_values(backend, sql, values))
            .await?;
        let value: i64 = row.ok_or(DbError::Unreadable("counters.value"))?.try_get("", "value")?;
        u64::try_from(value).map_err(|_| DbError::Unreadable("counters.value"))
    }
}
