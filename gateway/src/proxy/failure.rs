//! What the client gets when the backend is not asked or does not answer.

use pingora::proxy::{FailToProxy, Session};
use pingora::{Error, ErrorSource, ErrorType, Result};

use crate::answer::refuse;
use crate::request::ctx::RequestCtx;
use crate::request::refusal::Refusal;

/// The backend shall not be asked now: say why, to the client or to those who wait for what is fetched.
///
/// # Errors
/// When the client is gone.
pub async fn hold_back(refusal: Refusal, session: &mut Session, ctx: &mut RequestCtx) -> Result<()> {
    if let Some(fill) = ctx.cache.fill() {
        fill.fail(refusal);
        return Ok(());
    }
    refuse(refusal, session, ctx).await
}

/// The exchange with the backend failed: say why, to the client or to those who wait for what is fetched.
pub async fn fail(session: &mut Session, error: &Error, ctx: &mut RequestCtx) -> FailToProxy {
    let refusal = refusal_of(error);
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
        tracing::debug!(%error, "the client left before its answer");
    }
    FailToProxy {
        error_code: refusal.status().as_u16(),
        can_reuse_downstream: false,
    }
}

/// `None` when there is nobody left to tell.
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
