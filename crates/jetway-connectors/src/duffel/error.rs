//! Meaning of a failed call, for reads and for writes.

use super::wire::ApiError;
use crate::port::air::{Outcome, Rejection, SupplierError};

/// Why a call has no usable response.
#[derive(Debug, Clone, thiserror::Error)]
pub(super) enum CallError {
    /// Understood and refused: nothing was done.
    #[error("refused: {status} {}", codes(.errors))]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The reasons.
        errors: Vec<ApiError>,
    },
    /// Not sent, or rejected on arrival: nothing was done.
    #[error("not accepted: {0}")]
    NotTaken(String),
    /// Timed out; the request may have been executed.
    #[error("no answer in time")]
    Timeout,
    /// An unusable response; the request may have been executed.
    #[error("unusable response: {0}")]
    Broken(String),
    /// Several orders share one reference; none of them is changed.
    #[error("this reference is not unique")]
    Ambiguous,
}

fn codes(errors: &[ApiError]) -> String {
    let codes: Vec<_> = errors.iter().map(|error| error.code.as_str()).collect();
    codes.join(", ")
}

impl CallError {
    fn reason(&self) -> Option<&ApiError> {
        match self {
            Self::Refused { errors, .. } => errors.first(),
            Self::NotTaken(_) | Self::Timeout | Self::Broken(_) | Self::Ambiguous => None,
        }
    }

    /// Code of the first reason.
    pub(super) fn code(&self) -> Option<&str> {
        self.reason().map(|error| error.code.as_str())
    }

    /// Whether the object does not exist.
    pub(super) const fn is_not_found(&self) -> bool {
        matches!(self, Self::Refused { status: 404, .. })
    }

    /// Whether an offer is no longer available.
    pub(super) fn is_gone(&self) -> bool {
        let codes = [
            "offer_no_longer_available",
            "offer_expired",
            "offer_request_already_booked",
        ];
        self.code().is_some_and(|code| codes.contains(&code))
    }

    /// Outcome of a write.
    pub(super) fn outcome<T>(self) -> Outcome<T> {
        if self.is_gone() {
            return Outcome::Rejected(Rejection::SoldOut);
        }
        match self {
            Self::Timeout | Self::Broken(_) => Outcome::Unknown,
            Self::NotTaken(_) => refused("the airline cannot be reached"),
            Self::Ambiguous => refused("the airline has several bookings under this reference"),
            Self::Refused { status: 404, .. } => refused("the airline does not know this booking"),
            Self::Refused { status, errors } => refused(&words(status, errors.first())),
        }
    }

    /// Outcome of a cancellation. Only the airline's own refusal is final; rejections before the airline was asked are
    /// retried.
    pub(super) fn cancelled(self) -> Outcome<()> {
        match self.reason() {
            Some(reason) if reason.code == "already_cancelled" => Outcome::Done(()),
            Some(reason) if reason.code == "order_not_cancellable" || reason.is_of_airline() => self.outcome(),
            Some(_) | None => {
                tracing::warn!(error = %self, "a booking could not be cancelled at the airline; it will be tried again");
                Outcome::Unknown
            }
        }
    }
}

/// The refusal's text for agents: the airline's words, and errors about travellers. Other errors concern the account or
/// the connection and are only logged.
fn words(status: u16, reason: Option<&ApiError>) -> String {
    let Some(reason) = reason else {
        return "the airline refused".to_owned();
    };
    if reason.is_of_airline() || reason.is_about_travellers() {
        return reason.message.clone();
    }
    let ApiError {
        kind, code, message, ..
    } = reason;
    tracing::warn!(
        status,
        kind,
        code,
        message,
        "refused for a reason that agents are not told"
    );
    let ours = match code.as_str() {
        "already_cancelled" => "the record is cancelled",
        "order_not_cancellable" => "the airline does not cancel this booking",
        "past_payment_required_by_date" => "the time to pay this booking is over",
        _ => "the airline cannot take this now",
    };
    ours.to_owned()
}

impl ApiError {
    /// Whether the airline itself refused. Its technical errors are no answer, and an empty balance is our problem.
    fn is_of_airline(&self) -> bool {
        let other = ["airline_internal", "airline_unknown", "insufficient_balance"];
        self.kind == "airline_error" && !other.contains(&self.code.as_str()) && !self.message.is_empty()
    }

    /// Whether a traveller's data was rejected. The booking's contact is the operator's.
    fn is_about_travellers(&self) -> bool {
        let pointer = self.source.as_ref().and_then(|source| source.pointer.as_deref());
        let pointer = pointer.unwrap_or_default();
        let is_contact = pointer.ends_with("/email") || pointer.ends_with("/phone_number");
        let is_named = pointer.contains("/passengers") || self.code.contains("passenger");
        let is_check = matches!(self.kind.as_str(), "validation_error" | "invalid_request_error");
        is_check && is_named && !is_contact && !self.message.is_empty()
    }
}

/// A definite refusal with our own text.
pub(super) fn refused<T>(why: &str) -> Outcome<T> {
    Outcome::Rejected(Rejection::Refused(why.to_owned()))
}

impl From<CallError> for SupplierError {
    fn from(error: CallError) -> Self {
        match error {
            CallError::Timeout => Self::Timeout,
            CallError::Refused { status: 404, .. } => Self::NotFound,
            CallError::Refused { status: 400 | 422, .. } => Self::Refused(error.to_string()),
            CallError::Refused { .. } | CallError::NotTaken(_) | CallError::Broken(_) | CallError::Ambiguous => {
                Self::Unavailable(error.to_string())
            }
        }
    }
}

#[cfg(test)]
mod tests;
