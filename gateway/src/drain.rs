//! Stopping without losing a request: say so, finish what runs, then go.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use pingora::server::{ShutdownSignal, ShutdownSignalWatch};
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

/// SIGTERM ends the process when nothing runs any more or the grace is over; SIGINT at once.
pub struct DrainSignal {
    /// Shared with the proxy.
    pub drain: Arc<Drain>,
    /// The longest wait.
    pub grace: Duration,
}

#[async_trait]
impl ShutdownSignalWatch for DrainSignal {
    async fn recv(&self) -> ShutdownSignal {
        let (Ok(mut terminate), Ok(mut interrupt)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
        else {
            tracing::error!("cannot listen for signals");
            return ShutdownSignal::FastShutdown;
        };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => return ShutdownSignal::FastShutdown,
        }
        self.drain.stopping.store(true, Ordering::Relaxed);
        tracing::info!(running = self.drain.running.load(Ordering::Acquire), "stopping");
        let deadline = Instant::now() + self.grace;
        while self.drain.running.load(Ordering::Acquire) > 0 && Instant::now() < deadline {
            sleep(LOOK_EVERY).await;
        }
        tracing::info!(left = self.drain.running.load(Ordering::Acquire), "stopped");
        ShutdownSignal::FastShutdown
    }
}
