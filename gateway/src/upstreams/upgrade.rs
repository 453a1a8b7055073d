//! WebSockets: only on listed routes, only from the portal's own pages, up to a limit. Any other upgrade is refused.

use http::header::{CONNECTION, CONTENT_LENGTH, HOST, ORIGIN, TRANSFER_ENCODING, UPGRADE};
use http::{HeaderMap, HeaderName, Method, Version};
use pingora::http::RequestHeader;
use pingora::proxy::Session;

use super::exchange::Exchange;
use super::services::Upstreams;
use crate::config::Upgrades;
use crate::request::refusal::Refusal;

/// Admits or refuses a WebSocket request; ignores any other request.
///
/// # Errors
/// When the route has no WebSocket, the page is of another site, or the limit is reached.
pub fn admit(
    upstreams: &Upstreams,
    session: &mut Session,
    tenant: &str,
    exchange: &mut Exchange,
) -> Result<(), Refusal> {
    let request = session.req_header();
    if !request.headers.contains_key(UPGRADE) && !names(&request.headers, &CONNECTION, "upgrade") {
        return Ok(());
    }
    let ip = session
        .client_addr()
        .and_then(|address| address.as_inet())
        .map(|address| address.ip());
    let admitted = if !is_listed(request, &upstreams.upgrades) || !is_handshake(request) {
        Err((Refusal::UpgradeRefused, "refused"))
    } else if !is_of_portal(&request.headers) {
        Err((Refusal::ForeignOrigin, "foreign_origin"))
    } else {
        ip.and_then(|ip| upstreams.open.enter(ip, tenant, &upstreams.upgrades))
            .ok_or((Refusal::TooManyUpgrades, "too_many"))
    };
    match admitted {
        Ok(guard) => {
            upstreams.metrics.upgrade("opened");
            session.set_read_timeout(Some(upstreams.upgrade_idle()));
            exchange.upgrade(guard);
            Ok(())
        }
        Err((refusal, outcome)) => {
            upstreams.metrics.upgrade(outcome);
            Err(refusal)
        }
    }
}

fn is_listed(request: &RequestHeader, rules: &Upgrades) -> bool {
    let path = request.uri.path();
    rules.routes.iter().any(|route| path.starts_with(route))
}

/// Source: RFC 6455 §4.2.1. A body would be ambiguous framing.
fn is_handshake(request: &RequestHeader) -> bool {
    let headers = &request.headers;
    let upgrade = single(headers, &UPGRADE);
    let version = single(headers, &HeaderName::from_static("sec-websocket-version"));
    request.method == Method::GET
        && request.version == Version::HTTP_11
        && upgrade.is_some_and(|value| value.eq_ignore_ascii_case("websocket"))
        && names(headers, &CONNECTION, "upgrade")
        && version == Some("13")
        && single(headers, &HeaderName::from_static("sec-websocket-key")).is_some()
        && !headers.contains_key(CONTENT_LENGTH)
        && !headers.contains_key(TRANSFER_ENCODING)
}

/// Browsers send the `Origin` of the page that opens a socket, and scripts cannot change it: it must be this host.
fn is_of_portal(headers: &HeaderMap) -> bool {
    let Some((origin, host)) = single(headers, &ORIGIN).zip(single(headers, &HOST)) else {
        return false;
    };
    let Some((scheme, authority)) = origin.split_once("://") else {
        return false;
    };
    let port = match scheme {
        "https" => ":443",
        "http" => ":80",
        _ => return false,
    };
    let plain = |authority: &str| authority.strip_suffix(port).unwrap_or(authority).to_ascii_lowercase();
    plain(authority) == plain(host)
}

fn single<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(first)
}

fn names(headers: &HeaderMap, name: &HeaderName, token: &str) -> bool {
    headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|part| part.trim().eq_ignore_ascii_case(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_portal(origin: &str, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a header"));
        if !origin.is_empty() {
            headers.insert(ORIGIN, origin.parse().expect("a header"));
        }
        is_of_portal(&headers)
    }

    #[test]
    fn only_pages_of_this_very_host_may_connect() {
        assert!(of_portal("https://falcon.test", "Falcon.test"));
        assert!(of_portal("https://falcon.test", "falcon.test:443"));
        assert!(of_portal("http://falcon.test:8080", "falcon.test:8080"));
        for foreign in [
            "",
            "null",
            "https://evil.test",
            "https://falcon.test.evil.test",
            "https://evil.test/falcon.test",
            "https://falcon.test:444",
            "https://x@falcon.test",
            "file://falcon.test",
        ] {
            assert!(!of_portal(foreign, "falcon.test"), "{foreign}");
        }
    }
}
