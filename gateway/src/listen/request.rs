//! What a request reports to its connection: its start, and that its response is ready.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use h2::Reason;
use pingora::protocols::http::ServerSession as HttpSession;
use pingora::proxy::Session;

use super::wire::Wire;

/// Connections with fewer unread responses are always served.
const ALWAYS: u32 = 2;

/// An expected request body; the client must keep sending until this is dropped.
#[derive(Debug)]
pub struct Upload(Arc<Wire>);

impl Drop for Upload {
    fn drop(&mut self) {
        self.0.pace.upload_ended();
    }
}

/// A response is ready. `None` over HTTP/1, where the socket itself shows whether it is read; over h2 a client may
/// never open its stream's window.
pub fn answer_begun(session: &Session) -> Option<UnreadResponse> {
    wire(session).filter(|wire| wire.is_h2()).map(UnreadResponse::begin)
}

/// Whether this request may be answered. Over h2 not while too many responses are unread, including some of this
/// connection: then the stream is reset as unprocessed, and may be retried (RFC 9113 §8.7).
pub fn may_answer(session: &mut Session) -> bool {
    let must_wait = wire(session).is_some_and(|wire| wire.is_h2() && is_full(wire));
    if let (true, HttpSession::H2(stream)) = (must_wait, session.as_downstream_mut()) {
        stream.shutdown_with_reason(Reason::REFUSED_STREAM);
    }
    !must_wait
}

/// The connection of a request; `None` only for internal requests.
pub fn wire(session: &Session) -> Option<&Arc<Wire>> {
    session
        .digest()?
        .proxy_digest
        .as_ref()?
        .user_data
        .as_ref()?
        .downcast_ref()
}

/// Whether the chunked framing of the body is malformed; the rest of the connection cannot be read.
pub fn has_malformed_body(session: &Session) -> bool {
    wire(session).is_some_and(|wire| wire.malformed.load(Relaxed))
}

/// A request header is complete: the connection is busy, and expects the body if there is one.
pub fn request_begun(session: &mut Session) -> Option<Upload> {
    // After an upgrade the bytes are not a body and have no deadline.
    let is_upgrade = session.req_header().headers.contains_key(http::header::UPGRADE);
    let has_body = !is_upgrade && !session.as_mut().is_body_empty();
    let wire = wire(session)?;
    if !wire.is_h2() {
        wire.pace.busy();
    }
    has_body.then(|| {
        wire.pace.upload_begun();
        Upload(Arc::clone(wire))
    })
}

/// A ready response the client has not read yet.
#[derive(Debug)]
pub struct UnreadResponse(Arc<Wire>);

impl UnreadResponse {
    /// Counts one more for this connection.
    fn begin(wire: &Arc<Wire>) -> Self {
        wire.pace.answer_begun();
        wire.unread.now.fetch_add(1, Relaxed);
        Self(Arc::clone(wire))
    }
}

impl Drop for UnreadResponse {
    fn drop(&mut self) {
        self.0.pace.answer_ended();
        self.0.unread.now.fetch_sub(1, Relaxed);
    }
}

/// Whether this connection has too many unread responses.
fn is_full(wire: &Wire) -> bool {
    wire.pace.answers() >= ALWAYS && wire.unread.is_short()
}
