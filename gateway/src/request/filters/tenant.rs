//! Resolves the host to a tenant. Nothing else determines the tenant: no header, cookie or path.

use std::sync::Arc;

use http::header::HOST;
use jetway_tenancy::{ClaimedHosts, Snapshot, Tenant, canonical_host};
use pingora::http::RequestHeader;

use crate::config::UnknownHost;
use crate::request::refusal::Refusal;

/// The resolved host.
pub struct Found {
    /// The canonical host.
    pub host: String,
    /// The tenant it belongs to.
    pub tenant: Arc<Tenant>,
    /// The tenant's primary host, when the request must be redirected there.
    pub primary: Option<Arc<str>>,
}

/// The operators' host, if the request is for it.
pub fn operations(request: &RequestHeader, operations_host: &str) -> Option<String> {
    let host = canonical_host(authority(request)?).ok()?;
    (!operations_host.is_empty() && host == operations_host).then_some(host)
}

/// The canonical host and its tenant: from the manifests first, then from proven custom domains.
///
/// # Errors
/// When the host is missing, invalid, or not known.
pub fn resolve(
    request: &RequestHeader,
    tenants: &Snapshot,
    claims: &ClaimedHosts,
    unknown: UnknownHost,
) -> Result<Found, Refusal> {
    let host = authority(request)
        .and_then(|authority| canonical_host(authority).ok())
        .ok_or(Refusal::Unreadable("no readable Host"))?;
    if let Some(entry) = tenants.route(&host) {
        return Ok(Found {
            host,
            tenant: Arc::clone(&entry.tenant),
            primary: entry.redirect.clone(),
        });
    }
    let claimed = claims.tenant_of(&host);
    let claimed = claimed.and_then(|slug| tenants.by_slug(slug.as_str()));
    let tenant = claimed.or_else(|| match unknown {
        UnknownHost::Refuse => None,
        UnknownHost::Default => tenants.original(),
    });
    match tenant.map(Arc::clone) {
        Some(tenant) => Ok(Found {
            host,
            tenant,
            primary: None,
        }),
        None if tenants.original().is_none() => Err(Refusal::NoTenants),
        None => Err(Refusal::UnknownHost),
    }
}

/// The same address at the tenant's primary host, with the client's port; path and query are kept byte for byte.
pub fn location(request: &RequestHeader, primary: &str, tls: bool) -> String {
    let scheme = if tls { "https" } else { "http" };
    let target = request
        .uri
        .path_and_query()
        .map_or("/", http::uri::PathAndQuery::as_str);
    let port = authority(request).and_then(|authority| authority.rsplit_once(':'));
    match port.map(|(_, port)| port).filter(|port| port.parse::<u16>().is_ok()) {
        Some(port) => format!("{scheme}://{primary}:{port}{target}"),
        None => format!("{scheme}://{primary}{target}"),
    }
}

fn authority(request: &RequestHeader) -> Option<&str> {
    match request.headers.get(HOST) {
        Some(value) => std::str::from_utf8(value.as_bytes()).ok(),
        None => request.uri.authority().map(http::uri::Authority::as_str),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_host_changes_in_a_redirect() {
        let to = |host: &str, target: &str| {
            let mut request = RequestHeader::build("GET", target.as_bytes(), None).expect("a request");
            request.append_header("host", host).expect("a host");
            location(&request, "agents.test", false)
        };
        assert_eq!(to("old.test", "/a%20b?x=1&y=%2F"), "http://agents.test/a%20b?x=1&y=%2F");
        assert_eq!(to("old.test:8080", "/"), "http://agents.test:8080/");
        assert_eq!(to("old.test:", "/"), "http://agents.test/");
        assert_eq!(to("[::1]", "/"), "http://agents.test/");
    }
}
