//! Refusals: why the gateway answers a request itself instead of passing it on.

use http::StatusCode;
use jetway_problem::ErrorCode;

/// The rate a request exceeded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateLimit {
    /// Name of the class of requests that share the rate.
    pub class: &'static str,
    /// Requests allowed per minute.
    pub per_minute: u32,
    /// Whole seconds until the next request is allowed; at least 1.
    pub seconds: u32,
}

/// Why the gateway answers instead of the backend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The request is ambiguous or malformed.
    Unreadable(&'static str),
    /// Too many headers, or too large ones.
    HeadersTooLarge,
    /// Path and query exceed the limit.
    TargetTooLong,
    /// The body exceeds the limit.
    BodyTooLarge,
    /// The body has a content coding, which the gateway does not decode.
    CodedBody,
    /// No tenant has this host.
    UnknownHost,
    /// The connection was made for another host.
    Misdirected,
    /// Nothing exists at this path.
    NotFound,
    /// The path does not support this method.
    MethodNotAllowed,
    /// The method is unknown.
    MethodUnknown,
    /// A rate limit is exceeded.
    RateLimited(RateLimit),
    /// Too many requests are running; seconds until a retry.
    Overloaded(u32),
    /// The token is invalid or expired.
    SessionExpired,
    /// The token belongs to another tenant.
    WrongTenant,
    /// The path has no WebSocket, or the handshake is invalid.
    UpgradeRefused,
    /// A page of another site requested a WebSocket.
    ForeignOrigin,
    /// Too many open WebSockets.
    TooManyUpgrades,
    /// The backend cannot be reached.
    UpstreamDown,
    /// The backend closed the connection before its response was complete.
    UpstreamBroken,
    /// The backend timed out.
    UpstreamTimeout,
    /// The client accepts cached responses only, and none is cached.
    NotKept,
    /// The portal is suspended.
    Suspended,
    /// The portal is under maintenance; seconds until a retry.
    Maintenance(u32),
    /// No tenants are loaded yet.
    NoTenants,
    /// No shell is published.
    NoShell,
    /// An internal error.
    Internal,
}

impl Refusal {
    /// Code of the problem document.
    pub const fn error_code(self) -> ErrorCode {
        match self {
            Self::Unreadable(_) => ErrorCode::RequestUnreadable,
            Self::HeadersTooLarge => ErrorCode::HeadersTooLarge,
            Self::TargetTooLong => ErrorCode::EdgeTargetTooLong,
            Self::BodyTooLarge => ErrorCode::RequestTooLarge,
            Self::CodedBody => ErrorCode::EdgeCodedBody,
            Self::UnknownHost => ErrorCode::EdgeUnknownHost,
            Self::Misdirected => ErrorCode::EdgeMisdirected,
            Self::NotFound => ErrorCode::RequestNotFound,
            Self::MethodNotAllowed => ErrorCode::RequestMethodNotAllowed,
            Self::MethodUnknown => ErrorCode::EdgeMethodUnknown,
            Self::RateLimited(_) => ErrorCode::EdgeRateLimited,
            Self::Overloaded(_) => ErrorCode::EdgeOverloaded,
            Self::SessionExpired => ErrorCode::SessionExpired,
            Self::WrongTenant => ErrorCode::SessionWrongTenant,
            Self::UpgradeRefused => ErrorCode::EdgeUpgradeRefused,
            Self::ForeignOrigin => ErrorCode::EdgeForeignOrigin,
            Self::TooManyUpgrades => ErrorCode::RequestRateLimited,
            Self::UpstreamDown => ErrorCode::EdgeUpstreamDown,
            Self::UpstreamBroken => ErrorCode::EdgeUpstreamBroken,
            Self::UpstreamTimeout => ErrorCode::EdgeUpstreamTimeout,
            Self::NotKept => ErrorCode::EdgeNotKept,
            Self::Suspended => ErrorCode::TenantSuspended,
            Self::Maintenance(_) => ErrorCode::TenantMaintenance,
            Self::NoTenants | Self::NoShell => ErrorCode::ServerUnavailable,
            Self::Internal => ErrorCode::ServerError,
        }
    }

    /// Seconds until a retry is useful.
    pub const fn retry_after(self) -> Option<u32> {
        match self {
            Self::RateLimited(limit) => Some(limit.seconds),
            Self::Overloaded(seconds) => Some(seconds),
            Self::UpstreamDown => Some(2),
            Self::Maintenance(seconds) => Some(seconds),
            Self::NoTenants => Some(2),
            Self::NoShell => Some(5),
            Self::TooManyUpgrades => Some(10),
            _ => None,
        }
    }

    /// Detail of the problem document.
    pub const fn detail(self) -> Option<&'static str> {
        match self {
            Self::Unreadable(detail) => Some(detail),
            Self::NoShell => Some("The portal is not published yet."),
            Self::NoTenants => Some("The gateway has not loaded its portals yet."),
            _ => None,
        }
    }

    /// Status to answer with.
    pub fn status(self) -> StatusCode {
        StatusCode::from_u16(self.error_code().status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The stable error code.
    pub const fn code(self) -> &'static str {
        self.error_code().as_str()
    }

    /// Whether the connection must be closed, because the rest of it cannot be parsed.
    pub const fn ends_connection(self) -> bool {
        matches!(
            self,
            Self::Unreadable(_)
                | Self::HeadersTooLarge
                | Self::TargetTooLong
                | Self::BodyTooLarge
                | Self::MethodUnknown
                | Self::UpgradeRefused
                | Self::ForeignOrigin
                | Self::TooManyUpgrades
        )
    }
}
