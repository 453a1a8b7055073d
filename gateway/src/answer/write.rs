//! Completes response headers and writes responses to the client.

use bytes::Bytes;
use http::header::{CACHE_CONTROL, SERVER};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode};
use pingora::http::ResponseHeader;
use pingora::proxy::Session;

use crate::listen::answer_begun;
use crate::request::ctx::RequestCtx;
use crate::request::filters::security_headers;
use crate::request::header_names::{X_CACHE, X_REQUEST_ID};

/// Capacity for our headers and the framework's, so that the map never grows.
pub(super) const HEADERS: usize = 24;
/// Bytes per write. The write timeout applies to each chunk, however large the body is.
const PIECE: usize = 64 * 1024;
const X_POWERED_BY: HeaderName = HeaderName::from_static("x-powered-by");

/// Sets the headers of every response, including the backend's; a response without caching headers is not cacheable.
/// Header names are written in lower case, which is the cheapest.
pub fn finish(response: &mut ResponseHeader, session: &Session, ctx: &RequestCtx) {
    let taken = std::mem::replace(response, ResponseHeader::from(Response::new(()).into_parts().0));
    let mut parts = http::response::Parts::from(taken);
    parts.headers.reserve(HEADERS);
    parts
        .headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    own_headers(&mut parts.headers, session, ctx);
    *response = parts.into();
}

/// Sets the headers that every response carries and removes those that describe the server.
pub(super) fn own_headers(headers: &mut HeaderMap, session: &Session, ctx: &RequestCtx) {
    let tls = session.digest().is_some_and(|digest| digest.ssl_digest.is_some());
    security_headers::apply(headers, &ctx.policy, tls);
    stamp(headers, ctx);
    headers.remove(SERVER);
    headers.remove(X_POWERED_BY);
}

/// Sets the headers that differ per request.
pub fn stamp(headers: &mut HeaderMap, ctx: &RequestCtx) {
    if let Ok(id) = HeaderValue::from_str(&ctx.request_id) {
        headers.insert(X_REQUEST_ID, id);
    }
    if let Some(outcome) = ctx.cache.outcome_value() {
        headers.insert(X_CACHE, outcome);
    }
}

/// Writes a response with complete headers; the request ends here.
///
/// # Errors
/// The client has disconnected.
pub async fn write(status: StatusCode, headers: HeaderMap, body: Bytes, session: &mut Session) -> pingora::Result<()> {
    let sends_body = session.req_header().method != Method::HEAD && !body.is_empty();
    let mut parts = Response::new(()).into_parts().0;
    (parts.status, parts.headers) = (status, headers);
    session
        .write_response_header(Box::new(parts.into()), !sends_body)
        .await?;
    if sends_body {
        write_body(body, session).await?;
    }
    Ok(())
}

/// Writes a non-empty body; the request ends here.
///
/// # Errors
/// The client has disconnected, or reads too slowly.
pub async fn write_body(mut body: Bytes, session: &mut Session) -> pingora::Result<()> {
    let _unread = answer_begun(session);
    while body.len() > PIECE {
        session.write_response_body(Some(body.split_to(PIECE)), false).await?;
    }
    session.write_response_body(Some(body), true).await
}
