//! From an accepted socket to requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::SystemTime;

use pingora::apps::{HttpServerApp, ServerApp};
use pingora::protocols::http::ServerSession;
use pingora::protocols::{ALPN, Stream};
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::connection::Connection;
use super::wire::Wire;
use crate::drain::Crowd;

/// Where connections of one kind go.
pub struct Door<A> {
    app: Arc<A>,
    stopping: watch::Receiver<bool>,
    keepalive: Option<u64>,
    crowd: Arc<Crowd>,
}

impl<A: HttpServerApp + Send + Sync + 'static> Door<A> {
    /// To this application; `keepalive` is in seconds.
    pub fn new(app: Arc<A>, stopping: watch::Receiver<bool>, keepalive: u64, crowd: &Arc<Crowd>) -> Arc<Self> {
        Arc::new(Self {
            app,
            stopping,
            keepalive: Some(keepalive),
            crowd: Arc::clone(crowd),
        })
    }

    /// Serve an accepted socket on a task of its own.
    pub(super) fn enter(self: &Arc<Self>, socket: TcpStream, peer: SocketAddr) {
        let door = Arc::clone(self);
        let present = self.crowd.join();
        tokio::spawn(async move {
            let _present = present;
            let opened = SystemTime::now();
            if let Err(error) = socket.set_nodelay(true) {
                tracing::debug!(%error, "the client left at once");
                return;
            }
            let wire = Arc::new(Wire::new(peer));
            match Connection::new(socket, &wire, opened) {
                Ok(connection) => door.serve(Box::new(connection), &wire).await,
                Err(error) => tracing::error!(%error, "a connection cannot be served"),
            }
        });
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
