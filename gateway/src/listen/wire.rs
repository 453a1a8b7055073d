//! What is known about one connection, shared by its socket, its requests and whoever watches over it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use h2::Reason;
use http::StatusCode;
use pingora::http::ResponseHeader;
use pingora::protocols::http::ServerSession as HttpSession;
use pingora::protocols::raw_connect::ProxyDigest;
use pingora::proxy::Session;

use super::pace::{End, Pace, now};
use super::unheard::Unheard;
use super::waiting::{self, Giving, Waiting};
use crate::tls::Agreed;

/// One connection.
#[derive(Debug)]
pub struct Wire {
    peer: SocketAddr,
    tls: Option<Agreed>,
    pub(super) pace: Pace,
    pub(super) waiting: Arc<Waiting>,
    /// Bytes of requests: everything over HTTP/1, bodies alone over h2.
    pub(super) received: AtomicU64,
    pub(super) sent: AtomicU64,
    /// The status by which the framework refused what it could not read; 0 for none.
    pub(super) refused: AtomicU16,
}

impl Wire {
    /// A connection ready for requests, paced by these rules.
    pub(super) fn new(peer: SocketAddr, tls: Option<Agreed>, pace: Pace, waiting: &Arc<Waiting>) -> Self {
        Self {
            peer,
            tls,
            pace,
            waiting: Arc::clone(waiting),
            received: AtomicU64::new(0),
            sent: AtomicU64::new(0),
            refused: AtomicU16::new(0),
        }
    }

    /// What the TLS handshake agreed on; `None` over plain TCP.
    pub fn tls(&self) -> Option<&Agreed> {
        self.tls.as_ref()
    }

    /// Who is at the other end.
    pub fn peer(&self) -> SocketAddr {
        self.peer
    }

    /// Whether it speaks h2.
    pub(super) fn is_h2(&self) -> bool {
        self.tls.as_ref().is_some_and(|tls| tls.h2)
    }

    /// `http`, `https` or `h2`.
    pub(super) fn kind(&self) -> &'static str {
        match &self.tls {
            Some(tls) if tls.h2 => "h2",
            Some(_) => "https",
            None => "http",
        }
    }

    /// Bytes of requests received, and bytes sent.
    pub(super) fn moved(&self) -> (u64, u64) {
        (self.received.load(Relaxed), self.sent.load(Relaxed))
    }

    /// What was asked over HTTP/1, and never became a request.
    pub(super) fn unheard(&self) -> Option<Unheard> {
        let came = self.received.load(Relaxed) > 0;
        let gave_up = came && self.pace.ended() == Some(End::SlowHeader);
        let status = if gave_up { 408 } else { self.refused.load(Relaxed) };
        Unheard::code_of(status).map(|code| Unheard {
            peer: self.peer,
            code,
            took: Duration::from_millis(now().saturating_sub(self.pace.head_began())),
        })
    }

    /// The form in which the framework carries it to each request, HTTP/1 and h2, plain and TLS alike.
    ///
    /// # Errors
    /// Never: 200 is a status.
    pub(super) fn digest(self: &Arc<Self>) -> pingora::Result<Arc<ProxyDigest>> {
        let unused = ResponseHeader::build(StatusCode::OK, Some(0))?;
        Ok(Arc::new(ProxyDigest::new(
            Box::new(unused),
            Some(Box::new(Arc::clone(self))),
        )))
    }
}

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
    let is_full = wire(session).is_some_and(|wire| wire.is_h2() && waiting::is_full(wire));
    if let (true, HttpSession::H2(stream)) = (is_full, session.as_downstream_mut()) {
        stream.shutdown_with_reason(Reason::REFUSED_STREAM);
    }
    !is_full
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
