//! Taking connections until told to stop.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use pingora::apps::HttpServerApp;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::sleep;

use super::door::Door;

/// Out of file descriptors or memory: asking again at once would only burn a core.
const PAUSE: Duration = Duration::from_millis(200);

/// Accept on one socket; returns, and closes the socket, when told to stop.
pub async fn accept<A>(listener: TcpListener, door: Arc<Door<A>>, mut stopping: watch::Receiver<bool>)
where
    A: HttpServerApp + Send + Sync + 'static,
{
    loop {
        let accepted = tokio::select! {
            biased;
            _ = stopping.wait_for(|stopping| *stopping) => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((socket, peer)) => door.enter(socket, peer),
            // The client left before we came to it.
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::Interrupted
                ) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept; pausing");
                sleep(PAUSE).await;
            }
        }
    }
}
