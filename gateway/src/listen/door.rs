//! From an accepted socket to requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::Result;
use pingora::apps::{HttpServerApp, ServerApp};
use pingora::protocols::http::ServerSession;
use pingora::protocols::{ALPN, Stream};
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::connection::Connection;
use super::wire::Wire;
use crate::drain::Crowd;
use crate::tls::Handshakes;

/// Where connections of one kind go.
pub struct Door<A> {
    app: Arc<A>,
    stopping: watch::Receiver<bool>,
    keepalive: Option<u64>,
    handshakes: Option<Arc<Handshakes>>,
    crowd: Arc<Crowd>,
}

impl<A: HttpServerApp + Send + Sync + 'static> Door<A> {
    /// To this application; `keepalive` is in seconds.
    pub fn new(app: Arc<A>, stopping: watch::Receiver<bool>, keepalive: u64, crowd: &Arc<Crowd>) -> Self {
        Self {
            app,
            stopping,
            keepalive: Some(keepalive),
            handshakes: None,
            crowd: Arc::clone(crowd),
        }
    }

    /// Only after a TLS handshake.
    #[must_use]
    pub fn with_tls(mut self, handshakes: &Arc<Handshakes>) -> Self {
        self.handshakes = Some(Arc::clone(handshakes));
        self
    }

    /// Serve an accepted socket on a task of its own.
    pub(super) fn enter(self: &Arc<Self>, socket: TcpStream, peer: SocketAddr) {
        let door = Arc::clone(self);
        let present = self.crowd.join();
        tokio::spawn(async move {
            let _present = present;
            if let Err(error) = door.welcome(socket, peer).await {
                tracing::debug!(%error, "a connection ended before its first request");
            }
        });
    }

    async fn welcome(&self, socket: TcpStream, peer: SocketAddr) -> Result<()> {
        let opened = SystemTime::now();
        socket.set_nodelay(true)?;
        let Some(handshakes) = &self.handshakes else {
            let wire = Arc::new(Wire::new(peer, None));
            self.serve(Box::new(Connection::new(socket, &wire, opened)?), &wire)
                .await;
            return Ok(());
        };
        if let Some((socket, agreed)) = handshakes.shake(socket).await {
            let wire = Arc::new(Wire::new(peer, Some(agreed)));
            self.serve(Box::new(Connection::new(socket, &wire, opened)?), &wire)
                .await;
        }
        Ok(())
    }

    async fn serve(&self, stream: Stream, wire: &Arc<Wire>) {
        if matches!(stream.selected_alpn_proto(), Some(ALPN::H2)) {
            self.app.process_new(stream, &self.stopping).await;
        } else {
            self.serve_http1(stream, wire).await;
        }
    }

    /// One request after the other, so that the connection knows when it waits for a new one.
    async fn serve_http1(&self, stream: Stream, _wire: &Arc<Wire>) {
        let mut session = ServerSession::new_http1(stream);
        let is_stopping = *self.stopping.borrow();
        session.set_keepalive(self.keepalive.filter(|_| !is_stopping));
        session.set_keepalive_reuses_remaining(
            self.app
                .server_options()
                .and_then(|options| options.keepalive_request_limit),
        );
        while let Some(reused) = self.app.process_new_http(session, &self.stopping).await {
            let (stream, settings) = reused.consume();
            session = ServerSession::new_http1(stream);
            if let Some(settings) = settings {
                settings.apply_to_session(&mut session);
            }
        }
    }
}
