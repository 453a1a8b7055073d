//! Answers ACME http-01 challenges with the key authorizations `jetway domain` has written for proven hosts.
//!
//! Runs before the tenant is resolved: a host gets its first certificate before it is routed, and an unproven host gets
//! no answer.

use std::path::Path;

use http::header::HOST;
use http::{Method, StatusCode};
use jetway_tenancy::{ClaimedHosts, canonical_host};
use pingora::http::RequestHeader;
use tokio::fs::File;
use tokio::io::AsyncReadExt;

use crate::answer::Answer;

/// The path the certificate authority requests. Source: RFC 8555 §8.3.
const PREFIX: &str = "/.well-known/acme-challenge/";
/// A key authorization is a token, a dot and a SHA-256 in base64url; a longer file is not a key authorization.
const LONGEST_ANSWER: u64 = 512;
const LONGEST_TOKEN: usize = 128;

/// The canonical host, when this is an ACME request for a proven host.
pub fn asked(request: &RequestHeader, claims: &ClaimedHosts) -> Option<String> {
    let reads = matches!(request.method, Method::GET | Method::HEAD);
    if !reads || !request.uri.path().starts_with(PREFIX) {
        return None;
    }
    let authority = std::str::from_utf8(request.headers.get(HOST)?.as_bytes()).ok()?;
    canonical_host(authority).ok().filter(|host| claims.is_proven(host))
}

/// The key authorization of the token in this path, else 404.
pub async fn answer(domains: &Path, path: &str) -> Answer {
    let token = path.strip_prefix(PREFIX).unwrap_or_default();
    let found = if is_token(token) {
        read(&domains.join("challenges").join(token)).await
    } else {
        None
    };
    match found {
        Some(text) => {
            Answer::new(StatusCode::OK, "text/plain; charset=utf-8", text).header("cache-control", "no-store")
        }
        None => Answer::text(StatusCode::NOT_FOUND, "There is no such challenge.\n"),
    }
}

fn is_token(token: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    !token.is_empty() && token.len() <= LONGEST_TOKEN && token.bytes().all(plain)
}

async fn read(file: &Path) -> Option<Vec<u8>> {
    let mut text = Vec::new();
    let file = File::open(file).await.ok()?;
    file.take(LONGEST_ANSWER + 1).read_to_end(&mut text).await.ok()?;
    (text.len() as u64 <= LONGEST_ANSWER).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_cannot_leave_its_folder() {
        assert!(is_token("AZaz09-_"));
        for bad in ["", ".", "..", "a/b", "a.b", "%2e%2e", "a b", "ü", &"a".repeat(129)] {
            assert!(!is_token(bad), "{bad}");
        }
    }
}
