//! Errors of operators' use cases.

use jetway_db::DbError;

use crate::context::sealed::SealError;
use crate::identity::{HashError, Weakness};

/// Errors of operators' use cases.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// No operator has this e-mail address.
    #[error("there is no such operator")]
    Unknown,
    /// Another operator has this name, which must be unique in the audit trail.
    #[error("another operator has this name")]
    NameTaken,
    /// The invitation is unknown, used or expired.
    #[error("the invitation was used or has expired")]
    InvitationOver,
    /// The password is too easy to guess.
    #[error("the password is too easy to guess")]
    Weak(Weakness),
    /// The one-time code is wrong.
    #[error("the one-time code is wrong")]
    WrongCode,
    /// The secret of an authenticator cannot be used.
    #[error("the secret of an authenticator cannot be used")]
    Totp,
    /// A secret cannot be sealed or opened.
    #[error(transparent)]
    Seal(#[from] SealError),
    /// The password could not be hashed or checked.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}
