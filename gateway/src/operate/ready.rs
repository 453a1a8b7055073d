//! Readiness of this gateway.

use std::time::Duration;

use anyhow::{Result, bail};
use tokio::time::{Instant, sleep};

use crate::state::Edge;

const POLL_EVERY: Duration = Duration::from_millis(20);

/// What is missing; empty when ready.
pub fn missing(edge: &Edge) -> Vec<&'static str> {
    let conditions = [
        (edge.drain.is_stopping(), "stopping"),
        (edge.tenants.snapshot().original().is_none(), "no tenant is loaded"),
        (
            edge.releases.resolved().stable.shell().is_none(),
            "no shell is published",
        ),
        (
            is_young(edge) && !edge.upstreams.is_ready(),
            "no node of the backend has passed a check",
        ),
        (
            is_young(edge) && edge.tls.as_ref().is_some_and(|tls| !tls.has_certificates()),
            "TLS is served and there is no certificate",
        ),
    ];
    let missing = conditions.into_iter().filter(|(is_missing, _)| *is_missing);
    missing.map(|(_, reason)| reason).collect()
}

/// Only at start-up: a backend that fails later does not prevent serving pages, files and cached responses, nor does a
/// missing first certificate, whose validation needs this gateway.
fn is_young(edge: &Edge) -> bool {
    edge.started.elapsed() < Duration::from_secs(edge.config.ready_without_backend_seconds)
}

/// Waits until nothing is missing.
///
/// # Errors
/// Something is still missing after `within`; names it.
pub async fn wait(edge: &Edge, within: Duration) -> Result<()> {
    let deadline = Instant::now() + within;
    loop {
        let missing = missing(edge);
        if missing.is_empty() {
            return Ok(());
        }
        if Instant::now() >= deadline {
            bail!("not ready: {}", missing.join(", "));
        }
        sleep(POLL_EVERY).await;
    }
}
