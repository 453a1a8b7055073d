//! Stopping without losing a request: say so, finish what runs, then go.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::signal::unix::{SignalKind, signal};
use tokio::time::{Instant, sleep};

const LOOK_EVERY: Duration = Duration::from_millis(20);

/// Whether we are stopping, and how many requests still run.
#[derive(Debug, Default)]
pub struct Drain {
    stopping: AtomicBool,
    running: AtomicUsize,
}

impl Drain {
    /// Whether no new work should come.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// From now on no new work should come.
    pub fn begin(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        tracing::info!(running = self.running.load(Ordering::Acquire), "stopping");
    }

    /// Until nothing runs any more, or the grace is over.
    pub async fn finish(&self, grace: Duration) {
        let deadline = Instant::now() + grace;
        while self.running.load(Ordering::Acquire) > 0 && Instant::now() < deadline {
            sleep(LOOK_EVERY).await;
        }
        tracing::info!(left = self.running.load(Ordering::Acquire), "stopped");
    }

    /// Count a request until the guard is dropped.
    pub fn enter(self: &Arc<Self>) -> InFlight {
        self.running.fetch_add(1, Ordering::AcqRel);
        InFlight(Arc::clone(self))
    }
}

/// A running request.
#[derive(Debug)]
pub struct InFlight(Arc<Drain>);

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.running.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Wait for a signal: `true` for SIGTERM, after which running requests may finish, `false` for SIGINT.
pub async fn wait_for_stop() -> bool {
    let (Ok(mut terminate), Ok(mut interrupt)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        tracing::error!("cannot listen for signals");
        return false;
    };
    tokio::select! {
        _ = terminate.recv() => true,
        _ = interrupt.recv() => false,
    }
}
