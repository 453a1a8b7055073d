//! Server-sent events: each is forwarded as it arrives, compressed with a flush of its own when the client accepts
//! compression.

use std::io::Write;
use std::mem;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, HeaderValue};
use pingora::http::ResponseHeader;
use pingora::modules::http::compression::ResponseCompression;
use pingora::proxy::Session;
use pingora::{ErrorType, OrErr, Result};

use crate::answer::coding::{Accepted, Coding};

/// An event stream on its way to a client; any other body passes unchanged.
#[derive(Default)]
pub struct EventStream(Option<GzEncoder<Vec<u8>>>);

impl EventStream {
    /// Prepares the response: replaces the framework's compression, which would buffer events, by one that flushes each
    /// chunk, and tells proxies not to buffer.
    ///
    /// # Errors
    /// Never for the values set here.
    pub fn begin(session: &mut Session, response: &mut ResponseHeader) -> Result<Self> {
        if let Some(compression) = session.downstream_modules_ctx.get_mut::<ResponseCompression>() {
            compression.adjust_level(0);
        }
        response.insert_header("cache-control", "no-store, no-transform")?;
        response.insert_header("x-accel-buffering", "no")?;
        let asked = session.req_header().headers.get(ACCEPT_ENCODING);
        let accepted = Accepted::read(asked.and_then(|value| value.to_str().ok()));
        let is_fixed = [CONTENT_ENCODING, CONTENT_LENGTH]
            .iter()
            .any(|name| response.headers.contains_key(name));
        if is_fixed || accepted.before_plain().all(|coding| coding != Coding::Gzip) {
            return Ok(Self::default());
        }
        response.append_header("vary", "accept-encoding")?;
        response.insert_header(CONTENT_ENCODING, HeaderValue::from_static(Coding::Gzip.name()))?;
        Ok(Self(Some(GzEncoder::new(Vec::new(), Compression::default()))))
    }

    /// Converts a received chunk to the bytes to send.
    ///
    /// # Errors
    /// When compression fails, which it does not in memory.
    pub fn pass(&mut self, body: &mut Option<Bytes>, is_end: bool) -> Result<()> {
        let Some(encoder) = &mut self.0 else { return Ok(()) };
        if let Some(events) = body.take() {
            let written = encoder.write_all(&events).and_then(|()| encoder.flush());
            written.or_err(ErrorType::InternalError, "events cannot be compressed")?;
        }
        if is_end {
            let ended = encoder.try_finish();
            ended.or_err(ErrorType::InternalError, "events cannot be compressed")?;
        }
        let coded = mem::take(encoder.get_mut());
        *body = (!coded.is_empty()).then(|| coded.into());
        Ok(())
    }
}
