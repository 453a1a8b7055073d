//! Stopping without losing a request: say so, finish what runs, then go.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::time::{Instant, sleep};

const LOOK_EVERY: Duration = Duration::from_millis(20);

/// Whether we are stopping, how many requests still run and how many connections are open.
#[derive(Debug, Default)]
pub struct Drain {
    stopping: AtomicBool,
    running: AtomicUsize,
    connections: Arc<Crowd>,
}

impl Drain {
    /// Whether no new work should come.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// From now on no new work should come: readiness says so, and each HTTP/1 response closes its connection.
    pub fn begin(&self) {
        if !self.stopping.swap(true, Ordering::Relaxed) {
            tracing::info!(
                running = self.running(),
                connections = self.connections.len(),
                "stopping"
            );
        }
    }

    /// Until nothing runs and no connection is open; idle connections are waited for `idle` long and everything `grace`
    /// long.
    pub async fn finish(&self, grace: Duration, idle: Duration) {
        let began = Instant::now();
        let is_over = || {
            let waited = began.elapsed();
            self.connections.len() == 0 || (self.running() == 0 && waited >= idle) || waited >= grace
        };
        while !is_over() {
            sleep(LOOK_EVERY).await;
        }
        tracing::info!(left = self.running(), idle = self.connections.len(), "stopped");
    }

    /// Count a request until the guard is dropped.
    pub fn enter(self: &Arc<Self>) -> InFlight {
        self.running.fetch_add(1, Ordering::AcqRel);
        InFlight(Arc::clone(self))
    }

    /// Requests that run now.
    pub fn running(&self) -> usize {
        self.running.load(Ordering::Acquire)
    }

    /// The portal's connections.
    pub fn connections(&self) -> &Arc<Crowd> {
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

/// Connections that are open now.
#[derive(Debug, Default)]
pub struct Crowd(AtomicUsize);

impl Crowd {
    /// How many.
    pub fn len(&self) -> usize {
        self.0.load(Ordering::Acquire)
    }

    /// Count one until the guard is dropped.
    pub fn join(self: &Arc<Self>) -> Present {
        self.0.fetch_add(1, Ordering::AcqRel);
        Present(Arc::clone(self))
    }
}

impl Crowd {
    /// Until none is open, at the longest `within`.
    pub async fn leave(&self, within: Duration) {
        let began = Instant::now();
        while self.len() > 0 && began.elapsed() < within {
            sleep(LOOK_EVERY).await;
        }
    }
}

/// An open connection.
#[derive(Debug)]
pub struct Present(Arc<Crowd>);

impl Drop for Present {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::AcqRel);
    }
}
