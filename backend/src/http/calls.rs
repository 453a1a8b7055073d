//! Work that goes on when the client disconnects.

use std::future::Future;
use std::panic::resume_unwind;
use std::sync::Arc;

use tokio::sync::watch;

use super::Refusal;

/// Calls that run to their end, even if the client disconnects before the response.
#[derive(Clone, Default)]
pub(crate) struct Calls(Arc<watch::Sender<usize>>);

/// Counts a call until it is dropped.
struct Running(Calls);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.0.send_modify(|running| *running -= 1);
    }
}

impl Calls {
    /// Runs `work` to its end, even if the future this returns is dropped. A panic of `work` continues in the caller.
    ///
    /// # Errors
    /// `server.error` if the process ends first.
    pub(crate) async fn finish<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Refusal> {
        self.0.send_modify(|running| *running += 1);
        let running = Running(self.clone());
        let task = tokio::spawn(async move {
            let _running = running;
            work.await
        });
        match task.await.map_err(tokio::task::JoinError::try_into_panic) {
            Ok(done) => Ok(done),
            Err(Ok(panic)) => resume_unwind(panic),
            Err(Err(cancelled)) => Err(Refusal::ours(&cancelled)),
        }
    }

    /// Number of calls that run now.
    pub(crate) fn running(&self) -> usize {
        *self.0.borrow()
    }

    /// Waits until no call is running.
    pub(crate) async fn idle(&self) {
        // The sender lives as long as `self`, so the channel is open.
        let _ = self.0.subscribe().wait_for(|running| *running == 0).await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::Calls;

    #[tokio::test]
    async fn finishes_the_work_of_a_caller_that_left() {
        let calls = Calls::default();
        let (begin, begun) = oneshot::channel();
        let (go, going) = oneshot::channel::<()>();
        let (done, is_done) = oneshot::channel();
        let work = async move {
            let _ = begin.send(());
            let _ = going.await;
            let _ = done.send(7);
        };
        let caller = tokio::spawn({
            let calls = calls.clone();
            async move { calls.finish(work).await.is_ok() }
        });
        begun.await.expect("the work begins");
        caller.abort();
        assert!(caller.await.expect_err("it left").is_cancelled());
        go.send(()).expect("the work is running");
        calls.idle().await;
        assert_eq!(is_done.await, Ok(7));
    }

    #[tokio::test]
    #[should_panic(expected = "a fault")]
    async fn a_panic_reaches_the_caller() {
        let _ = Calls::default().finish::<()>(async { panic!("a fault") }).await;
    }
}
