//! Why an operators' use case failed.

use jetway_db::DbError;

use crate::identity::{HashError, Weakness};
use crate::sealed::SealError;

/// Why an operators' use case failed.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// No operator has this e-mail address.
    #[error("there is no such operator")]
    Unknown,
    /// Another operator has this name, and the audit trail has names.
    #[error("another operator has this name")]
    NameTaken,
    /// The invitation is unknown, used or over.
    #[error("the invitation is used or over")]
    InvitationOver,
    /// The password is too easy to guess.
    #[error("the password is too easy to guess")]
    Weak(Weakness),
    /// The one-time code is not the authenticator's.
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
