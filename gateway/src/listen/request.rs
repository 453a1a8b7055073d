//! What a request tells the connection it came by: that it began, and that its answer is ready.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use h2::Reason;
use pingora::protocols::http::ServerSession as HttpSession;
use pingora::proxy::Session;

use super::wire::Wire;

/// A connection that has fewer waiting is always served: whoever takes its answers one by one is nobody's burden.
const ALWAYS: u32 = 2;

/// A request's body that is still to come; the client has to keep sending until this is dropped.
#[derive(Debug)]
pub struct Upload(Arc<Wire>);

impl Drop for Upload {
    fn drop(&mut self) {
        self.0.pace.upload_ended();
    }
}

/// An answer is ready. `None` over HTTP/1, where the socket itself shows whether it is taken: over h2 a client reads on
/// and never opens the window of its stream.
pub fn answer_begun(session: &Session) -> Option<Giving> {
    wire(session).filter(|wire| wire.is_h2()).map(Giving::begin)
}

/// Whether this request may be answered. Not over h2, while too many answers wait for clients and some of them for this
/// one: then the stream is reset, as one that was not looked at and may be asked again (RFC 9113 §8.7).
pub fn may_answer(session: &mut Session) -> bool {
    let must_wait = wire(session).is_some_and(|wire| wire.is_h2() && is_full(wire));
    if let (true, HttpSession::H2(stream)) = (must_wait, session.as_downstream_mut()) {
        stream.shutdown_with_reason(Reason::REFUSED_STREAM);
    }
    !must_wait
}

/// The connection a request came by; `None` only for requests that came by none of ours.
pub fn wire(session: &Session) -> Option<&Arc<Wire>> {
    session
        .digest()?
        .proxy_digest
        .as_ref()?
        .user_data
        .as_ref()?
        .downcast_ref()
}

/// A request's header is complete: the connection is busy, and owes the rest of the body if there is one.
pub fn request_begun(session: &mut Session) -> Option<Upload> {
    // After an upgrade the bytes are no body, and come when they come.
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

/// A ready answer that the client has yet to take.
#[derive(Debug)]
pub struct Giving(Arc<Wire>);

impl Giving {
    /// One more for this connection.
    fn begin(wire: &Arc<Wire>) -> Self {
        wire.pace.answer_begun();
        wire.waiting.now.fetch_add(1, Relaxed);
        Self(Arc::clone(wire))
    }
}

impl Drop for Giving {
    fn drop(&mut self) {
        self.0.pace.answer_ended();
        self.0.waiting.now.fetch_sub(1, Relaxed);
    }
}

/// Whether there is no room for one more answer on this connection.
fn is_full(wire: &Wire) -> bool {
    wire.pace.answers() >= ALWAYS && wire.waiting.is_short()
}
