//! WebSockets: on listed routes, from the portal's own pages, and not too many. Everywhere else Upgrade is refused.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use http::header::{CONNECTION, CONTENT_LENGTH, HOST, ORIGIN, TRANSFER_ENCODING, UPGRADE};
use http::{HeaderMap, HeaderName, Method, Version};
use pingora::http::RequestHeader;
use pingora::proxy::Session;
use prometheus::IntGauge;

use super::{Exchange, Upstreams};
use crate::answer::problem::Refusal;
use crate::config::Upgrades;

/// Open WebSockets by who has them.
pub struct Open {
    counts: Mutex<HashMap<Owner, u32>>,
    gauge: IntGauge,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Owner {
    Ip(IpAddr),
    Tenant(String),
}

/// One of them, until dropped.
pub struct OpenGuard {
    open: Arc<Open>,
    owners: [Owner; 2],
}

impl Open {
    /// None.
    pub fn new(gauge: &IntGauge) -> Self {
        Self {
            counts: Mutex::default(),
            gauge: gauge.clone(),
        }
    }

    fn enter(self: &Arc<Self>, ip: IpAddr, tenant: &str, rules: &Upgrades) -> Option<OpenGuard> {
        let owners = [Owner::Ip(ip), Owner::Tenant(tenant.to_owned())];
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |owner: &Owner, most| counts.get(owner).copied().unwrap_or(0) < most;
        if !has_room(&owners[0], rules.per_ip) || !has_room(&owners[1], rules.per_tenant) {
            return None;
        }
        for owner in &owners {
            *counts.entry(owner.clone()).or_insert(0) += 1;
        }
        self.gauge.inc();
        Some(OpenGuard {
            open: Arc::clone(self),
            owners,
        })
    }
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        let mut counts = self.open.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for owner in &self.owners {
            if let Some(count) = counts.get_mut(owner) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(owner);
                }
            }
        }
        self.open.gauge.dec();
    }
}

/// Let a request for a WebSocket through, or refuse it; any other request is none of ours.
///
/// # Errors
/// When it may not have one here, from there, or any more.
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

impl Upstreams {
    /// How long a WebSocket may be silent on both sides.
    pub(super) const fn upgrade_idle(&self) -> Duration {
        Duration::from_secs(self.upgrades.idle_seconds)
    }
}

fn is_listed(request: &RequestHeader, rules: &Upgrades) -> bool {
    let path = request.uri.path();
    rules.routes.iter().any(|route| path.starts_with(route))
}

/// Source: RFC 6455 §4.2.1. A body would be bytes that two readers read differently.
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

/// Browsers tell which page opens a socket and cannot be told to lie: it must be one of this host.
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

    #[test]
    fn places_are_counted_and_given_back() {
        let rules = Upgrades {
            routes: Vec::new(),
            per_ip: 2,
            per_tenant: 3,
            idle_seconds: 1,
        };
        let gauge = IntGauge::new("g", "g").expect("a gauge");
        let open = Arc::new(Open::new(&gauge));
        let enter = |last: u8, tenant: &str| open.enter(IpAddr::from([10, 0, 0, last]), tenant, &rules);
        let first = [enter(1, "a"), enter(1, "a")];
        assert!(first.iter().all(Option::is_some));
        assert!(enter(1, "b").is_none(), "an address has two");
        let third = enter(2, "a");
        assert!(third.is_some() && enter(3, "a").is_none(), "a tenant has three");
        assert_eq!(gauge.get(), 3);
        drop((first, third));
        assert!(gauge.get() == 0 && enter(1, "a").is_some());
        assert!(
            open.counts.lock().expect("counts").is_empty(),
            "nobody is remembered for nothing"
        );
    }
}
