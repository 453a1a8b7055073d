//! The backend's address, resolved away from requests, and how long to wait for it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use arc_swap::ArcSwapOption;
use async_trait::async_trait;
use pingora::server::ShutdownWatch;
use pingora::services::background::BackgroundService;
use pingora::upstreams::peer::{HttpPeer, HttpUpstreamRequestPolicy};
use tokio::net::lookup_host;

use crate::config::Timeouts;

const RESOLVE_EVERY: Duration = Duration::from_secs(15);
const IDLE: Duration = Duration::from_secs(20);

/// The backend.
pub struct Upstream {
    name: String,
    address: ArcSwapOption<SocketAddr>,
    timeouts: Timeouts,
}

impl Upstream {
    /// At `host:port`; an address is known at once, a name after the first look-up.
    pub fn new(name: &str, timeouts: Timeouts) -> Self {
        let address = name.parse().ok().map(Arc::new);
        Self {
            name: name.to_owned(),
            address: ArcSwapOption::from(address),
            timeouts,
        }
    }

    /// Where to connect now; `None` while the name has no address.
    pub fn peer(&self) -> Option<Box<HttpPeer>> {
        let address = *self.address.load_full()?;
        let mut peer = HttpPeer::new(address, false, String::new());
        let connect = Duration::from_millis(self.timeouts.connect_ms);
        let read = Duration::from_millis(self.timeouts.read_ms);
        peer.options.connection_timeout = Some(connect);
        peer.options.total_connection_timeout = Some(connect);
        peer.options.read_timeout = Some(read);
        peer.options.write_timeout = Some(read);
        peer.options.idle_timeout = Some(IDLE);
        peer.options.http_upstream_request_policy = HttpUpstreamRequestPolicy::deny_upgrades();
        Some(Box::new(peer))
    }

    async fn resolve(&self) {
        match lookup_host(&self.name).await.map(|mut found| found.next()) {
            Ok(Some(address)) => self.address.store(Some(Arc::new(address))),
            Ok(None) => tracing::warn!(upstream = self.name, "the backend's name has no address"),
            Err(error) => tracing::warn!(upstream = self.name, %error, "the backend's name cannot be resolved"),
        }
    }
}

/// Keeps the address of a name fresh.
pub struct Resolver(pub Arc<Upstream>);

#[async_trait]
impl BackgroundService for Resolver {
    async fn start(&self, mut shutdown: ShutdownWatch) {
        if self.0.name.parse::<SocketAddr>().is_ok() {
            return;
        }
        loop {
            self.0.resolve().await;
            tokio::select! {
                () = tokio::time::sleep(RESOLVE_EVERY) => {}
                _ = shutdown.changed() => return,
            }
        }
    }
}
