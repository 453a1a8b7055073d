//! Responses for requests whose backend is not called or does not answer.

use pingora::proxy::{FailToProxy, Session};
use pingora::{Error, ErrorSource, ErrorType, Result};

use crate::answer::refuse;
use crate::listen::has_malformed_body;
use crate::request::ctx::RequestCtx;
use crate::request::refusal::Refusal;

/// Answers with the refusal, to the client or to all requests waiting for the same cache entry.
///
/// # Errors
/// When the client has disconnected.
pub async fn hold_back(refusal: Refusal, session: &mut Session, ctx: &mut RequestCtx) -> Result<()> {
    if let Some(fill) = ctx.cache.fill() {
        fill.fail(refusal);
        return Ok(());
    }
    refuse(refusal, session, ctx).await
}

/// Answers a failed exchange with the backend, to the client or to all requests waiting for the same cache entry.
pub async fn fail(session: &mut Session, error: &Error, ctx: &mut RequestCtx) -> FailToProxy {
    let refusal = if has_malformed_body(session) {
        Some(Refusal::Unreadable("a body that is not chunked as announced"))
    } else {
        refusal_of(error)
    };
    if let Some(fill) = ctx.cache.fill() {
        fill.fail(refusal.unwrap_or(Refusal::UpstreamBroken));
        return FailToProxy {
            error_code: 0,
            can_reuse_downstream: false,
        };
    }
    let Some(refusal) = refusal.filter(|_| session.response_written().is_none()) else {
        return FailToProxy {
            error_code: 0,
            can_reuse_downstream: false,
        };
    };
    if let Err(error) = refuse(refusal, session, ctx).await {
        tracing::debug!(%error, "the client disconnected before its response");
    }
    FailToProxy {
        error_code: refusal.status().as_u16(),
        can_reuse_downstream: false,
    }
}

/// `None` when the client has disconnected.
fn refusal_of(error: &Error) -> Option<Refusal> {
    match (error.esource(), error.etype()) {
        (_, ErrorType::HTTPStatus(413)) => Some(Refusal::BodyTooLarge),
        (ErrorSource::Upstream, ErrorType::HTTPStatus(_)) => Some(Refusal::UpstreamBroken),
        (
            ErrorSource::Upstream,
            ErrorType::ConnectTimedout
            | ErrorType::ConnectRefused
            | ErrorType::ConnectNoRoute
            | ErrorType::ConnectError
            | ErrorType::ConnectProxyFailure,
        ) => Some(Refusal::UpstreamDown),
        (ErrorSource::Upstream, ErrorType::ReadTimedout | ErrorType::WriteTimedout) => Some(Refusal::UpstreamTimeout),
        (ErrorSource::Upstream, _) => Some(Refusal::UpstreamBroken),
        (ErrorSource::Downstream, ErrorType::WriteError | ErrorType::ReadError | ErrorType::ConnectionClosed) => None,
        (ErrorSource::Downstream, _) => Some(Refusal::Unreadable("the body cannot be read")),
        (ErrorSource::Internal | ErrorSource::Unset, _) => Some(Refusal::Internal),
    }
}
