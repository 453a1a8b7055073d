//! Raw HTTP/1.1: bytes are sent exactly as written.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A response as received.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    /// A header by its lower-case name; empty when absent.
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .iter()
            .find(|(known, _)| known == name)
            .map_or("", |(_, value)| value)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// Writes these bytes, reads one response and closes. The server may answer and close before it reads everything.
pub fn send(address: SocketAddr, bytes: &[u8]) -> Reply {
    try_send(address, bytes).unwrap_or_else(|reason| panic!("{reason}"))
}

/// As [`send`], or returns why a connection has no response.
pub fn try_send(address: SocketAddr, bytes: &[u8]) -> Result<Reply, String> {
    let mut stream = TcpStream::connect(address).expect("the gateway listens");
    stream
        .set_read_timeout(Some(Duration::from_secs(120)))
        .expect("a timeout");
    let _ = stream.write_all(bytes);
    try_read(&mut stream)
}

/// Reads one response.
pub fn read(stream: &mut impl Read) -> Reply {
    try_read(stream).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Reads one response, or returns why there is none.
pub fn try_read(stream: &mut impl Read) -> Result<Reply, String> {
    let mut bytes = Vec::new();
    let mut buffer = [0_u8; 8192];
    let end = loop {
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at;
        }
        let read = stream
            .read(&mut buffer)
            .map_err(|error| format!("no response: {error}"))?;
        if read == 0 {
            return Err(format!("closed before a whole header: {}", bytes.escape_ascii()));
        }
        bytes.extend_from_slice(&buffer[..read]);
    };
    let head = String::from_utf8(bytes[..end].to_vec()).map_err(|error| error.to_string())?;
    let mut lines = head.split("\r\n");
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1)?.parse().ok())
        .ok_or("no status")?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let mut reply = Reply {
        status,
        headers,
        body: Vec::new(),
    };
    let mut rest = bytes[end + 4..].to_vec();
    let length: Option<usize> = reply.header("content-length").parse().ok();
    loop {
        let is_whole = match length {
            Some(length) => rest.len() >= length,
            None => reply.header("transfer-encoding") == "chunked" && rest.ends_with(b"0\r\n\r\n"),
        };
        if is_whole || matches!(status, 204 | 304) {
            break;
        }
        match stream.read(&mut buffer) {
            Ok(0) | Err(_) => break,
            Ok(read) => rest.extend_from_slice(&buffer[..read]),
        }
    }
    reply.body = if reply.header("transfer-encoding") == "chunked" {
        dechunk(&rest)
    } else {
        rest
    };
    Ok(reply)
}

fn dechunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(at) = bytes.windows(2).position(|window| window == b"\r\n") {
        let size = std::str::from_utf8(&bytes[..at])
            .ok()
            .and_then(|text| usize::from_str_radix(text, 16).ok())
            .unwrap_or(0);
        if size == 0 {
            break;
        }
        body.extend_from_slice(&bytes[at + 2..at + 2 + size]);
        bytes = &bytes[at + 4 + size..];
    }
    body
}
