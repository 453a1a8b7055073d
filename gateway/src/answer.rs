//! A response the gateway makes itself.

use bytes::Bytes;
use http::{HeaderValue, Method, StatusCode};
use pingora::http::ResponseHeader;
use pingora::proxy::Session;

use crate::ctx::RequestCtx;
use crate::filters::security_headers;
use jetway_domain::edge::header;

/// Status, headers and body.
#[derive(Debug, Clone)]
pub struct Answer {
    status: StatusCode,
    headers: Vec<(&'static str, String)>,
    body: Bytes,
}

impl Answer {
    /// With a media type and a body.
    pub fn new(status: StatusCode, media_type: &str, body: impl Into<Bytes>) -> Self {
        Self {
            status,
            headers: vec![("content-type", media_type.to_owned())],
            body: body.into(),
        }
    }

    /// Without a body.
    pub fn empty(status: StatusCode) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: Bytes::new(),
        }
    }

    /// Plain text.
    pub fn text(status: StatusCode, text: &'static str) -> Self {
        Self::new(status, "text/plain; charset=utf-8", text).header("cache-control", "no-store")
    }

    /// With one more header.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Write it; the request ends here.
    ///
    /// # Errors
    /// When the client is gone.
    pub async fn send(self, session: &mut Session, ctx: &mut RequestCtx) -> pingora::Result<()> {
        let mut response = ResponseHeader::build(self.status, Some(self.headers.len() + 12))?;
        for (name, value) in self.headers {
            if let Ok(value) = HeaderValue::from_str(&value) {
                response.insert_header(name, value)?;
            }
        }
        finish(&mut response, session, ctx)?;
        let has_body = !matches!(self.status, StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED);
        if has_body {
            response.insert_header("content-length", self.body.len().to_string())?;
        }
        let sends_body = has_body && session.req_header().method != Method::HEAD && !self.body.is_empty();
        session.write_response_header(Box::new(response), !sends_body).await?;
        if sends_body {
            session.write_response_body(Some(self.body), true).await?;
        }
        Ok(())
    }
}

/// Headers every response carries, ours and the backend's.
///
/// # Errors
/// Never for the values we set.
pub fn finish(response: &mut ResponseHeader, session: &Session, ctx: &RequestCtx) -> pingora::Result<()> {
    let tls = session.digest().is_some_and(|digest| digest.ssl_digest.is_some());
    security_headers::apply(response, &ctx.policy, tls)?;
    response.insert_header(header::REQUEST_ID, ctx.request_id.clone())?;
    if let Some(outcome) = ctx.cache.outcome() {
        response.insert_header("x-cache", outcome)?;
    }
    response.remove_header("server");
    response.remove_header("x-powered-by");
    Ok(())
}
