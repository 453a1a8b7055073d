//! State of a connection, shared by its socket, its requests and the connection monitor.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use http::StatusCode;
use pingora::http::ResponseHeader;
use pingora::protocols::raw_connect::ProxyDigest;

use super::early_refusal::EarlyRefusal;
use super::pace::{End, Pace, now};
use super::unread::UnreadResponses;
use crate::tls::Agreed;

/// State of a connection.
#[derive(Debug)]
pub struct Wire {
    peer: SocketAddr,
    tls: Option<Agreed>,
    pub(super) pace: Pace,
    pub(super) unread: Arc<UnreadResponses>,
    /// Bytes of requests: everything over HTTP/1, bodies only over h2.
    pub(super) received: AtomicU64,
    pub(super) sent: AtomicU64,
    /// Status with which the framework refused unreadable input; 0 for none.
    pub(super) refused: AtomicU16,
    /// Number of HTTP/1 requests that were answered.
    pub(super) answered: AtomicU64,
    /// Whether the chunked framing of a body is malformed.
    pub(super) malformed: AtomicBool,
}

impl Wire {
    /// A new connection with these rules.
    pub(super) fn new(peer: SocketAddr, tls: Option<Agreed>, pace: Pace, unread: &Arc<UnreadResponses>) -> Self {
        Self {
            peer,
            tls,
            pace,
            unread: Arc::clone(unread),
            received: AtomicU64::new(0),
            sent: AtomicU64::new(0),
            refused: AtomicU16::new(0),
            answered: AtomicU64::new(0),
            malformed: AtomicBool::new(false),
        }
    }

    /// The TLS parameters; `None` over plain TCP.
    pub fn tls(&self) -> Option<&Agreed> {
        self.tls.as_ref()
    }

    /// The peer's address.
    pub fn peer(&self) -> SocketAddr {
        self.peer
    }

    /// An HTTP/1 request was answered and the connection waits for the next one.
    pub(super) fn request_ended(&self) {
        self.answered.fetch_add(1, Relaxed);
        self.pace.wait();
    }

    /// Whether it uses h2.
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

    /// An HTTP/1 request that was refused before it reached the proxy.
    pub(super) fn early_refusal(&self) -> Option<EarlyRefusal> {
        let came = self.received.load(Relaxed) > 0;
        let gave_up = came && self.pace.ended() == Some(End::SlowHeader);
        let status = if gave_up { 408 } else { self.refused.load(Relaxed) };
        EarlyRefusal::code_of(status).map(|code| EarlyRefusal {
            peer: self.peer,
            code,
            took: Duration::from_millis(now().saturating_sub(self.pace.head_began())),
        })
    }

    /// The form in which the framework passes it to each request, for HTTP/1 and h2, plain and TLS.
    ///
    /// # Errors
    /// Never: 200 is a valid status.
    pub(super) fn digest(self: &Arc<Self>) -> pingora::Result<Arc<ProxyDigest>> {
        let unused = ResponseHeader::build(StatusCode::OK, Some(0))?;
        Ok(Arc::new(ProxyDigest::new(
            Box::new(unused),
            Some(Box::new(Arc::clone(self))),
        )))
    }
}
