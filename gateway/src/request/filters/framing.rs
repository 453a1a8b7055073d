//! Refuses requests that two HTTP implementations could parse differently (request smuggling), and requests over the
//! size limits. Source: RFC 9112 §2–§7, §11; RFC 9110 §5–§9; RFC 9113 §8.

mod raw;

use http::header::{CONTENT_ENCODING, CONTENT_LENGTH, EXPECT, HOST, TRANSFER_ENCODING};
use http::{HeaderValue, Method, Version};
use pingora::http::RequestHeader;
use pingora::proxy::Session;

use crate::config::limits::Limits;
use crate::request::refusal::Refusal;

/// Headers that must not be repeated: implementations differ in which value they use.
const SINGLE: [&str; 12] = [
    "host",
    "content-length",
    "content-type",
    "content-encoding",
    "transfer-encoding",
    "expect",
    "authorization",
    "idempotency-key",
    "device-id",
    "x-device-type",
    "traceparent",
    "upgrade",
];

/// The overhead RFC 9113 §6.5.2 counts for each header field, in bytes.
const FIELD_OVERHEAD: usize = 32;

/// Refuses ambiguous or oversized headers.
///
/// # Errors
/// The refusal; its detail may be shown to the client.
pub fn check(session: &Session, limits: &Limits) -> Result<(), Refusal> {
    let request = session.req_header();
    if request.headers.len() > limits.headers {
        return Err(Refusal::HeadersTooLarge);
    }
    if session.as_http1().is_some() {
        check_raw(&session.to_h1_raw(), limits.header_bytes)?;
    } else if size(request) > limits.header_bytes {
        return Err(Refusal::HeadersTooLarge);
    }
    check_header(request, limits.target_bytes)
}

/// Refuses an HTTP/1 header section that is too large or malformed.
///
/// # Errors
/// The refusal; its detail may be shown to the client.
pub fn check_raw(section: &[u8], largest: usize) -> Result<(), Refusal> {
    raw::check(section, largest)
}

fn check_header(request: &RequestHeader, longest_target: usize) -> Result<(), Refusal> {
    let target = request.raw_path();
    if target.len() > longest_target {
        return Err(Refusal::TargetTooLong);
    }
    if !request.raw_path_is_utf8() || !target.iter().all(u8::is_ascii_graphic) {
        return Err(Refusal::Unreadable("a target with invalid characters"));
    }
    check_method(&request.method)?;
    let is_any_repeated = request.headers.len() > request.headers.keys_len();
    if is_any_repeated && SINGLE.iter().any(|name| is_repeated(request, name)) {
        return Err(Refusal::Unreadable("a repeated header that must be unique"));
    }
    let is_old = request.version < Version::HTTP_11;
    if let Some(value) = request.headers.get(TRANSFER_ENCODING)
        && (is_old || !value.as_bytes().eq_ignore_ascii_case(b"chunked"))
    {
        return Err(Refusal::Unreadable("a transfer encoding other than chunked"));
    }
    if !request.headers.get(CONTENT_LENGTH).is_none_or(is_length) {
        return Err(Refusal::Unreadable("a Content-Length that is not a number"));
    }
    if !request.headers.get(HOST).is_none_or(|host| host.as_bytes().is_ascii()) {
        return Err(Refusal::Unreadable("a Host that is not ASCII"));
    }
    check_body_words(request, is_old)
}

fn is_repeated(request: &RequestHeader, name: &str) -> bool {
    request.headers.get_all(name).iter().nth(1).is_some()
}

/// Refuses encoded bodies (the gateway does not decompress, so that a small body cannot expand behind it) and unknown
/// expectations.
fn check_body_words(request: &RequestHeader, is_old: bool) -> Result<(), Refusal> {
    let coded = |value: &HeaderValue| !value.as_bytes().eq_ignore_ascii_case(b"identity");
    if request.headers.get(CONTENT_ENCODING).is_some_and(coded) {
        return Err(Refusal::CodedBody);
    }
    let odd = |value: &HeaderValue| !value.as_bytes().eq_ignore_ascii_case(b"100-continue");
    if !is_old && request.headers.get(EXPECT).is_some_and(odd) {
        return Err(Refusal::Unreadable("an expectation other than 100-continue"));
    }
    Ok(())
}

/// CONNECT and TRACE are known but not supported; an unknown method could mean anything to the backend.
fn check_method(method: &Method) -> Result<(), Refusal> {
    match *method {
        Method::GET | Method::HEAD | Method::POST | Method::PUT | Method::PATCH | Method::DELETE | Method::OPTIONS => {
            Ok(())
        }
        Method::CONNECT | Method::TRACE => Err(Refusal::MethodNotAllowed),
        _ => Err(Refusal::MethodUnknown),
    }
}

fn is_length(value: &HeaderValue) -> bool {
    (1..=19).contains(&value.len()) && value.as_bytes().iter().all(u8::is_ascii_digit)
}

fn size(request: &RequestHeader) -> usize {
    let fields = request.headers.iter();
    fields.fold(request.raw_path().len(), |sum, (name, value)| {
        sum + name.as_str().len() + value.len() + FIELD_OVERHEAD
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(method: &str, target: &str, headers: &[(&'static str, &'static str)]) -> Result<(), Refusal> {
        let mut request = RequestHeader::build(method, target.as_bytes(), None).expect("a request");
        request.set_version(Version::HTTP_11);
        for (name, value) in headers {
            request.append_header(*name, *value).expect("a header");
        }
        check_header(&request, 100)
    }

    #[test]
    fn methods_are_known_refused_or_unknown() {
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            assert_eq!(checked(method, "/", &[]), Ok(()), "{method}");
        }
        for method in ["CONNECT", "TRACE"] {
            assert_eq!(checked(method, "/", &[]), Err(Refusal::MethodNotAllowed), "{method}");
        }
        for method in ["get", "PROPFIND", "PRI", "GETT"] {
            assert_eq!(checked(method, "/", &[]), Err(Refusal::MethodUnknown), "{method}");
        }
    }

    #[test]
    fn lengths_targets_and_words_about_the_body_are_exact() {
        assert_eq!(
            checked("GET", &format!("/{}", "a".repeat(100)), &[]),
            Err(Refusal::TargetTooLong)
        );
        assert_eq!(
            checked("POST", "/", &[("content-encoding", "gzip")]),
            Err(Refusal::CodedBody)
        );
        assert_eq!(
            checked(
                "POST",
                "/",
                &[("content-encoding", "identity"), ("expect", "100-Continue")]
            ),
            Ok(())
        );
        for (name, value) in [
            ("content-length", "+1"),
            ("content-length", "0x1"),
            ("content-length", "1,1"),
            ("content-length", "1 1"),
            ("content-length", "99999999999999999999"),
            ("transfer-encoding", "gzip, chunked"),
            ("transfer-encoding", "chunked;q=1"),
            ("transfer-encoding", "x-chunked"),
            ("expect", "200-ok"),
        ] {
            let refused = checked("POST", "/", &[(name, value)]);
            assert!(matches!(refused, Err(Refusal::Unreadable(_))), "{name}: {value}");
        }
        let twice = checked("POST", "/", &[("content-length", "1"), ("content-length", "1")]);
        assert!(matches!(twice, Err(Refusal::Unreadable(_))));
    }
}
