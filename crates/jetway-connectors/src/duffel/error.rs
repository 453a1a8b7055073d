//! What a failed call means: for a question, and for something that was to be done.

use super::wire::ApiError;
use crate::port::air::{Outcome, Rejection, SupplierError};

/// Why a call has no answer that can be used.
#[derive(Debug, Clone, thiserror::Error)]
pub(super) enum CallError {
    /// It was understood and refused: nothing was done.
    #[error("refused: {status} {}", codes(.errors))]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Why.
        errors: Vec<ApiError>,
    },
    /// It never left, or was turned away at the door: nothing was done.
    #[error("not taken: {0}")]
    NotTaken(String),
    /// No answer in time; what was asked may have been done.
    #[error("no answer in time")]
    Timeout,
    /// An answer nobody can use; what was asked may have been done.
    #[error("an unusable answer: {0}")]
    Broken(String),
    /// Several orders have one reference; none of them is touched.
    #[error("this reference is not unique")]
    Ambiguous,
}

fn codes(errors: &[ApiError]) -> String {
    let codes: Vec<_> = errors.iter().map(|error| error.code.as_str()).collect();
    codes.join(", ")
}

impl CallError {
    /// The first reason of a refusal.
    pub(super) fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { errors, .. } => errors.first().map(|error| error.code.as_str()),
            Self::NotTaken(_) | Self::Timeout | Self::Broken(_) | Self::Ambiguous => None,
        }
    }

    /// Whether the thing asked about is not there.
    pub(super) const fn is_not_found(&self) -> bool {
        matches!(self, Self::Refused { status: 404, .. })
    }

    /// What it means for something that was to be done.
    pub(super) fn outcome<T>(self) -> Outcome<T> {
        match self {
            Self::Timeout | Self::Broken(_) => Outcome::Unknown,
            Self::NotTaken(_) => refused("the airline cannot be reached"),
            Self::Ambiguous => refused("the airline has several bookings under this reference"),
            Self::Refused { status: 401 | 403, .. } => refused("the airline does not know us"),
            Self::Refused { status: 404, .. } => refused("the airline does not know this booking"),
            Self::Refused { errors, .. } => match errors.into_iter().next() {
                Some(error) if error.code == "offer_no_longer_available" => Outcome::Rejected(Rejection::SoldOut),
                Some(error) => Outcome::Rejected(Rejection::Refused(error.message)),
                None => refused("the airline refused"),
            },
        }
    }
}

/// A clean refusal in our words.
pub(super) fn refused<T>(why: &str) -> Outcome<T> {
    Outcome::Rejected(Rejection::Refused(why.to_owned()))
}

impl From<CallError> for SupplierError {
    fn from(error: CallError) -> Self {
        match error {
            CallError::Timeout => Self::Timeout,
            CallError::Refused { status: 404, .. } => Self::NotFound,
            CallError::Refused { .. } | CallError::NotTaken(_) | CallError::Broken(_) | CallError::Ambiguous => {
                Self::Unavailable(error.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests;
