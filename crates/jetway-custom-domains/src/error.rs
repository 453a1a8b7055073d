//! Errors about custom domains, with enough detail for an operator to act.

use chrono::{DateTime, Utc};

/// Why an operation failed.
#[derive(Debug, thiserror::Error)]
pub enum DomainError {
    /// A rule forbids it.
    #[error("{0}")]
    Refused(String),
    /// There is no such claim.
    #[error("no tenant has claimed {0}; run `jetway domain add {0} --tenant <slug>` first")]
    NotClaimed(String),
    /// The claim was not verified in time.
    #[error("the claim to {0} lapsed unproven; run `jetway domain add` again for a new token")]
    Lapsed(String),
    /// The claim is not verified.
    #[error("the claim to {0} is not proven, so nothing is issued for it; run `jetway domain verify {0}`")]
    Unproven(String),
    /// The next check is not due yet.
    #[error("{host} was denied ({because}) and is not tried again before {until}; --now tries at once")]
    NotYet {
        /// The host.
        host: String,
        /// Result of the last check.
        because: String,
        /// When the next check is due.
        until: DateTime<Utc>,
    },
    /// The proof was not found.
    #[error("the claim to {host} is not proven: {because}")]
    Denied {
        /// The host.
        host: String,
        /// What was found instead.
        because: String,
    },
    /// The host does not resolve to us.
    #[error("{host} does not lead to this gateway yet: {because}; nothing was ordered")]
    Elsewhere {
        /// The host.
        host: String,
        /// What was found instead.
        because: String,
    },
    /// The CA did not issue the certificate.
    #[error("no certificate for {host}: {because}")]
    NotIssued {
        /// The host.
        host: String,
        /// The CA's reason, or ours.
        because: String,
        /// Whether an early retry is pointless.
        is_final: bool,
    },
    /// The hourly order limit is reached.
    #[error(
        "{limit} orders were made within an hour, which is the limit (acme.orders_per_hour); the next from {until}"
    )]
    Budget {
        /// The limit.
        limit: usize,
        /// When the next order is possible.
        until: DateTime<Utc>,
    },
    /// Another process holds the lock.
    #[error("another `jetway domain` is busy with {0}; try again when it is done")]
    Busy(String),
    /// A file system error, a setting, or an invalid file.
    #[error(transparent)]
    Fault(#[from] anyhow::Error),
}
