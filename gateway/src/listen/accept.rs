//! Accepts connections until stopped.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;

use pingora::apps::HttpServerApp;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::sleep;

use super::connection_server::ConnectionServer;

/// Pause when file descriptors or memory are exhausted, to avoid a busy loop.
const PAUSE: Duration = Duration::from_millis(200);

/// Accepts on one socket; closes it and returns when stopped.
pub async fn accept<A>(listener: TcpListener, server: Arc<ConnectionServer<A>>, mut stopping: watch::Receiver<bool>)
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
            Ok((socket, peer)) => server.enter(socket, peer),
            // The client disconnected before it was accepted.
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
