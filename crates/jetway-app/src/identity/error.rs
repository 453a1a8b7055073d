//! Why an identity use case failed on our side.

use jetway_db::DbError;

use super::{HashError, InvalidToken};

/// Why signing in failed on our side.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// The password could not be checked.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// No token could be made.
    #[error(transparent)]
    Token(#[from] InvalidToken),
    /// A job's payload is not what its kind says.
    #[error("a job with a payload that is not its own")]
    Job,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}
