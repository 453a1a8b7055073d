//! Work for the processor apart from the executor's threads: a few at a time, some waiting, the rest sent away.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Semaphore;

/// Why something was not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoTurn {
    /// Too many are waiting.
    Busy,
    /// The process is stopping.
    Stopping,
}

/// Who works and who waits.
pub(crate) struct Turns {
    seats: Arc<Semaphore>,
    waiting: AtomicUsize,
    queue: usize,
}

impl Turns {
    /// `at_once` work, `queue` wait.
    pub(crate) fn new(at_once: usize, queue: usize) -> Self {
        Self {
            seats: Arc::new(Semaphore::new(at_once)),
            waiting: AtomicUsize::new(0),
            queue,
        }
    }

    /// What the work gives, when its turn has come.
    pub(crate) async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, NoTurn> {
        let seat = {
            let _place = Place::in_queue(self)?;
            let seats = Arc::clone(&self.seats);
            seats.acquire_owned().await.map_err(|_| NoTurn::Stopping)?
        };
        // The seat belongs to the work, not to who waits for it: a caller who hangs up frees nothing.
        let seated = move || {
            let _seat = seat;
            work()
        };
        tokio::task::spawn_blocking(seated).await.map_err(|_| NoTurn::Stopping)
    }
}

/// A place in the queue, given up when dropped.
struct Place<'q>(&'q AtomicUsize);

impl<'q> Place<'q> {
    fn in_queue(turns: &'q Turns) -> Result<Self, NoTurn> {
        let place = Self(&turns.waiting);
        if turns.waiting.fetch_add(1, Ordering::Relaxed) >= turns.queue {
            return Err(NoTurn::Busy);
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

    use super::{NoTurn, Turns};

    #[tokio::test]
    async fn a_crowd_is_sent_away() {
        let turns = Turns::new(1, 3);
        let (done, until) = mpsc::channel::<()>();
        let mut first = Box::pin(turns.work(move || until.recv().is_ok()));
        assert!(poll!(first.as_mut()).is_pending());
        let mut crowd: Vec<_> = (0..5).map(|_| Box::pin(turns.work(|| ()))).collect();
        let mut sent_away = 0;
        for one in &mut crowd {
            sent_away += usize::from(matches!(poll!(one.as_mut()), Poll::Ready(Err(NoTurn::Busy))));
        }
        assert_eq!(sent_away, 2);
        drop(crowd);
        done.send(()).unwrap();
        assert_eq!(first.await, Ok(true));
        assert_eq!(turns.work(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn who_hangs_up_leaves_the_seat_to_the_work() {
        let turns = Turns::new(1, 3);
        let (done, until) = mpsc::channel::<()>();
        let mut first = Box::pin(turns.work(move || until.recv().is_ok()));
        assert!(poll!(first.as_mut()).is_pending());
        drop(first);
        let mut next = Box::pin(turns.work(|| ()));
        assert!(poll!(next.as_mut()).is_pending());
        assert_eq!(turns.seats.available_permits(), 0);
        done.send(()).unwrap();
        assert_eq!(next.await, Ok(()));
    }
}
