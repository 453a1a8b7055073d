//! A response the gateway makes itself.

pub mod coding;
mod file;
pub mod pages;
pub mod problem;

use bytes::Bytes;
use http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, SERVER};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode};
use pingora::http::ResponseHeader;
use pingora::modules::http::compression::ResponseCompression;
use pingora::proxy::Session;

use crate::filters::security_headers;
use crate::listen::answer_begun;
use crate::proxy::ctx::RequestCtx;
use jetway_domain::edge::header;

pub use file::file;

/// Room for our own headers and the framework's, so that the map never grows.
const HEADERS: usize = 24;
/// What is written at one time: the deadline of a write is for this much, however large a body is.
const PIECE: usize = 64 * 1024;
/// How the cache answered.
pub const X_CACHE: HeaderName = HeaderName::from_static("x-cache");
const X_POWERED_BY: HeaderName = HeaderName::from_static("x-powered-by");
/// The request's id.
pub const X_REQUEST_ID: HeaderName = HeaderName::from_static(header::REQUEST_ID);

/// Status, headers and body.
#[derive(Debug, Clone)]
pub struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
    untouched: bool,
}

impl Answer {
    /// With a media type and a body.
    pub fn new(status: StatusCode, media_type: &str, body: impl Into<Bytes>) -> Self {
        let mut answer = Self::empty(status);
        if let Ok(media_type) = HeaderValue::from_str(media_type) {
            answer.headers.insert(CONTENT_TYPE, media_type);
        }
        answer.body = body.into();
        answer
    }

    /// Without a body.
    pub fn empty(status: StatusCode) -> Self {
        Self {
            status,
            headers: HeaderMap::with_capacity(HEADERS),
            body: Bytes::new(),
            untouched: false,
        }
    }

    /// Plain text.
    pub fn text(status: StatusCode, text: &'static str) -> Self {
        Self::new(status, "text/plain; charset=utf-8", text).header("cache-control", "no-store")
    }

    /// What it says first.
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// With one more header; a value that is none is left out.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl TryInto<HeaderValue>) -> Self {
        if let Ok(value) = value.try_into() {
            self.headers.insert(HeaderName::from_static(name), value);
        }
        self
    }

    /// Whose coding was chosen already: nobody compresses it now.
    #[must_use]
    pub const fn untouched(mut self) -> Self {
        self.untouched = true;
        self
    }

    /// Write it; the request ends here.
    ///
    /// # Errors
    /// When the client is gone.
    pub async fn send(mut self, session: &mut Session, ctx: &mut RequestCtx) -> pingora::Result<()> {
        own_headers(&mut self.headers, session, ctx);
        if self.untouched {
            let compression = session.downstream_modules_ctx.get_mut::<ResponseCompression>();
            compression
                .into_iter()
                .for_each(|compression| compression.adjust_level(0));
        }
        let has_body = !matches!(self.status, StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED);
        if has_body {
            self.headers.insert(CONTENT_LENGTH, self.body.len().into());
        }
        let body = if has_body { self.body } else { Bytes::new() };
        write(self.status, self.headers, body, session).await
    }
}

/// Headers every response carries, the backend's too; one that does not say so is not to be kept. The backend's spelling of header names is not kept: a name in
/// lower case costs nothing to write.
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

fn own_headers(headers: &mut HeaderMap, session: &Session, ctx: &RequestCtx) {
    let tls = session.digest().is_some_and(|digest| digest.ssl_digest.is_some());
    security_headers::apply(headers, &ctx.policy, tls);
    stamp(headers, ctx);
    headers.remove(SERVER);
    headers.remove(X_POWERED_BY);
}

/// Headers that differ from request to request.
pub fn stamp(headers: &mut HeaderMap, ctx: &RequestCtx) {
    if let Ok(id) = HeaderValue::from_str(&ctx.request_id) {
        headers.insert(X_REQUEST_ID, id);
    }
    if let Some(outcome) = ctx.cache.outcome_value() {
        headers.insert(X_CACHE, outcome);
    }
}

/// Write a response whose headers are whole; the request ends here.
///
/// # Errors
/// When the client is gone.
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

/// Write a whole body that is not empty; the request ends here.
///
/// # Errors
/// When the client is gone, or takes it too slowly.
pub async fn write_body(mut body: Bytes, session: &mut Session) -> pingora::Result<()> {
    let _giving = answer_begun(session);
    while body.len() > PIECE {
        session.write_response_body(Some(body.split_to(PIECE)), false).await?;
    }
    session.write_response_body(Some(body), true).await
}
