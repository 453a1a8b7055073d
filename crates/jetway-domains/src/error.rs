//! Why something about a domain was not done, said so that an operator can act on it.

use chrono::{DateTime, Utc};

/// What stood in the way.
#[derive(Debug, thiserror::Error)]
pub enum DomainError {
    /// A rule says no.
    #[error("{0}")]
    Refused(String),
    /// There is no such claim.
    #[error("nobody has claimed {0}; run `jetway domain add {0} --tenant <slug>` first")]
    NotClaimed(String),
    /// The claim was not proven in time.
    #[error("the claim to {0} lapsed unproven; run `jetway domain add` again for a new token")]
    Lapsed(String),
    /// The owner has not agreed.
    #[error("the claim to {0} is not proven, so nothing is issued for it; run `jetway domain verify {0}`")]
    Unproven(String),
    /// The last answer stands.
    #[error("{host} was denied ({because}) and is not tried again before {until}; --now tries at once")]
    NotYet {
        /// Which.
        host: String,
        /// The denial.
        because: String,
        /// From when on.
        until: DateTime<Utc>,
    },
    /// Looked, and not found.
    #[error("the claim to {host} is not proven: {because}")]
    Denied {
        /// Which.
        host: String,
        /// What was found instead.
        because: String,
    },
    /// The host does not lead to us.
    #[error("{host} does not lead to this gateway yet: {because}; nothing was ordered")]
    Elsewhere {
        /// Which.
        host: String,
        /// What was found instead.
        because: String,
    },
    /// The authority did not issue.
    #[error("no certificate for {host}: {because}")]
    NotIssued {
        /// Which.
        host: String,
        /// The authority's words, or ours.
        because: String,
        /// Whether trying soon is pointless.
        is_final: bool,
    },
    /// Enough for this hour.
    #[error(
        "{limit} orders were made within an hour, which is the limit (acme.orders_per_hour); the next from {until}"
    )]
    Budget {
        /// The limit.
        limit: usize,
        /// From when on.
        until: DateTime<Utc>,
    },
    /// Another process has it.
    #[error("another `jetway domain` is busy with {0}; try again when it is done")]
    Busy(String),
    /// Disk, settings, a broken file.
    #[error(transparent)]
    Fault(#[from] anyhow::Error),
}
