//! A response of the gateway: status, headers and body.

use bytes::Bytes;
use http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use pingora::modules::http::compression::ResponseCompression;
use pingora::proxy::Session;

use super::write::{HEADERS, own_headers, write};
use crate::request::ctx::RequestCtx;

/// Status, headers and body.
#[derive(Debug, Clone)]
pub struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
    untouched: bool,
}

impl Answer {
    /// Creates a response with a media type and a body.
    pub fn new(status: StatusCode, media_type: &str, body: impl Into<Bytes>) -> Self {
        let mut answer = Self::empty(status);
        if let Ok(media_type) = HeaderValue::from_str(media_type) {
            answer.headers.insert(CONTENT_TYPE, media_type);
        }
        answer.body = body.into();
        answer
    }

    /// Creates a response without a body.
    pub fn empty(status: StatusCode) -> Self {
        Self {
            status,
            headers: HeaderMap::with_capacity(HEADERS),
            body: Bytes::new(),
            untouched: false,
        }
    }

    /// Creates a plain text response.
    pub fn text(status: StatusCode, text: &'static str) -> Self {
        Self::new(status, "text/plain; charset=utf-8", text).header("cache-control", "no-store")
    }

    /// The status.
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// Adds a header; an invalid value is left out.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl TryInto<HeaderValue>) -> Self {
        if let Ok(value) = value.try_into() {
            self.headers.insert(HeaderName::from_static(name), value);
        }
        self
    }

    /// Marks the coding as final: no compression on the way out.
    #[must_use]
    pub const fn untouched(mut self) -> Self {
        self.untouched = true;
        self
    }

    /// Writes the response; the request ends here.
    ///
    /// # Errors
    /// The client has disconnected.
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
