//! Refusals of the gateway, in the form the backend uses too (RFC 9457 with our code).

use http::StatusCode;
use serde::Serialize;

use crate::answer::Answer;
use crate::ctx::RequestCtx;

/// Why the gateway answers instead of the backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Bytes that mean two things or nothing.
    Unreadable(&'static str),
    /// Too many or too large headers.
    HeadersTooLarge,
    /// A body over the limit.
    BodyTooLarge,
    /// No tenant has this host.
    UnknownHost,
    /// Nothing lives at this path.
    NotFound,
    /// The path has no such method.
    MethodNotAllowed,
    /// A token that is not valid, or not any more.
    SessionExpired,
    /// A token of another tenant.
    WrongTenant,
    /// The backend does not answer.
    UpstreamDown,
    /// The backend broke off.
    UpstreamBroken,
    /// The backend takes too long.
    UpstreamTimeout,
    /// No shell is published.
    NoShell,
    /// Our own fault.
    Internal,
}

struct Wording {
    status: StatusCode,
    code: &'static str,
    title: &'static str,
    retry_after: Option<u8>,
}

impl Refusal {
    fn wording(self) -> Wording {
        let (status, code, title, retry_after) = match self {
            Self::Unreadable(_) => (
                StatusCode::BAD_REQUEST,
                "request.unreadable",
                "The request cannot be read",
                None,
            ),
            Self::HeadersTooLarge => (
                StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
                "request.too_large",
                "The request has too many or too large headers",
                None,
            ),
            Self::BodyTooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "request.too_large",
                "The request is too large",
                None,
            ),
            Self::UnknownHost => (
                StatusCode::MISDIRECTED_REQUEST,
                "edge.unknown_host",
                "No portal lives at this address",
                None,
            ),
            Self::NotFound => (
                StatusCode::NOT_FOUND,
                "request.not_found",
                "There is nothing at this address",
                None,
            ),
            Self::MethodNotAllowed => (
                StatusCode::METHOD_NOT_ALLOWED,
                "request.method_not_allowed",
                "This cannot be done here",
                None,
            ),
            Self::SessionExpired => (
                StatusCode::UNAUTHORIZED,
                "session.expired",
                "The session has ended",
                None,
            ),
            Self::WrongTenant => (
                StatusCode::UNAUTHORIZED,
                "session.wrong_tenant",
                "The session belongs to another portal",
                None,
            ),
            Self::UpstreamDown => (
                StatusCode::SERVICE_UNAVAILABLE,
                "edge.upstream_down",
                "The service is being restarted",
                Some(2),
            ),
            Self::UpstreamBroken => (
                StatusCode::BAD_GATEWAY,
                "edge.upstream_down",
                "The service broke off before it answered",
                None,
            ),
            Self::UpstreamTimeout => (
                StatusCode::GATEWAY_TIMEOUT,
                "edge.upstream_timeout",
                "The service takes too long to answer",
                None,
            ),
            Self::NoShell => (
                StatusCode::SERVICE_UNAVAILABLE,
                "server.unavailable",
                "The portal is being published",
                Some(5),
            ),
            Self::Internal => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "server.error",
                "Something went wrong on our side",
                None,
            ),
        };
        Wording {
            status,
            code,
            title,
            retry_after,
        }
    }

    /// Status to answer with.
    pub fn status(self) -> StatusCode {
        self.wording().status
    }

    /// The stable code.
    pub fn code(self) -> &'static str {
        self.wording().code
    }

    /// Whether nothing more may be read from the connection.
    pub fn ends_connection(self) -> bool {
        matches!(self, Self::Unreadable(_) | Self::HeadersTooLarge | Self::BodyTooLarge)
    }

    /// As problem+json.
    pub fn answer(self, ctx: &RequestCtx, path: &str) -> Answer {
        let wording = self.wording();
        let document = Document {
            kind: format!("/problems/{}", wording.code),
            title: wording.title,
            status: wording.status.as_u16(),
            detail: if let Self::Unreadable(detail) = self {
                Some(detail)
            } else {
                None
            },
            instance: path,
            code: wording.code,
            request_id: &ctx.request_id,
            retryable: wording.status.is_server_error() && self != Self::Internal,
        };
        let body = serde_json::to_vec(&document).unwrap_or_default();
        let answer = Answer::new(wording.status, "application/problem+json", body).header("cache-control", "no-store");
        match wording.retry_after {
            Some(seconds) => answer.header("retry-after", seconds.to_string()),
            None => answer,
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Document<'a> {
    #[serde(rename = "type")]
    kind: String,
    title: &'a str,
    status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<&'a str>,
    instance: &'a str,
    code: &'a str,
    request_id: &'a str,
    retryable: bool,
}
