//! An agency's company settings: profile, licences, branches, staff and bank accounts.

pub mod bank_accounts;
pub mod branches;
pub mod documents;
pub mod licences;
pub mod profile;
pub mod remarks;
pub mod staff;
pub mod standing;
mod trail;

use jetway_db::DbError;

/// Why an entry was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    /// It does not exist, or the caller may not see it.
    #[error("there is no such entry")]
    NotFound,
    /// A concurrent change was saved first.
    #[error("it was changed concurrently")]
    Changed,
    /// Another entry has this key.
    #[error("a record with these values exists")]
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
