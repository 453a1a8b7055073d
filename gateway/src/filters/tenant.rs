//! Host → tenant. Nothing else decides it: not a header, not a cookie, not a path.

use std::sync::Arc;

use http::header::HOST;
use jetway_tenancy::{ClaimedHosts, Snapshot, Tenant, canonical_host};
use pingora::http::RequestHeader;

use crate::config::UnknownHost;
use crate::problem::Refusal;

/// The canonical host and its tenant: by the manifests first, then by the claims somebody proved.
///
/// # Errors
/// When there is no host, it is no host name, or no tenant has it.
pub fn resolve(
    request: &RequestHeader,
    tenants: &Snapshot,
    claims: &ClaimedHosts,
    unknown: UnknownHost,
) -> Result<(String, Arc<Tenant>), Refusal> {
    let authority = match request.headers.get(HOST) {
        Some(value) => std::str::from_utf8(value.as_bytes()).ok(),
        None => request.uri.authority().map(http::uri::Authority::as_str),
    };
    let host = authority
        .and_then(|authority| canonical_host(authority).ok())
        .ok_or(Refusal::Unreadable("no readable Host"))?;
    let tenant = tenants
        .by_host(&host)
        .or_else(|| tenants.by_slug(claims.tenant_of(&host)?.as_str()))
        .or_else(|| match unknown {
            UnknownHost::Refuse => None,
            UnknownHost::Default => tenants.original(),
        });
    match tenant {
        Some(tenant) => Ok((host, Arc::clone(tenant))),
        None => Err(Refusal::UnknownHost),
    }
}
