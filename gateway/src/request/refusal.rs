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
    /// Bytes that mean two things or nothing.
    Unreadable(&'static str),
    /// Too many or too large headers.
    HeadersTooLarge,
    /// A path and query over the limit.
    TargetTooLong,
    /// A body over the limit.
    BodyTooLarge,
    /// A body in a coding we would have to undo.
    CodedBody,
    /// No tenant has this host.
    UnknownHost,
    /// The connection was made for another host.
    Misdirected,
    /// Nothing lives at this path.
    NotFound,
    /// The path has no such method.
    MethodNotAllowed,
    /// A method nobody here knows.
    MethodUnknown,
    /// Over a rate.
    RateLimited(RateLimit),
    /// No room; seconds after which to ask again.
    Overloaded(u32),
    /// A token that is not valid, or not any more.
    SessionExpired,
    /// A token of another tenant.
    WrongTenant,
    /// No WebSocket here, or none that is asked for like this.
    UpgradeRefused,
    /// A WebSocket asked for by another site's page.
    ForeignOrigin,
    /// As many WebSockets as one may have.
    TooManyUpgrades,
    /// The backend does not answer.
    UpstreamDown,
    /// The backend broke off.
    UpstreamBroken,
    /// The backend takes too long.
    UpstreamTimeout,
    /// The client wants a kept answer or none, and none is kept.
    NotKept,
    /// The portal is closed.
    Suspended,
    /// The portal is being worked on; seconds after which to ask again.
    Maintenance(u32),
    /// No tenants are known yet.
    NoTenants,
    /// No shell is published.
    NoShell,
    /// Our own fault.
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

    /// Seconds after which asking again makes sense.
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
            Self::NoShell => Some("The portal is being published."),
            Self::NoTenants => Some("The gateway does not know its portals yet."),
            _ => None,
        }
    }

    /// Status to answer with.
    pub fn status(self) -> StatusCode {
        StatusCode::from_u16(self.error_code().status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The stable code.
    pub const fn code(self) -> &'static str {
        self.error_code().as_str()
    }

    /// Whether nothing more may be read from the connection.
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
