//! One check of one node.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpStream, UnixStream};
use tokio::time::timeout;

use crate::config::HealthRules;
use crate::upstreams::node::Address;

/// Whether the node takes a connection and, with a path, answers it with 2xx, in time.
pub async fn is_well(address: &Address, rules: &HealthRules) -> bool {
    let longest = Duration::from_millis(rules.timeout_ms);
    matches!(timeout(longest, ask(address, rules)).await, Ok(Ok(true)))
}

async fn ask(address: &Address, rules: &HealthRules) -> io::Result<bool> {
    match address {
        Address::Inet(address) => {
            let port = if rules.port == 0 { address.port() } else { rules.port };
            let stream = TcpStream::connect(SocketAddr::new(address.ip(), port)).await?;
            read_status(stream, &rules.path).await
        }
        Address::Unix(path) => read_status(UnixStream::connect(path).await?, &rules.path).await,
    }
}

async fn read_status(mut stream: impl AsyncRead + AsyncWrite + Unpin, path: &str) -> io::Result<bool> {
    if path.is_empty() {
        return Ok(true);
    }
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: health\r\nuser-agent: jetway-gateway\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut start = [0_u8; 12];
    stream.read_exact(&mut start).await?;
    Ok(start.starts_with(b"HTTP/1.") && start[8..].starts_with(b" 2"))
}
