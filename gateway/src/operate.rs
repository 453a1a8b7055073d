//! What operators ask of a running gateway by signals.

use std::sync::Arc;

use anyhow::{Context, Result};
use tokio::signal::unix::{SignalKind, signal};

use crate::state::Edge;

/// Listen for signals: SIGHUP opens the access log again.
///
/// # Errors
/// When the signal handler cannot be had.
pub fn start(edge: &Arc<Edge>) -> Result<()> {
    let mut hang_up = signal(SignalKind::hangup()).context("cannot listen for SIGHUP")?;
    let edge = Arc::clone(edge);
    tokio::spawn(async move {
        while hang_up.recv().await.is_some() {
            edge.access_log.reopen();
        }
    });
    Ok(())
}
