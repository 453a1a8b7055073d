//! Headers only the gateway may set are taken from whoever sends them. Runs before anything reads a header.

use pingora::http::RequestHeader;

/// Ours, and what other proxies set to say who asks for what: some library behind us may believe one of them.
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

/// Remove them in any case, and every name with an underscore: some readers take it for a hyphen, others do not.
pub fn strip(request: &mut RequestHeader) {
    while let Some(name) = request.headers.keys().find(|name| is_ours(name.as_str())).cloned() {
        request.remove_header(&name);
    }
}

/// Names in a header map are lower case.
fn is_ours(name: &str) -> bool {
    name.contains('_')
        || (may_be_listed(name) && (NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))))
}

/// What is listed begins with one of these; most names do not.
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
