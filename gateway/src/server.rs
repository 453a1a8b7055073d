//! Listeners, watches and the process's life.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Context, Result};
use jetway_domain::clock::{RandomIds, SystemClock};
use pingora::apps::HttpServerOptions;
use pingora::server::configuration::ServerConf;
use pingora::server::{RunArgs, Server};
use pingora::services::background::background_service;
use pingora::services::listening::Service;

use crate::admin::Admin;
use crate::config::Config;
use crate::drain::DrainSignal;
use crate::proxy::Gateway;
use crate::state::Edge;
use crate::upstream::Resolver;

/// A kept-alive connection serves at most this many requests.
const REQUESTS_PER_CONNECTION: u32 = 10_000;
const IDLE_H2: Duration = Duration::from_secs(60);

/// Serve until told to stop.
///
/// # Errors
/// When a setting, a key, the original brand or a listener is not usable.
pub fn run(config: Config) -> Result<()> {
    jetway_telemetry::log::start(Some(config.log.as_str()).filter(|filter| !filter.is_empty()));
    // Before anything builds a TLS configuration, or the framework installs its own choice.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let listen = addresses(&config.listen)?;
    for address in listen.iter().chain(&addresses(&config.admin_listen)?[..1]) {
        TcpListener::bind(address).with_context(|| format!("cannot listen on {address}"))?;
    }
    let edge = Arc::new(Edge::open(config, Box::new(SystemClock), Box::new(RandomIds))?);
    let watches = watch(&edge)?;

    let mut server = Server::new_with_opt_and_conf(None, settings(&edge.config));
    server.bootstrap();
    let mut portal = pingora::proxy::http_proxy_service(&server.configuration, Gateway(Arc::clone(&edge)));
    if let Some(app) = portal.app_logic_mut() {
        let mut options = HttpServerOptions::default();
        options.keepalive_request_limit = Some(REQUESTS_PER_CONNECTION);
        options.h2_idle_timeout = Some(IDLE_H2);
        app.server_options = Some(options);
    }
    for address in &listen {
        portal.add_tcp(&address.to_string());
    }
    let mut admin = Service::new("admin".to_owned(), Admin(Arc::clone(&edge)));
    admin.add_tcp(&edge.config.admin_listen);
    server.add_service(portal);
    server.add_service(admin);
    server.add_service(background_service("resolver", Resolver(Arc::clone(&edge.upstream))));

    tracing::info!(
        listen = edge.config.listen,
        admin = edge.config.admin_listen,
        "gateway up"
    );
    let grace = Duration::from_secs(edge.config.drain_seconds);
    server.run(RunArgs {
        shutdown_signal: Box::new(DrainSignal {
            drain: Arc::clone(&edge.drain),
            grace,
        }),
    });
    drop(watches);
    Ok(())
}

fn settings(config: &Config) -> ServerConf {
    ServerConf {
        threads: if config.threads == 0 {
            available_parallelism().map_or(2, usize::from)
        } else {
            config.threads
        },
        // Only a connection that broke before a byte was written is tried again, and only for reads.
        max_retries: 2,
        grace_period_seconds: Some(0),
        graceful_shutdown_timeout_seconds: Some(1),
        ..ServerConf::default()
    }
}

fn watch(edge: &Arc<Edge>) -> Result<[jetway_tenancy::watch::WatchGuard; 2]> {
    let count = |edge: &Edge| {
        let (tenants, live) = (edge.tenants.snapshot(), edge.releases.live());
        edge.metrics
            .set_tenants(tenants.tenants().count(), tenants.faults().len());
        edge.metrics.set_releases(live.modules.len(), live.faults.len());
    };
    count(edge);
    let (first, second) = (Arc::clone(edge), Arc::clone(edge));
    let tenants = edge
        .tenants
        .watch(move || count(&first))
        .context("cannot watch the tenants folder")?;
    let releases = edge
        .releases
        .watch(move || count(&second))
        .context("cannot watch the releases folder")?;
    // Whatever changed between the first reading and the watch.
    edge.tenants.reload();
    edge.releases.reload();
    count(edge);
    Ok([tenants, releases])
}

/// The address and, beside an IPv4 wildcard or loopback, the same port of `::1`: `localhost` may be either.
fn addresses(listen: &str) -> Result<Vec<SocketAddr>> {
    let first: SocketAddr = listen
        .parse()
        .with_context(|| format!("{listen} is not an address with a port"))?;
    let mut all = vec![first];
    let also_local = matches!(first.ip(), IpAddr::V4(Ipv4Addr::UNSPECIFIED | Ipv4Addr::LOCALHOST));
    let six = SocketAddr::from(([0, 0, 0, 0, 0, 0, 0, 1], first.port()));
    if also_local && TcpListener::bind(six).is_ok() {
        all.push(six);
    }
    Ok(all)
}
