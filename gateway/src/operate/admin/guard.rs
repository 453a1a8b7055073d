//! Access to the admin listener: programs of this machine, not pages in its browsers.

use std::net::IpAddr;

use http::Method;
use http::header::{HOST, ORIGIN};
use pingora::http::RequestHeader;

/// Refuses requests a browser was tricked into. A page of another origin is revealed by `Origin`, DNS rebinding by
/// `Host`. `is_open` is for a listener that other machines reach by name.
///
/// # Errors
/// The reason.
pub fn check(request: &RequestHeader, is_open: bool) -> Result<(), &'static str> {
    let text = |name| {
        request
            .headers
            .get(name)
            .map(|value: &http::HeaderValue| value.as_bytes())
    };
    if !is_open && !text(HOST).is_none_or(is_local) {
        return Err("Call this listener by its address or as localhost.\n");
    }
    let is_order = !matches!(request.method, Method::GET | Method::HEAD);
    let from_a_page = request.headers.contains_key(ORIGIN)
        || request
            .headers
            .get("sec-fetch-site")
            .is_some_and(|site| site.as_bytes() != b"none");
    if is_order && from_a_page {
        return Err("Orders come from programs, not from pages.\n");
    }
    Ok(())
}

/// An IP address, or `localhost`.
fn is_local(host: &[u8]) -> bool {
    let Ok(host) = std::str::from_utf8(host) else {
        return false;
    };
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(method: Method, headers: &[(&'static str, &str)]) -> RequestHeader {
        let mut request = RequestHeader::build(method, b"/drain", None).expect("a request");
        for (name, value) in headers {
            request.insert_header(*name, *value).expect("a header");
        }
        request
    }

    #[test]
    fn programs_pass_and_pages_do_not() {
        for host in [
            "localhost",
            "localhost:8090",
            "127.0.0.1:8090",
            "[::1]:8090",
            "10.1.2.3:8090",
        ] {
            assert!(
                check(&request(Method::POST, &[("host", host)]), false).is_ok(),
                "{host}"
            );
        }
        for host in [
            "portal.example",
            "localhost.portal.example:8090",
            "127.0.0.1.portal.example",
            "",
            "[x",
        ] {
            assert!(
                check(&request(Method::GET, &[("host", host)]), false).is_err(),
                "{host}"
            );
            assert!(check(&request(Method::GET, &[("host", host)]), true).is_ok(), "{host}");
        }
        for header in [
            ("origin", "null"),
            ("origin", "https://portal.example"),
            ("sec-fetch-site", "cross-site"),
        ] {
            let headers = [("host", "localhost"), header];
            assert!(check(&request(Method::POST, &headers), true).is_err(), "{header:?}");
            assert!(check(&request(Method::GET, &headers), false).is_ok(), "{header:?}");
        }
    }
}
