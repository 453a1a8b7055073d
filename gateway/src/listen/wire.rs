//! What is known about one connection, shared by its socket, its requests and whoever watches over it.

use std::net::SocketAddr;
use std::sync::Arc;

use http::StatusCode;
use pingora::http::ResponseHeader;
use pingora::protocols::raw_connect::ProxyDigest;
use pingora::proxy::Session;

/// One connection.
#[derive(Debug)]
pub struct Wire {
    peer: SocketAddr,
}

impl Wire {
    /// A connection just accepted.
    pub fn new(peer: SocketAddr) -> Self {
        Self { peer }
    }

    /// Who is at the other end.
    pub fn peer(&self) -> SocketAddr {
        self.peer
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
