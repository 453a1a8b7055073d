//! The server: start-up, listeners and graceful shutdown.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::Router;
use axum::serve::Listener;
use jetway_admin::Hosts;
use jetway_domain::edge::EdgeKey;
use jetway_settings::read_value;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use super::{open, seed};
use crate::config::Config;
use crate::http::calls::Calls;
use crate::http::metrics::Metrics;
use crate::state::AppState;
use crate::tenancy::hub::Hub;
use crate::tls::TlsListener;
use crate::{admin, routes};

pub(super) async fn serve(config: Config) -> Result<ExitCode> {
    jetway_telemetry::log::start(Some(config.log.as_str()).filter(|filter| !filter.is_empty()));
    let (app, tenants) = open::app(&config).await?;
    if !config.sandbox.enabled {
        seed::operators::disable(&app).await?;
    }
    let tenancy = Arc::new(Hub::open(&tenants.snapshot()));
    let told = Arc::clone(&tenancy);
    let _watch = tenants
        .watch(move |changed| told.note(changed))
        .map_err(anyhow::Error::msg)
        .context("cannot watch the tenants")?;
    let state = AppState {
        app: Arc::clone(&app),
        tenants,
        tenancy: Arc::clone(&tenancy),
        edge_key: EdgeKey::new(&read_value(&config.edge_key_file)?),
        metrics: Metrics::new()?,
        calls: Calls::default(),
        portal_address: config.portal_address.clone(),
        body_bytes: config.body_bytes,
        upload_bytes: config.upload_bytes,
    };
    let api = bind(&config.listen).await?;
    let admin = bind(&config.admin_listen).await?;
    let hosts = Hosts::new(admin.local_addr()?, &config.admin_hosts).context("admin_hosts")?;
    app.start_background();
    tracing::info!(api = config.listen, admin = config.admin_listen, "serving");
    let stop = stop_signal()?;
    tokio::spawn(close(stop.clone(), tenancy));
    let admin = until(stop.clone(), admin, admin::router::router(state.clone(), hosts));
    let calls = state.calls.clone();
    let router = routes::router::router(state);
    let (served, _) = if config.tls.is_on() {
        let api = TlsListener::new(api, &config.tls)?;
        tokio::join!(until(stop, api, router), admin)
    } else {
        tokio::join!(until(stop, api, router), admin)
    };
    served?;
    calls.idle().await;
    app.shutdown().await?;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

async fn bind(address: &str) -> Result<TcpListener> {
    TcpListener::bind(address)
        .await
        .with_context(|| format!("cannot listen on {address}"))
}

async fn until<L>(mut stop: watch::Receiver<bool>, listener: L, router: Router) -> std::io::Result<()>
where
    L: Listener<Addr = SocketAddr>,
{
    let stopping = async move {
        // A closed channel means the signal task has ended, so stop as well.
        let _ = stop.wait_for(|stop| *stop).await;
    };
    axum::serve(listener, router).with_graceful_shutdown(stopping).await
}

/// End the tenancy streams on shutdown; the listeners would otherwise wait for them forever.
async fn close(mut stop: watch::Receiver<bool>, tenancy: Arc<Hub>) {
    let _ = stop.wait_for(|stop| *stop).await;
    tenancy.close();
}

/// Becomes true on the first SIGTERM or Ctrl-C.
fn stop_signal() -> Result<watch::Receiver<bool>> {
    let (stop, stopped) = watch::channel(false);
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        tracing::info!("stopping");
        let _ = stop.send(true);
    });
    Ok(stopped)
}
