//! From an accepted socket to requests.

use std::fmt::Debug;
use std::net::SocketAddr;
use std::os::fd::AsRawFd;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use anyhow::Result;
use pingora::apps::{HttpServerApp, ServerApp};
use pingora::protocols::http::ServerSession;
use pingora::protocols::{ALPN, Stream};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::caps::{Caps, Place};
use super::connection::Connection;
use super::early_refusal::EarlyRefusal;
use super::frames::Frames;
use super::metrics::ConnectionMetrics;
use super::monitor::ConnectionMonitor;
use super::pace::Pace;
use super::unread::UnreadResponses;
use super::wire::Wire;
use crate::config::limits::Networks;
use crate::config::{Config, ConnectionRules};
use crate::operate::drain::OpenConnections;
use crate::tls::{Agreed, Handshakes};

/// Called for each request that was refused before it reached the proxy.
pub type RefusalHook = Arc<dyn Fn(EarlyRefusal) + Send + Sync>;

/// State shared by all listeners of the portal.
#[derive(Clone)]
pub struct Guard {
    caps: Arc<Caps>,
    monitor: Arc<ConnectionMonitor>,
    unread: Arc<UnreadResponses>,
    metrics: ConnectionMetrics,
    rules: ConnectionRules,
    idle: Duration,
    stand_for_many: Networks,
    /// Label of its connections; by default their protocol.
    kind: Option<&'static str>,
    on_refused: Option<RefusalHook>,
}

impl Guard {
    /// Creates the state from the settings. Needs a runtime.
    pub fn new(config: &Config, metrics: &ConnectionMetrics, kind: Option<&'static str>) -> Self {
        let rules = &config.connections;
        let unread = UnreadResponses::new(rules.h2.waiting_answers);
        let monitor = ConnectionMonitor::new(rules, &unread, metrics.clone());
        tokio::spawn(Arc::clone(&monitor).walk());
        Self {
            caps: Caps::new(rules),
            monitor,
            unread,
            metrics: metrics.clone(),
            rules: rules.clone(),
            idle: Duration::from_secs(config.timeouts.keepalive_seconds),
            stand_for_many: config.limits.trusted_proxies.clone(),
            kind,
            on_refused: None,
        }
    }

    /// Sets the callback for refused requests.
    #[must_use]
    pub fn on_refused(mut self, on_refused: RefusalHook) -> Self {
        self.on_refused = Some(on_refused);
        self
    }
}

/// Serves connections of one listener.
pub struct ConnectionServer<A> {
    app: Arc<A>,
    stopping: watch::Receiver<bool>,
    handshakes: Option<Arc<Handshakes>>,
    connections: Arc<OpenConnections>,
    guard: Guard,
}

impl<A: HttpServerApp + Send + Sync + 'static> ConnectionServer<A> {
    /// Creates it for an application.
    pub fn new(
        app: Arc<A>,
        stopping: watch::Receiver<bool>,
        connections: &Arc<OpenConnections>,
        guard: &Guard,
    ) -> Self {
        Self {
            app,
            stopping,
            handshakes: None,
            connections: Arc::clone(connections),
            guard: guard.clone(),
        }
    }

    /// Requires a TLS handshake first.
    #[must_use]
    pub fn with_tls(mut self, handshakes: &Arc<Handshakes>) -> Self {
        self.handshakes = Some(Arc::clone(handshakes));
        self
    }

    /// Serves an accepted socket on its own task, if the limits allow.
    pub(super) fn enter(self: &Arc<Self>, socket: TcpStream, peer: SocketAddr) {
        let stands_for_many = self.guard.stand_for_many.contain(peer.ip().to_canonical());
        let place = match self.guard.caps.enter(peer.ip(), stands_for_many) {
            Ok(place) => place,
            Err(reason) => return self.guard.metrics.refused(reason),
        };
        let server = Arc::clone(self);
        let present = self.connections.join();
        tokio::spawn(async move {
            let _present = present;
            if let Err(error) = server.welcome(socket, peer, place).await {
                tracing::debug!(%error, "a connection ended before its first request");
            }
        });
    }

    async fn welcome(&self, socket: TcpStream, peer: SocketAddr, place: Place) -> Result<()> {
        let opened = SystemTime::now();
        socket.set_nodelay(true)?;
        let Some(handshakes) = &self.handshakes else {
            return self.receive(socket, peer, None, opened).await;
        };
        let Some(shaking) = place.shake() else {
            self.guard.metrics.refused("handshakes");
            return Ok(());
        };
        let shaken = handshakes.shake(socket).await;
        drop(shaking);
        match shaken {
            Some((socket, agreed)) => self.receive(socket, peer, Some(agreed), opened).await,
            None => Ok(()),
        }
    }

    /// Monitored by the connection monitor from here on.
    async fn receive<S>(&self, socket: S, peer: SocketAddr, tls: Option<Agreed>, opened: SystemTime) -> Result<()>
    where
        S: AsyncRead + AsyncWrite + AsRawFd + Unpin + Debug + Send + Sync + 'static,
    {
        let Guard {
            monitor,
            unread,
            metrics,
            rules,
            ..
        } = &self.guard;
        let wire = Arc::new(Wire::new(peer, tls, Pace::new(rules.head(), self.guard.idle), unread));
        let frames = wire.is_h2().then(|| Frames::new(&rules.h2));
        let connection = Connection::new(socket, &wire, frames, metrics.clone(), opened)?;
        monitor.watch(Arc::clone(&wire));
        let open = metrics.open(self.guard.kind.unwrap_or(wire.kind()));
        open.inc();
        self.serve(Box::new(connection), &wire).await;
        open.dec();
        Ok(())
    }

    async fn serve(&self, stream: Stream, wire: &Arc<Wire>) {
        if matches!(stream.selected_alpn_proto(), Some(ALPN::H2)) {
            self.app.process_new(stream, &self.stopping).await;
        } else {
            self.serve_http1(stream, wire).await;
        }
    }

    /// One request after another, so that the connection knows when it is idle.
    async fn serve_http1(&self, stream: Stream, wire: &Arc<Wire>) {
        let mut session = ServerSession::new_http1(stream);
        let is_stopping = *self.stopping.borrow();
        // The connection monitor ends idle connections.
        session.set_keepalive((!is_stopping).then_some(0));
        session.set_keepalive_reuses_remaining(Some(self.guard.rules.requests));
        while let Some(reused) = self.app.process_new_http(session, &self.stopping).await {
            wire.request_ended();
            let (stream, settings) = reused.consume();
            session = ServerSession::new_http1(stream);
            if let Some(settings) = settings {
                settings.apply_to_session(&mut session);
            }
        }
        if let (Some(on_refused), Some(early_refusal)) = (&self.guard.on_refused, wire.early_refusal()) {
            on_refused(early_refusal);
        }
    }
}
