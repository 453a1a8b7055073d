//! How to connect: the only place that sets the framework's connection options.

use std::time::Duration;

use pingora::Result;
use pingora::upstreams::peer::{HttpPeer, HttpUpstreamRequestPolicy};

use super::node::Address;
use crate::config::Timeouts;
use crate::tls::upstream::ClientOptions;

/// The timeouts of one request.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// The longest silence of the node, before and within the response.
    pub silence: Duration,
    /// The whole exchange; `None` for streams.
    pub total: Option<Duration>,
}

/// Paths with longer timeouts: those that search at suppliers, and those that book.
const SEARCHES: [&str; 3] = ["/api/search/", "/api/price/", "/api/fares/v1/UmrahQuote/"];
const ORDERS: [&str; 3] = ["/api/order/", "/api/postticketing/", "/api/payment/"];

impl Patience {
    /// The timeouts of a call.
    pub fn for_call(path: &str, takes_events: bool, timeouts: &Timeouts) -> Self {
        let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| path.starts_with(prefix));
        let silence = if takes_events {
            timeouts.events_ms
        } else if begins(&SEARCHES) {
            timeouts.search_ms
        } else if begins(&ORDERS) {
            timeouts.order_ms
        } else {
            timeouts.read_ms
        };
        Self {
            silence: Duration::from_millis(silence),
            total: Some(Duration::from_millis(timeouts.total_ms)),
        }
    }

    /// The timeouts of a WebSocket.
    pub const fn for_upgrade(idle: Duration) -> Self {
        Self {
            silence: idle,
            total: None,
        }
    }
}

/// The connection options of one attempt.
///
/// # Errors
/// When the path of a Unix socket is too long for the system.
pub fn peer(
    address: &Address,
    patience: Patience,
    upgrades: bool,
    timeouts: &Timeouts,
    tls: Option<&ClientOptions>,
) -> Result<Box<HttpPeer>> {
    let name = tls.map_or_else(String::new, |tls| tls.name().to_owned());
    let mut peer = match address {
        Address::Inet(address) => HttpPeer::new(*address, tls.is_some(), name),
        Address::Unix(path) => HttpPeer::new_uds(&path.to_string_lossy(), tls.is_some(), name)?,
    };
    if let Some(tls) = tls {
        tls.apply(&mut peer);
    }
    let options = &mut peer.options;
    let connect = Duration::from_millis(timeouts.connect_ms);
    options.connection_timeout = Some(connect);
    options.total_connection_timeout = Some(connect + Duration::from_millis(timeouts.tls_ms));
    options.read_timeout = Some(patience.silence);
    options.write_timeout = Some(Duration::from_millis(timeouts.write_ms));
    options.idle_timeout = Some(Duration::from_secs(timeouts.upstream_idle_seconds));
    options.http_upstream_request_policy = if upgrades {
        HttpUpstreamRequestPolicy::standard()
    } else {
        HttpUpstreamRequestPolicy::deny_upgrades()
    };
    Ok(Box::new(peer))
}
