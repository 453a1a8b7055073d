//! Removes request headers only the gateway may set. Runs before any header is read.

use pingora::http::RequestHeader;

/// Our own headers, and forwarding headers of other proxies: a library in the backend might trust one of them.
const PREFIXES: [&str; 7] = [
    "x-jetway-",
    "x-tenant-",
    "x-forwarded-",
    "x-original-",
    "x-rewrite-",
    "x-envoy-",
    "x-http-method",
];
const NAMES: [&str; 15] = [
    "forwarded",
    "x-real-ip",
    "x-request-id",
    "bdf-channel-id",
    "x-client-ip",
    "x-cluster-client-ip",
    "x-host",
    "x-method-override",
    "true-client-ip",
    "cf-connecting-ip",
    "client-ip",
    "proxy",
    "proxy-authorization",
    "proxy-connection",
    "via",
];

/// Removes them in any case, and every name with an underscore: some implementations treat it as a hyphen.
pub fn strip(request: &mut RequestHeader) {
    while let Some(name) = request.headers.keys().find(|name| is_ours(name.as_str())).cloned() {
        request.remove_header(&name);
    }
}

/// Expects a lower-case name, as header maps have.
fn is_ours(name: &str) -> bool {
    name.contains('_')
        || (may_be_listed(name) && (NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))))
}

/// A fast pre-check: every listed name begins with one of these letters; most names do not.
fn may_be_listed(name: &str) -> bool {
    matches!(
        name.as_bytes().first(),
        Some(b'b' | b'c' | b'f' | b'p' | b't' | b'v' | b'x')
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_listed_is_looked_for() {
        assert!(NAMES.iter().chain(&PREFIXES).all(|name| may_be_listed(name)));
    }

    #[test]
    fn every_spelling_goes_and_the_rest_stays() {
        let mut request = RequestHeader::build("GET", b"/", None).expect("a request");
        for name in [
            "X-Jetway-Tenant",
            "x_jetway_tenant",
            "X-FORWARDED-FOR",
            "X_Forwarded_Host",
            "Forwarded",
            "x-real_ip",
            "X-Tenant-Id",
            "X-Original-URL",
            "X-HTTP-Method-Override",
            "Proxy",
            "content_length",
        ] {
            request.append_header(name, "evil").expect("a header");
        }
        request.append_header("x-portal-release", "abc").expect("a header");
        strip(&mut request);
        let left: Vec<&str> = request.headers.keys().map(http::HeaderName::as_str).collect();
        assert_eq!(left, ["x-portal-release"]);
    }
}
