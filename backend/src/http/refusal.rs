//! The error type of handlers, and the mapping of common errors to it.

use axum::response::{IntoResponse, Response};
use http::StatusCode;
use jetway_app::context::DbError;
use jetway_problem::{ErrorCode, Problem};

use crate::wire::field_error::BadField;

/// Ends a request with a problem document, which `http::finish` writes.
#[derive(Debug, Clone)]
pub(crate) struct Refusal(Box<Problem>);

impl Refusal {
    pub(crate) fn new(code: ErrorCode) -> Self {
        Problem::new(code).into()
    }

    /// `request.invalid` with the invalid fields.
    pub(crate) fn fields(bad: Vec<BadField>) -> Self {
        let count = bad.len();
        let detail = format!(
            "{count} {} cannot be used.",
            if count == 1 { "field" } else { "fields" }
        );
        let errors = bad.into_iter().map(BadField::into_error).collect();
        Problem::new(ErrorCode::RequestInvalid)
            .detail(detail)
            .errors(errors)
            .into()
    }

    /// `request.invalid` for a header or parameter.
    pub(crate) fn unusable(detail: impl Into<String>) -> Self {
        Problem::new(ErrorCode::RequestInvalid).detail(detail).into()
    }

    /// `server.error`. The cause is logged and not sent to the caller.
    pub(crate) fn ours(cause: &dyn std::fmt::Display) -> Self {
        tracing::error!(%cause, "request failed");
        Self::new(ErrorCode::ServerError)
    }

    /// The error code.
    pub(crate) const fn code(&self) -> ErrorCode {
        self.0.code()
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Self {
        Self::new(code)
    }
}

impl From<BadField> for Refusal {
    fn from(bad: BadField) -> Self {
        Self::fields(vec![bad])
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(Box::new(problem))
    }
}

impl From<DbError> for Refusal {
    fn from(error: DbError) -> Self {
        if error.retryable() {
            tracing::warn!(%error, "database unavailable");
            return Self::new(ErrorCode::ServerUnavailable);
        }
        Self::ours(&error)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = status.into_response();
        response.extensions_mut().insert(self.0);
        response
    }
}
