//! Graceful shutdown: announce it, finish running requests, then end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::time::{Instant, sleep};

const POLL_EVERY: Duration = Duration::from_millis(20);

/// Shutdown state, with the number of running requests and open connections.
#[derive(Debug, Default)]
pub struct Drain {
    stopping: AtomicBool,
    running: AtomicUsize,
    connections: Arc<OpenConnections>,
}

impl Drain {
    /// Whether a shutdown has started.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// Starts the shutdown: readiness reports it, and each HTTP/1 response closes its connection.
    pub fn begin(&self) {
        if !self.stopping.swap(true, Ordering::Relaxed) {
            tracing::info!(
                running = self.running(),
                connections = self.connections.len(),
                "stopping"
            );
        }
    }

    /// Waits until nothing runs and no connection is open: at most `idle` for idle connections and `grace` in total.
    pub async fn finish(&self, grace: Duration, idle: Duration) {
        let began = Instant::now();
        let is_over = || {
            let waited = began.elapsed();
            self.connections.len() == 0 || (self.running() == 0 && waited >= idle) || waited >= grace
        };
        while !is_over() {
            sleep(POLL_EVERY).await;
        }
        tracing::info!(left = self.running(), idle = self.connections.len(), "stopped");
    }

    /// Counts a request until the guard is dropped.
    pub fn enter(self: &Arc<Self>) -> InFlight {
        self.running.fetch_add(1, Ordering::AcqRel);
        InFlight(Arc::clone(self))
    }

    /// Number of running requests.
    pub fn running(&self) -> usize {
        self.running.load(Ordering::Acquire)
    }

    /// Open connections of the portal.
    pub fn connections(&self) -> &Arc<OpenConnections> {
        &self.connections
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

/// A counter of open connections.
#[derive(Debug, Default)]
pub struct OpenConnections(AtomicUsize);

impl OpenConnections {
    /// Number of connections.
    pub fn len(&self) -> usize {
        self.0.load(Ordering::Acquire)
    }

    /// Counts a connection until the guard is dropped.
    pub fn join(self: &Arc<Self>) -> Present {
        self.0.fetch_add(1, Ordering::AcqRel);
        Present(Arc::clone(self))
    }
}

impl OpenConnections {
    /// Waits until none is open, at most `within`.
    pub async fn leave(&self, within: Duration) {
        let began = Instant::now();
        while self.len() > 0 && began.elapsed() < within {
            sleep(POLL_EVERY).await;
        }
    }
}

/// An open connection.
#[derive(Debug)]
pub struct Present(Arc<OpenConnections>);

impl Drop for Present {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::AcqRel);
    }
}
