//! One health check of one node.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpStream, UnixStream};
use tokio::time::timeout;

use crate::config::HealthRules;
use crate::tls::upstream::ClientOptions;
use crate::upstreams::node::Address;

/// Whether the node accepts a connection, completes a TLS handshake where requests do, and, when a path is configured,
/// answers it with 2xx, in time.
pub async fn is_well(address: &Address, rules: &HealthRules, tls: Option<&ClientOptions>) -> bool {
    let longest = Duration::from_millis(rules.timeout_ms);
    matches!(timeout(longest, ask(address, rules, tls)).await, Ok(Ok(true)))
}

async fn ask(address: &Address, rules: &HealthRules, tls: Option<&ClientOptions>) -> io::Result<bool> {
    match address {
        Address::Inet(address) => {
            let port = if rules.port == 0 { address.port() } else { rules.port };
            let called = SocketAddr::new(address.ip(), port);
            let stream = TcpStream::connect(called).await?;
            // Another port is another server: an operator listener without TLS, which answers to its address.
            let tls = tls.filter(|_| rules.port == 0);
            shaken(stream, &called.to_string(), rules, tls).await
        }
        Address::Unix(path) => shaken(UnixStream::connect(path).await?, "localhost", rules, tls).await,
    }
}

async fn shaken<S>(stream: S, host: &str, rules: &HealthRules, tls: Option<&ClientOptions>) -> io::Result<bool>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    match tls {
        Some(tls) => read_status(tls.shake(stream).await?, host, &rules.path).await,
        None => read_status(stream, host, &rules.path).await,
    }
}

async fn read_status(mut stream: impl AsyncRead + AsyncWrite + Unpin, host: &str, path: &str) -> io::Result<bool> {
    if path.is_empty() {
        return Ok(true);
    }
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nuser-agent: jetway-gateway\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut start = [0_u8; 12];
    stream.read_exact(&mut start).await?;
    Ok(start.starts_with(b"HTTP/1.") && start[8..].starts_with(b" 2"))
}
