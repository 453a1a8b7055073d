//! Rules for claiming hosts.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_tenancy::{Claim, ClaimState, Snapshot, TenantSlug, canonical_host};

use crate::error::DomainError;

/// The canonical form of a claimable host.
///
/// # Errors
/// No public CA would issue a certificate for it.
pub fn claimable(text: &str) -> Result<String, DomainError> {
    let refuse = |why: &str| Err(DomainError::Refused(format!("{text:?} cannot be claimed: {why}")));
    if text.contains('*') {
        return refuse("a wildcard takes a proof over DNS at the authority, which is not offered; claim each host");
    }
    if text.contains([':', '/', '@']) {
        return refuse("write the host alone, without scheme, port or path");
    }
    let Ok(host) = canonical_host(text) else {
        return refuse("it is no host name");
    };
    if host.parse::<IpAddr>().is_ok() {
        return refuse("it is an address; claim a name");
    }
    if host.contains('_') {
        return refuse("no authority issues for a name with an underscore");
    }
    let is_local = |ending: &str| host.ends_with(ending);
    if !host.contains('.') || is_local(".localhost") || is_local(".local") || is_local(".internal") {
        return refuse("it is a local name, whose ownership cannot be proven");
    }
    let last = host.rsplit('.').next().unwrap_or_default();
    if last.bytes().all(|byte| byte.is_ascii_digit()) {
        return refuse("it is no host name");
    }
    Ok(host)
}

/// Whether this tenant may claim this host, given the manifests.
///
/// # Errors
/// There is no such tenant, or another tenant's manifest lists the host.
pub fn allowed(host: &str, tenant: &str, tenants: &Snapshot) -> Result<TenantSlug, DomainError> {
    let Some(claimant) = tenants.by_slug(tenant) else {
        return Err(DomainError::Refused(format!(
            "there is no tenant {tenant:?}; the folders below the tenants folder are the tenants"
        )));
    };
    match tenants.by_host(host) {
        Some(owner) if owner.slug != claimant.slug => Err(DomainError::Refused(format!(
            "{host} belongs to {}: it is among the hosts of its manifest",
            owner.slug
        ))),
        _ => Ok(claimant.slug.clone()),
    }
}

/// Whether an unverified claim has expired.
#[must_use]
pub fn is_lapsed(claim: &Claim, now: DateTime<Utc>, lapse: TimeDelta) -> bool {
    match claim.state {
        ClaimState::Failed => true,
        ClaimState::Claimed => now - claim.claimed_at >= lapse,
        ClaimState::Verified | ClaimState::Active => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_claimed_in_its_one_form() {
        for (text, host) in [
            ("Agents.Example", "agents.example"),
            ("agents.example.", "agents.example"),
            ("bücher.example", "xn--bcher-kva.example"),
        ] {
            assert_eq!(claimable(text).expect(text), host);
        }
    }

    #[test]
    fn hosts_that_cannot_be_owned_are_not_claimed() {
        for text in [
            "",
            "localhost",
            "a.localhost",
            "printer.local",
            "*.agents.example",
            "192.0.2.1",
            "[::1]",
            "::1",
            "1.2.3",
            "agents.example:443",
            "https://agents.example",
            "agents.example/path",
            "someone@agents.example",
            "a_b.example",
            "a b.example",
            "../../etc/passwd",
            "..",
        ] {
            assert!(claimable(text).is_err(), "{text}");
        }
    }
}
