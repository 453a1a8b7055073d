//! Counted background tasks that end with the application.

use std::future::Future;
use std::sync::{Mutex, PoisonError};

use tokio::task::JoinSet;

/// The tasks one part of the application runs; dropping it aborts them.
#[derive(Debug, Default)]
pub struct TaskSet(Mutex<JoinSet<()>>);

impl TaskSet {
    /// Run `work` until it is done or the set is shut down.
    pub fn run(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while tasks.try_join_next().is_some() {}
        tasks.spawn(work);
    }

    /// Stop every task and wait until the last one has stopped.
    pub async fn shutdown(&self) {
        let mut tasks = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        tasks.shutdown().await;
    }

    /// How many tasks have not been reaped.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether no task is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
