//! Database errors.

use sea_orm::{DbErr, RuntimeErr};

/// A failure of the database itself. Outcomes a use case decides on (unknown user, too little balance) are never
/// errors of this kind; repositories return them as values.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    /// No connection, or none free in time.
    #[error("the database is not reachable")]
    Unavailable(#[source] DbErr),
    /// Another transaction held a lock that this one needs for too long, or in a deadlock.
    #[error("the database is busy")]
    Busy(#[source] DbErr),
    /// A row with the same key exists.
    #[error("a row with this key exists")]
    Duplicate(#[source] DbErr),
    /// A constraint or trigger refused the change, which is a defect of the caller.
    #[error("the database refused the change: {0}")]
    Refused(String),
    /// A stored value cannot be parsed as its type.
    #[error("unreadable value in {0}")]
    Unreadable(&'static str),
    /// The connection's role would bypass row-level security.
    #[error("role {0:?} bypasses row security; connect with a role that is neither superuser nor BYPASSRLS")]
    RoleBypassesRowSecurity(String),
    /// Neither `sqlite:` nor `postgres://`.
    #[error("unknown database address; use sqlite://path or postgres://…")]
    UnknownEngine,
    /// The directory of the database file cannot be made.
    #[error("the directory of the database file cannot be created")]
    Directory(#[source] std::io::Error),
    /// Any other error of the driver.
    #[error("the database failed")]
    Failed(#[source] DbErr),
}

impl DbError {
    /// Whether the same call may succeed if repeated unchanged.
    #[must_use]
    pub const fn retryable(&self) -> bool {
        match self {
            Self::Unavailable(_) | Self::Busy(_) => true,
            Self::Duplicate(_)
            | Self::Refused(_)
            | Self::Unreadable(_)
            | Self::RoleBypassesRowSecurity(_)
            | Self::UnknownEngine
            | Self::Directory(_)
            | Self::Failed(_) => false,
        }
    }
}

impl From<DbErr> for DbError {
    fn from(error: DbErr) -> Self {
        match &error {
            DbErr::ConnectionAcquire(_) | DbErr::Conn(_) => Self::Unavailable(error),
            DbErr::Exec(RuntimeErr::SqlxError(cause)) | DbErr::Query(RuntimeErr::SqlxError(cause)) => {
                let kind = cause
                    .as_database_error()
                    .map(|cause| (code_of(cause), cause.message().to_owned()));
                match kind {
                    Some((Kind::Busy, _)) => Self::Busy(error),
                    Some((Kind::Duplicate, _)) => Self::Duplicate(error),
                    Some((Kind::Refused, message)) => Self::Refused(message),
                    Some((Kind::Other, _)) => Self::Failed(error),
                    None => Self::Unavailable(error),
                }
            }
            _ => Self::Failed(error),
        }
    }
}

enum Kind {
    Busy,
    Duplicate,
    Refused,
    Other,
}

/// Sources: <https://www.sqlite.org/rescode.html> (extended codes), PostgreSQL appendix A (SQLSTATE).
fn code_of(cause: &dyn sea_orm::sqlx::error::DatabaseError) -> Kind {
    match cause.code().as_deref() {
        // SQLITE_BUSY and friends; lock_not_available, deadlock_detected, serialization_failure.
        Some("5" | "6" | "261" | "517" | "55P03" | "40P01" | "40001") => Kind::Busy,
        // SQLITE_CONSTRAINT_UNIQUE, _PRIMARYKEY; unique_violation.
        Some("2067" | "1555" | "23505") => Kind::Duplicate,
        // SQLITE_READONLY, SQLITE_CONSTRAINT and its kinds; integrity, raise_exception, privilege, read-only.
        Some("8" | "19" | "275" | "787" | "1299" | "1811" | "3091") => Kind::Refused,
        Some("23000" | "23001" | "23502" | "23503" | "23514" | "P0001" | "42501" | "25006") => Kind::Refused,
        _ => Kind::Other,
    }
}
