//! Whether this gateway can do its work, and what it waits for.

use std::time::Duration;

use anyhow::{Result, bail};
use tokio::time::{Instant, sleep};

use crate::state::Edge;

const LOOK_EVERY: Duration = Duration::from_millis(20);

/// What is missing; nothing when it is ready.
pub fn missing(edge: &Edge) -> Vec<&'static str> {
    let conditions = [
        (edge.drain.is_stopping(), "stopping"),
        (edge.tenants.snapshot().original().is_none(), "no tenant is loaded"),
        (
            edge.releases.standing().stable.shell().is_none(),
            "no shell is published",
        ),
        (awaits_backend(edge), "no node of the backend has passed a check"),
    ];
    let missing = conditions.into_iter().filter(|(is_missing, _)| *is_missing);
    missing.map(|(_, reason)| reason).collect()
}

/// A backend that stays away does not keep pages, files and cached answers from being served.
fn awaits_backend(edge: &Edge) -> bool {
    let patience = Duration::from_secs(edge.config.ready_without_backend_seconds);
    edge.started.elapsed() < patience && !edge.upstreams.is_ready()
}

/// Wait until nothing is missing.
///
/// # Errors
/// When something still is after `within`; names it.
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
        sleep(LOOK_EVERY).await;
    }
}
