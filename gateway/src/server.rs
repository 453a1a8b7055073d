//! The process lifecycle: sockets, services, watches, shutdown.

use std::os::unix::net::UnixDatagram;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use anyhow::{Context, Result};
use jetway_domain::clock::{RandomIds, SystemClock};
use jetway_tenancy::source::SourceGuard;
use jetway_tenancy::watch::WatchGuard;
use pingora::apps::HttpServerApp;
use pingora::server::configuration::ServerConf;
use pingora::services::background::BackgroundService;
use sd_notify::NotifyState;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use crate::config::{Config, Source};
use crate::listen::{ConnectionServer, Guard, Inherited, Listeners, READY, accept, options, raise_file_limit};
use crate::operate::admin::Admin;
use crate::operate::drain::OpenConnections;
use crate::operate::ready;
use crate::operate::{self, End, Program};
use crate::proxy::{Gateway, report};
use crate::state::Edge;
use crate::upstreams::NodeMonitor;

/// Grace period for work that still runs after the drain.
const LAST_CALL: Duration = Duration::from_secs(1);

/// Serves until told to stop. `file` holds settings that override the defaults.
///
/// # Errors
/// When a setting, a key, the original brand or a listener is not usable.
pub fn run(file: Option<PathBuf>) -> Result<()> {
    // Before threads start: it removes environment variables meant for this process only.
    let mut inherited = Inherited::from_environment()?;
    let predecessor = inherited.take_predecessor();
    let served = start(file, inherited, predecessor.as_ref());
    if let (Err(error), Some(predecessor)) = (&served, &predecessor) {
        // The predecessor may have exited; then the log is the only place for the error.
        let _ = predecessor.send(format!("{error:#}").as_bytes());
    }
    served
}

fn start(file: Option<PathBuf>, inherited: Inherited, predecessor: Option<&UnixDatagram>) -> Result<()> {
    let program = Program::of_this_process()?;
    let (source, config) = Source::open(file)?;
    jetway_telemetry::log::start(Some(config.log.as_str()).filter(|filter| !filter.is_empty()));
    // Before anything builds a TLS configuration, or the framework installs another provider.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    raise_file_limit(config.connections.total);
    let runtime = runtime(&config)?;
    let edge = Edge::open(source, config, Box::new(SystemClock), Box::new(RandomIds))?;
    let edge = Arc::new(edge);
    let served = runtime.block_on(serve(Arc::clone(&edge), inherited, predecessor, &program));
    runtime.shutdown_timeout(LAST_CALL);
    if let Some(traces) = &edge.traces {
        traces.close();
    }
    served
}

async fn serve(
    edge: Arc<Edge>,
    inherited: Inherited,
    predecessor: Option<&UnixDatagram>,
    program: &Program,
) -> Result<()> {
    let bound = Listeners::bind(&edge.config, inherited)?;
    let watches = watch(&edge)?;
    let (mut operator, commands) = operate::open()?;

    let (stop, stopping) = watch::channel(false);
    // The operator socket stays open until the very end.
    let (close, closing) = watch::channel(false);
    let (node_monitor, monitoring) = (NodeMonitor(Arc::clone(&edge.upstreams)), closing.clone());
    tokio::spawn(async move { node_monitor.start(monitoring).await });
    if predecessor.is_some() {
        // The predecessor keeps serving until this process is ready.
        ready::wait(&edge, Duration::from_secs(edge.config.handover.ready_seconds)).await?;
    }
    let listeners = bound.listen()?;
    let sockets = listeners.shared()?;
    let proxy = Arc::new(proxy(&edge));
    let guard = |kind| Guard::new(&edge.config, &edge.metrics.connection_metrics, kind);
    let clients = guard(None).on_refused(report::of_early_refusals(&edge));
    let connections = edge.drain.connections();
    let server = || ConnectionServer::new(Arc::clone(&proxy), stopping.clone(), connections, &clients);
    take(listeners.portal, server(), &stopping);
    if let (Some(sockets), Some(tls)) = (listeners.tls, &edge.tls) {
        take(sockets, server().with_tls(&tls.handshakes), &stopping);
    }
    let visitors = Arc::new(OpenConnections::default());
    let admin = Admin {
        edge: Arc::clone(&edge),
        commands,
        hosts: edge.config.admin_allowed()?,
    };
    let server = ConnectionServer::new(Arc::new(admin), closing.clone(), &visitors, &guard(Some("operators")));
    take(listeners.operators, server, &closing);
    announce(&edge, predecessor)?;

    let end = operator.work(&edge, program, &sockets).await;
    // Close the sockets this process will not accept on, so that no client connects to them.
    drop(sockets);
    if end == End::HandedOver {
        let _ = close.send(true);
    }
    if end != End::AtOnce {
        edge.drain.begin();
        let _ = stop.send(true);
        let (grace, idle) = patience(&edge, end);
        edge.drain.finish(grace, idle).await;
    }
    let _ = close.send(true);
    proxy.http_cleanup().await;
    if end == End::HandedOver {
        visitors.leave(LAST_CALL).await;
    }
    drop(watches);
    edge.access_log.close();
    Ok(())
}

/// Announces that the process is serving: in the log, and to the predecessor.
fn announce(edge: &Edge, predecessor: Option<&UnixDatagram>) -> Result<()> {
    tracing::info!(
        listen = edge.config.listen,
        tls = edge.config.tls.listen,
        admin = edge.config.admin_listen,
        process = std::process::id(),
        "gateway up"
    );
    match predecessor {
        Some(predecessor) => predecessor
            .send(READY)
            .map(drop)
            .context("the predecessor cannot be notified"),
        None => sd_notify::notify(&[NotifyState::Ready]).context("systemd could not be notified of readiness"),
    }
}

/// How long running requests and idle connections may delay the end of the process.
fn patience(edge: &Edge, end: End) -> (Duration, Duration) {
    let live = edge.live();
    if end == End::HandedOver {
        // The successor is already serving, so there is no hurry.
        let drain = Duration::from_secs(live.handover.drain_seconds);
        return (drain, drain);
    }
    (
        Duration::from_secs(live.drain_seconds),
        Duration::from_secs(live.drain_idle_seconds),
    )
}

fn runtime(config: &Config) -> Result<Runtime> {
    let threads = threads(config);
    // A single thread needs no work-stealing runtime.
    let mut builder = if threads == 1 {
        Builder::new_current_thread()
    } else {
        Builder::new_multi_thread()
    };
    builder
        .worker_threads(threads)
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

fn take<A>(listeners: Vec<TcpListener>, server: ConnectionServer<A>, stopping: &watch::Receiver<bool>)
where
    A: HttpServerApp + Send + Sync + 'static,
{
    let server = Arc::new(server);
    for listener in listeners {
        tokio::spawn(accept(listener, Arc::clone(&server), stopping.clone()));
    }
}

fn proxy(edge: &Arc<Edge>) -> pingora::proxy::HttpProxy<Gateway> {
    let settings = Arc::new(ServerConf {
        threads: threads(&edge.config),
        // The first attempt and one retry; `upstreams` decides which requests are retried.
        max_retries: 2,
        ..ServerConf::default()
    });
    let mut proxy = pingora::proxy::http_proxy(&settings, Gateway(Arc::clone(edge)));
    proxy.server_options = Some(options::http(&edge.config));
    proxy.h2_options = Some(options::h2(&edge.config));
    proxy
}

fn watch(edge: &Arc<Edge>) -> Result<(SourceGuard, Vec<WatchGuard>)> {
    let count = |edge: &Edge| {
        let (tenants, resolved) = (edge.tenants.snapshot(), edge.releases.resolved());
        edge.metrics.set_tenants(tenants.count(), tenants.faults().len());
        edge.metrics
            .set_releases(resolved.stable.modules.len(), resolved.faults.len());
        edge.beacons.follow(&resolved);
        let claims = &edge.claims;
        edge.metrics
            .set_domains(claims.proven(), claims.faults(&tenants).len(), claims.first_expiry());
    };
    count(edge);
    let [first, second, third] = [0; 3].map(|_| Arc::clone(edge));
    let tenants = edge
        .tenants
        .watch(move |_| count(&first))
        .map_err(anyhow::Error::msg)
        .context("cannot watch the tenants")?;
    let releases = edge
        .releases
        .watch(move || count(&second))
        .context("cannot watch the releases folder")?;
    let domains = edge
        .claims
        .watch(move || count(&third))
        .context("cannot watch the domains folder")?;
    // Changes between the first reading and the start of the watch.
    edge.releases.reload();
    edge.claims.reload();
    count(edge);
    let mut guards = vec![releases, domains];
    if let Some(tls) = &edge.tls {
        guards.push(tls.watch()?);
    }
    Ok((tenants, guards))
}
