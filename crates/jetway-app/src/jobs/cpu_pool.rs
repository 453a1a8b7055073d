//! Runs CPU-bound work on blocking threads with bounded concurrency and queue; excess is rejected.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;

/// Why the work was not run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CpuPoolError {
    /// The queue is full.
    Busy,
    /// The process is stopping.
    Stopping,
}

/// A bounded pool with a bounded queue.
pub(crate) struct CpuPool {
    permits: Arc<Semaphore>,
    waiting: AtomicUsize,
    queue: usize,
}

impl CpuPool {
    /// Run `at_once` pieces of work concurrently and queue up to `queue` more.
    pub(crate) fn new(at_once: usize, queue: usize) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(at_once)),
            waiting: AtomicUsize::new(0),
            queue,
        }
    }

    /// Run `work` when a thread is free and return its result.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, CpuPoolError> {
        let permit = {
            let _place = Place::in_queue(self)?;
            let permits = Arc::clone(&self.permits);
            permits.acquire_owned().await.map_err(|_| CpuPoolError::Stopping)?
        };
        // The work owns the permit: a caller that stops waiting does not free it.
        let permitted = move || {
            let _permit = permit;
            work()
        };
        tokio::task::spawn_blocking(permitted)
            .await
            .map_err(|_| CpuPoolError::Stopping)
    }
}

/// A place in the queue, released on drop.
struct Place<'q>(&'q AtomicUsize);

impl<'q> Place<'q> {
    fn in_queue(pool: &'q CpuPool) -> Result<Self, CpuPoolError> {
        let place = Self(&pool.waiting);
        if pool.waiting.fetch_add(1, Ordering::Relaxed) >= pool.queue {
            return Err(CpuPoolError::Busy);
        }
        Ok(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::task::Poll;

    use futures::poll;

    use super::{CpuPool, CpuPoolError};

    #[tokio::test]
    async fn rejects_work_when_the_queue_is_full() {
        let pool = CpuPool::new(1, 3);
        let (done, until) = mpsc::channel::<()>();
        let mut first = Box::pin(pool.run(move || until.recv().is_ok()));
        assert!(poll!(first.as_mut()).is_pending());
        let mut others: Vec<_> = (0..5).map(|_| Box::pin(pool.run(|| ()))).collect();
        let mut rejected = 0;
        for one in &mut others {
            rejected += usize::from(matches!(poll!(one.as_mut()), Poll::Ready(Err(CpuPoolError::Busy))));
        }
        assert_eq!(rejected, 2);
        drop(others);
        done.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        assert_eq!(pool.run(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn keeps_the_permit_until_the_work_ends_when_the_caller_stops_waiting() {
        let pool = CpuPool::new(1, 3);
        let (done, until) = mpsc::channel::<()>();
        let mut first = Box::pin(pool.run(move || until.recv().is_ok()));
        assert!(poll!(first.as_mut()).is_pending());
        drop(first);
        let mut next = Box::pin(pool.run(|| ()));
        assert!(poll!(next.as_mut()).is_pending());
        assert_eq!(pool.permits.available_permits(), 0);
        done.send(()).unwrap();
        assert_eq!(next.await, Ok(()));
    }
}
