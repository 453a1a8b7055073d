//! The process's life: sockets, what is served by them, watches, the end.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Context, Result};
use jetway_domain::clock::{RandomIds, SystemClock};
use pingora::apps::{HttpServerApp, HttpServerOptions};
use pingora::server::configuration::ServerConf;
use pingora::services::background::BackgroundService;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use crate::admin::Admin;
use crate::config::Config;
use crate::listen::{Bound, Door, Inherited, accept};
use crate::proxy::Gateway;
use crate::state::Edge;
use crate::upstreams::Keeper;
use crate::{drain, operate};

/// A kept-alive connection serves at most this many requests.
const REQUESTS_PER_CONNECTION: u32 = 10_000;
const IDLE_H2: Duration = Duration::from_secs(60);
/// What still runs after the drain gets this long to notice.
const LAST_CALL: Duration = Duration::from_secs(1);

/// Serve until told to stop.
///
/// # Errors
/// When a setting, a key, the original brand or a listener is not usable.
pub fn run(config: Config) -> Result<()> {
    jetway_telemetry::log::start(Some(config.log.as_str()).filter(|filter| !filter.is_empty()));
    // Before anything builds a TLS configuration, or the framework installs its own choice.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    // Before there are threads: it clears the variables that only this process may follow.
    let inherited = Inherited::from_environment()?;
    let runtime = runtime(&config)?;
    let served = runtime.block_on(serve(config, inherited));
    runtime.shutdown_timeout(LAST_CALL);
    served
}

async fn serve(config: Config, mut inherited: Inherited) -> Result<()> {
    let portal = Bound::open(&config.listen, &mut inherited)?;
    let operators = Bound::open(&config.admin_listen, &mut inherited)?;
    inherited.warn_unused();
    let edge = Arc::new(Edge::open(config, Box::new(SystemClock), Box::new(RandomIds))?);
    let watches = watch(&edge)?;
    operate::start(&edge)?;

    let (stop, stopping) = watch::channel(false);
    // Operators look in until the very end.
    let (close, closing) = watch::channel(false);
    let (keeper, keeping) = (Keeper(Arc::clone(&edge.upstreams)), closing.clone());
    tokio::spawn(async move { keeper.start(keeping).await });
    let proxy = Arc::new(proxy(&edge));
    let keepalive = edge.config.timeouts.keepalive_seconds;
    let door = Door::new(Arc::clone(&proxy), stopping.clone(), keepalive);
    take(portal.listen()?, &door, &stopping);
    let door = Door::new(Arc::new(Admin(Arc::clone(&edge))), closing.clone(), keepalive);
    take(operators.listen()?, &door, &closing);
    tracing::info!(
        listen = edge.config.listen,
        admin = edge.config.admin_listen,
        "gateway up"
    );

    if drain::wait_for_stop().await {
        edge.drain.begin();
        let _ = stop.send(true);
        edge.drain.finish(Duration::from_secs(edge.config.drain_seconds)).await;
    }
    let _ = close.send(true);
    proxy.http_cleanup().await;
    drop(watches);
    edge.access_log.close();
    Ok(())
}

fn runtime(config: &Config) -> Result<Runtime> {
    Builder::new_multi_thread()
        .worker_threads(threads(config))
        .thread_name("gateway")
        .enable_all()
        .build()
        .context("cannot start worker threads")
}

fn threads(config: &Config) -> usize {
    if config.threads == 0 {
        available_parallelism().map_or(2, usize::from)
    } else {
        config.threads
    }
}

fn take<A>(listeners: Vec<TcpListener>, door: &Arc<Door<A>>, stopping: &watch::Receiver<bool>)
where
    A: HttpServerApp + Send + Sync + 'static,
{
    for listener in listeners {
        tokio::spawn(accept(listener, Arc::clone(door), stopping.clone()));
    }
}

fn proxy(edge: &Arc<Edge>) -> pingora::proxy::HttpProxy<Gateway> {
    let settings = Arc::new(ServerConf {
        threads: threads(&edge.config),
        // The first try and one more; `upstreams` decides which requests have it.
        max_retries: 2,
        ..ServerConf::default()
    });
    let mut proxy = pingora::proxy::http_proxy(&settings, Gateway(Arc::clone(edge)));
    let mut options = HttpServerOptions::default();
    options.keepalive_request_limit = Some(REQUESTS_PER_CONNECTION);
    options.h2_idle_timeout = Some(IDLE_H2);
    proxy.server_options = Some(options);
    proxy
}

fn watch(edge: &Arc<Edge>) -> Result<[jetway_tenancy::watch::WatchGuard; 3]> {
    let count = |edge: &Edge| {
        let (tenants, live) = (edge.tenants.snapshot(), edge.releases.live());
        edge.metrics
            .set_tenants(tenants.tenants().count(), tenants.faults().len());
        edge.metrics.set_releases(live.modules.len(), live.faults.len());
        let claims = &edge.claims;
        edge.metrics
            .set_domains(claims.proven(), claims.faults(&tenants).len(), claims.first_expiry());
    };
    count(edge);
    let [first, second, third] = [0; 3].map(|_| Arc::clone(edge));
    let tenants = edge
        .tenants
        .watch(move || count(&first))
        .context("cannot watch the tenants folder")?;
    let releases = edge
        .releases
        .watch(move || count(&second))
        .context("cannot watch the releases folder")?;
    let domains = edge
        .claims
        .watch(move || count(&third))
        .context("cannot watch the domains folder")?;
    // Whatever changed between the first reading and the watch.
    edge.tenants.reload();
    edge.releases.reload();
    edge.claims.reload();
    count(edge);
    Ok([tenants, releases, domains])
}
