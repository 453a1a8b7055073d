//! An agency's own affairs: what it is, its papers, its branches, people and bank accounts.

pub mod bank_accounts;
pub mod branches;
pub mod documents;
pub mod profile;
pub mod remarks;
pub mod staff;
mod trail;

use jetway_db::DbError;

/// Why an entry was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    /// There is none, or not for them.
    #[error("there is no such entry")]
    NotFound,
    /// Somebody has changed it since it was read.
    #[error("it was changed meanwhile")]
    Changed,
    /// Another entry has this key already.
    #[error("there is one like it")]
    Duplicate,
    /// The database failed.
    #[error(transparent)]
    Database(DbError),
}

impl From<DbError> for ChangeError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::Duplicate(_) => Self::Duplicate,
            other => Self::Database(other),
        }
    }
}
