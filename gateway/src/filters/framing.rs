//! Requests that two readers could read differently are read by none. Source: RFC 9112 §6, §11.

use http::header::{HOST, TRANSFER_ENCODING};
use pingora::proxy::Session;

use crate::config::Limits;
use crate::problem::Refusal;

/// Refuse ambiguous or oversized headers.
///
/// # Errors
/// What is wrong, fit to be shown.
pub fn check(session: &Session, limits: &Limits) -> Result<(), Refusal> {
    let request = session.req_header();
    if request.headers.len() > limits.headers {
        return Err(Refusal::HeadersTooLarge);
    }
    if request.headers.get_all(HOST).iter().count() > 1 {
        return Err(Refusal::Unreadable("more than one Host"));
    }
    if !request.raw_path_is_utf8() {
        return Err(Refusal::Unreadable("a path that is not UTF-8"));
    }
    let mut encodings = request.headers.get_all(TRANSFER_ENCODING).iter();
    let first = encodings.next();
    if encodings.next().is_some() || first.is_some_and(|value| !value.as_bytes().eq_ignore_ascii_case(b"chunked")) {
        return Err(Refusal::Unreadable("a transfer encoding other than chunked"));
    }
    if session.as_http1().is_some() {
        check_raw(&session.to_h1_raw(), limits.header_bytes)
    } else {
        Ok(())
    }
}

/// The framework drops Content-Length when both are there, and takes a bare LF for a line end; we look at the bytes.
fn check_raw(raw: &[u8], largest: usize) -> Result<(), Refusal> {
    if raw.len() > largest {
        return Err(Refusal::HeadersTooLarge);
    }
    let mut before = 0;
    let bare = raw.iter().any(|byte| {
        let bare = (*byte == b'\n' && before != b'\r') || (*byte != b'\n' && before == b'\r');
        before = *byte;
        bare
    });
    if bare {
        return Err(Refusal::Unreadable("a line end that is not CRLF"));
    }
    let has = |wanted: &[u8]| {
        raw.split(|byte| *byte == b'\n')
            .skip(1)
            .any(|line| name_of(line).eq_ignore_ascii_case(wanted))
    };
    if has(b"content-length") && has(b"transfer-encoding") {
        return Err(Refusal::Unreadable("both Content-Length and Transfer-Encoding"));
    }
    Ok(())
}

fn name_of(line: &[u8]) -> &[u8] {
    line.split(|byte| *byte == b':').next().unwrap_or_default().trim_ascii()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_lengths_and_bare_line_ends_are_refused() {
        let good = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n";
        assert_eq!(check_raw(good, 1000), Ok(()));
        assert_eq!(check_raw(good, 10), Err(Refusal::HeadersTooLarge));
        for bad in [
            &b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"[..],
            b"POST / HTTP/1.1\r\nHost: a\r\ntransfer-ENCODING: chunked\r\ncontent-length : 1\r\n\r\n",
            b"GET / HTTP/1.1\nHost: a\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n",
        ] {
            assert!(
                matches!(check_raw(bad, 1000), Err(Refusal::Unreadable(_))),
                "{}",
                bad.escape_ascii()
            );
        }
    }
}
