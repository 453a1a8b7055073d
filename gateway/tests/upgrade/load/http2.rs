//! h2 clients over TLS. A stream beyond the gateway's GOAWAY is unprocessed and may be retried; no other
//! may.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use bytes::Bytes;
use h2::client::SendRequest;
use http::Request;
use rustls::ClientConfig;
use rustls::pki_types::ServerName;
use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_rustls::TlsConnector;

use super::{Load, RATE, Shared};

const HOST: &str = "falcon.test";
const PATIENCE: Duration = Duration::from_secs(20);

impl Load {
    /// Starts clients that open one stream per request on one connection at a time.
    pub fn http2(
        clients: usize,
        targets: &'static [&'static str],
        address: SocketAddr,
        config: Arc<ClientConfig>,
    ) -> Self {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let client = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .expect("a runtime");
            runtime.block_on(async {
                let running: Vec<_> = (0..clients)
                    .map(|n| tokio::spawn(ask(Arc::clone(&theirs), targets, n, address, Arc::clone(&config))))
                    .collect();
                for client in running {
                    client.await.expect("a client");
                }
            });
        });
        Self {
            shared,
            clients: vec![client],
        }
    }
}

async fn ask(
    shared: Arc<Shared>,
    targets: &'static [&'static str],
    client: usize,
    address: SocketAddr,
    config: Arc<ClientConfig>,
) {
    let mut connection = None;
    let mut ticks = interval(Duration::from_secs(1) / RATE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    for n in client.. {
        if shared.is_over() {
            return;
        }
        let target = targets[n % targets.len()];
        let asked = timeout(PATIENCE, exchange(&shared, &mut connection, target, address, &config)).await;
        let outcome = asked.unwrap_or_else(|_| Err("no answer".to_owned()));
        if outcome.is_err() {
            connection = None;
        }
        shared.note(target, outcome);
        ticks.tick().await;
    }
}

/// Why a stream has no response.
enum Failure {
    /// The gateway reports it as unprocessed.
    NotProcessed,
    Lost(String),
}

async fn exchange(
    shared: &Shared,
    connection: &mut Option<SendRequest<Bytes>>,
    target: &str,
    address: SocketAddr,
    config: &Arc<ClientConfig>,
) -> Result<(), String> {
    loop {
        let ready = match connection.take() {
            // A connection that received GOAWAY accepts no new stream.
            Some(open) => open.ready().await.ok(),
            None => None,
        };
        let mut sender = match ready {
            Some(sender) => sender,
            None => {
                shared.connections.fetch_add(1, Ordering::SeqCst);
                connect(address, config)
                    .await?
                    .ready()
                    .await
                    .map_err(|error| format!("connect: {error}"))?
            }
        };
        match stream(&mut sender, target).await {
            Ok(()) => {
                *connection = Some(sender);
                return Ok(());
            }
            Err(Failure::NotProcessed) => {
                shared.again.fetch_add(1, Ordering::SeqCst);
            }
            Err(Failure::Lost(reason)) => return Err(reason),
        }
    }
}

async fn stream(sender: &mut SendRequest<Bytes>, target: &str) -> Result<(), Failure> {
    let request = Request::get(format!("https://{HOST}{target}"))
        .header("accept", "*/*")
        .body(())
        .map_err(|error| Failure::Lost(error.to_string()))?;
    let (response, _) = sender.send_request(request, true).map_err(failure)?;
    let response = response.await.map_err(failure)?;
    let status = response.status();
    let mut body = response.into_body();
    while let Some(piece) = body.data().await {
        let piece = piece.map_err(|error| Failure::Lost(format!("the body broke off: {error}")))?;
        let released = body.flow_control().release_capacity(piece.len());
        released.map_err(|error| Failure::Lost(error.to_string()))?;
    }
    if status == http::StatusCode::OK {
        Ok(())
    } else {
        Err(Failure::Lost(format!("{status}")))
    }
}

/// A stream beyond GOAWAY's last one, or refused, is unprocessed. Source: RFC 9113 §6.8, §8.7.
fn failure(error: h2::Error) -> Failure {
    let is_untouched = (error.is_go_away() && error.reason() == Some(h2::Reason::NO_ERROR))
        || error.reason() == Some(h2::Reason::REFUSED_STREAM);
    if is_untouched {
        Failure::NotProcessed
    } else {
        Failure::Lost(error.to_string())
    }
}

async fn connect(address: SocketAddr, config: &Arc<ClientConfig>) -> Result<SendRequest<Bytes>, String> {
    let socket = TcpStream::connect(address)
        .await
        .map_err(|error| format!("connect: {error}"))?;
    let name = ServerName::try_from(HOST).map_err(|error| error.to_string())?;
    let stream = TlsConnector::from(Arc::clone(config))
        .connect(name, socket)
        .await
        .map_err(|error| format!("handshake: {error}"))?;
    let (sender, connection) = h2::client::handshake(stream)
        .await
        .map_err(|error| format!("h2: {error}"))?;
    tokio::spawn(async move {
        // Streams report errors of their connection.
        let _ = connection.await;
    });
    Ok(sender)
}
