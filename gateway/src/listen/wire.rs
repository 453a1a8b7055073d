//! What is known about one connection, shared by its socket, its requests and whoever watches over it.

use std::net::SocketAddr;
use std::sync::Arc;

use http::StatusCode;
use pingora::http::ResponseHeader;
use pingora::protocols::raw_connect::ProxyDigest;
use pingora::proxy::Session;

use crate::tls::Agreed;

/// One connection.
#[derive(Debug)]
pub struct Wire {
    peer: SocketAddr,
    tls: Option<Agreed>,
}

impl Wire {
    /// A connection ready for requests.
    pub fn new(peer: SocketAddr, tls: Option<Agreed>) -> Self {
        Self { peer, tls }
    }

    /// What the TLS handshake agreed on; `None` over plain TCP.
    pub fn tls(&self) -> Option<&Agreed> {
        self.tls.as_ref()
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
