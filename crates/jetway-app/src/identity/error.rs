//! Internal errors of identity use cases.

use jetway_db::DbError;

use super::{HashError, InvalidToken};

/// An internal error of sign-in.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The password could not be checked.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// No token could be created.
    #[error(transparent)]
    Token(#[from] InvalidToken),
    /// A job's payload does not fit its kind.
    #[error("the payload does not belong to this kind of job")]
    Job,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}
