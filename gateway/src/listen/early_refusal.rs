//! Requests refused by the framework, or timed out, before they reached the proxy.

use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::Duration;

use jetway_problem::{CONTENT_TYPE, ErrorCode, Problem};

/// Such a request, over HTTP/1.
#[derive(Debug, Clone, Copy)]
pub struct EarlyRefusal {
    /// The peer.
    pub peer: SocketAddr,
    /// Why it was refused.
    pub code: ErrorCode,
    /// Time since its first byte.
    pub took: Duration,
}

impl EarlyRefusal {
    /// Error code of a refusal with this status.
    pub(super) const fn code_of(status: u16) -> Option<ErrorCode> {
        match status {
            400 => Some(ErrorCode::RequestUnreadable),
            405 => Some(ErrorCode::RequestMethodNotAllowed),
            408 => Some(ErrorCode::RequestTimeout),
            _ => None,
        }
    }
}

/// A prepared response.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) status: u16,
    pub(super) answer: Vec<u8>,
}

/// For a header that was never completed.
pub(super) static TIMEOUT: LazyLock<Vec<u8>> = LazyLock::new(|| whole(ErrorCode::RequestTimeout, "Request Timeout"));

/// Responses to refusals by the framework.
static REFUSALS: LazyLock<[Prepared; 2]> = LazyLock::new(|| {
    [
        (ErrorCode::RequestUnreadable, "Bad Request"),
        (ErrorCode::RequestMethodNotAllowed, "Method Not Allowed"),
    ]
    .map(|(code, reason)| Prepared {
        status: code.status(),
        answer: whole(code, reason),
    })
});

/// Our response in place of the framework's plain one.
pub(super) fn refusal(bytes: &[u8]) -> Option<&'static Prepared> {
    let digits = bytes.strip_prefix(b"HTTP/1.1 ")?.get(..3)?;
    let status: u16 = std::str::from_utf8(digits).ok()?.parse().ok()?;
    REFUSALS.iter().find(|refusal| refusal.status == status)
}

fn whole(code: ErrorCode, reason: &str) -> Vec<u8> {
    let body = Problem::new(code).body();
    let head = format!(
        "HTTP/1.1 {} {reason}\r\ncontent-type: {CONTENT_TYPE}\r\ncontent-length: {}\r\ncache-control: no-store\r\n\
         x-content-type-options: nosniff\r\nconnection: close\r\n\r\n",
        code.status(),
        body.len()
    );
    [head.into_bytes(), body].concat()
}
