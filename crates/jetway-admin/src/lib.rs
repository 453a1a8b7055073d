//! The guard of the operators' listeners: programs may call them, web pages in an operator's browser may not.
//!
//! A page reaches a listener on the browser's machine or network in three ways. DNS rebinding points the page's own host
//! name at the listener; `Host` still carries that name. A request from a page of another origin carries `Origin` or
//! `Sec-Fetch-Site`. A form can only send its own media types, never `application/json`. The guard refuses all three
//! before routing, so it covers every route, present and future.

mod hosts;

use http::header::{CONTENT_TYPE, HOST, ORIGIN};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue};
use jetway_problem::{ErrorCode, Problem};

pub use hosts::{BadHost, Hosts};

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Why the guard refuses a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The request names a host that is not the listener's.
    Host,
    /// A page of another origin caused the request.
    Page,
    /// The body is not `application/json`.
    MediaType,
}

impl Refused {
    /// Code of the problem document.
    #[must_use]
    pub const fn code(self) -> ErrorCode {
        match self {
            Self::Host => ErrorCode::EdgeUnknownHost,
            Self::Page => ErrorCode::EdgeForeignOrigin,
            Self::MediaType => ErrorCode::RequestMediaType,
        }
    }

    /// The problem document.
    #[must_use]
    pub fn problem(self) -> Problem {
        let problem = Problem::new(self.code());
        match self {
            Self::Host => {
                problem.detail("Call this listener by its address, as localhost, or by a name of admin_hosts.")
            }
            Self::Page => problem.detail("This listener answers programs, not web pages."),
            Self::MediaType => problem,
        }
    }
}

/// Checks a request before it is routed. `has_body` is whether a body follows the header.
///
/// # Errors
/// The reason of the refusal.
pub fn check(hosts: &Hosts, request: &Parts, has_body: bool) -> Result<(), Refused> {
    // Browsers always send `Host`; a client of HTTP/1.0 may omit it.
    let named = request.headers.get_all(HOST).iter().map(HeaderValue::as_bytes);
    let target = request.uri.authority().map(|authority| authority.as_str().as_bytes());
    if !named.chain(target).all(|host| hosts.allow(host)) {
        return Err(Refused::Host);
    }
    if is_from_another_origin(&request.headers) {
        return Err(Refused::Page);
    }
    if has_body && !is_json(&request.headers) {
        return Err(Refused::MediaType);
    }
    Ok(())
}

fn is_from_another_origin(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).map(HeaderValue::as_bytes);
    let is_own = |origin: &HeaderValue| {
        let origin = origin.as_bytes();
        let authority = origin.strip_prefix(b"http://").or(origin.strip_prefix(b"https://"));
        authority
            .zip(host)
            .is_some_and(|(origin, host)| origin.eq_ignore_ascii_case(host))
    };
    let is_own_site = |site: &HeaderValue| matches!(site.as_bytes(), b"none" | b"same-origin");
    !headers.get_all(ORIGIN).iter().all(is_own) || !headers.get_all(SEC_FETCH_SITE).iter().all(is_own_site)
}

fn is_json(headers: &HeaderMap) -> bool {
    let is_json = |value: &HeaderValue| {
        let media_type = value.as_bytes().split(|byte| *byte == b';').next().unwrap_or_default();
        media_type.trim_ascii().eq_ignore_ascii_case(b"application/json")
    };
    let mut kinds = headers.get_all(CONTENT_TYPE).iter().peekable();
    kinds.peek().is_some() && kinds.all(is_json)
}

#[cfg(test)]
mod tests {
    use http::Request;

    use super::*;

    const OWN: (&str, &str) = ("host", "127.0.0.1:8082");

    fn checked(headers: &[(&str, &str)], has_body: bool) -> Result<(), Refused> {
        let request = headers.iter().fold(Request::post("/drain"), |request, (name, value)| {
            request.header(*name, *value)
        });
        let (parts, ()) = request.body(()).expect("a request").into_parts();
        let hosts = Hosts::new("127.0.0.1:8082".parse().expect("an address"), &[]).expect("hosts");
        check(&hosts, &parts, has_body)
    }

    #[test]
    fn accepts_programs_and_pages_of_the_listener_itself() {
        let json = ("content-type", "Application/JSON; charset=utf-8");
        assert_eq!(checked(&[], false), Ok(()));
        assert_eq!(checked(&[OWN, json], true), Ok(()));
        assert_eq!(checked(&[OWN, ("sec-fetch-site", "none")], false), Ok(()));
        let own = [
            OWN,
            ("origin", "http://127.0.0.1:8082"),
            ("sec-fetch-site", "same-origin"),
        ];
        assert_eq!(checked(&own, false), Ok(()));
    }

    #[test]
    fn refuses_every_host_that_is_not_the_listeners() {
        let rebound = ("host", "rebound.example:8082");
        assert_eq!(checked(&[rebound], false), Err(Refused::Host));
        assert_eq!(checked(&[OWN, rebound], false), Err(Refused::Host));
        let (parts, ()) = Request::get("http://rebound.example/")
            .body(())
            .expect("a request")
            .into_parts();
        let hosts = Hosts::new("127.0.0.1:1".parse().expect("an address"), &[]).expect("hosts");
        assert_eq!(check(&hosts, &parts, false), Err(Refused::Host));
    }

    #[test]
    fn refuses_requests_caused_by_pages_of_other_origins() {
        for header in [
            ("origin", "null"),
            ("origin", "https://portal.example"),
            ("origin", "http://127.0.0.1:8080"),
            ("origin", "127.0.0.1:8082"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            assert_eq!(checked(&[OWN, header], false), Err(Refused::Page), "{header:?}");
            assert_eq!(checked(&[header], false), Err(Refused::Page), "{header:?}");
        }
    }

    #[test]
    fn refuses_bodies_that_are_not_json() {
        assert_eq!(checked(&[OWN], true), Err(Refused::MediaType));
        for kind in [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "text/plain; application/json",
            "application/jsonp",
            "",
        ] {
            assert_eq!(
                checked(&[OWN, ("content-type", kind)], true),
                Err(Refused::MediaType),
                "{kind}"
            );
        }
        let two = [
            OWN,
            ("content-type", "application/json"),
            ("content-type", "text/plain"),
        ];
        assert_eq!(checked(&two, true), Err(Refused::MediaType));
    }
}
