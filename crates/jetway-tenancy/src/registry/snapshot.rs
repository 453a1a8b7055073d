//! All tenants at one moment, and the changes of a delivery.

use std::sync::Arc;

use super::shards::ShardMap;
use crate::fault::TenantFault;
use crate::load::Tenant;
use crate::routing::{HostEntry, HostTable};
use crate::slug::TenantSlug;

/// All tenants at one moment. Copies share unchanged parts.
#[derive(Debug, Default, Clone)]
pub struct Snapshot {
    pub(super) tenants: ShardMap<Arc<Tenant>>,
    pub(super) original: Option<Arc<Tenant>>,
    pub(super) hosts: HostTable,
    pub(super) faults: Vec<TenantFault>,
}

impl Snapshot {
    /// The tenant of a canonical host, whether served or redirected.
    #[must_use]
    pub fn by_host(&self, host: &str) -> Option<&Arc<Tenant>> {
        self.hosts.find(host).map(|entry| &entry.tenant)
    }

    /// The routing entry of a canonical host.
    #[must_use]
    #[inline]
    pub fn route(&self, host: &str) -> Option<&HostEntry> {
        self.hosts.find(host)
    }

    /// The tenant with a slug.
    #[must_use]
    pub fn by_slug(&self, slug: &str) -> Option<&Arc<Tenant>> {
        self.tenants.get(slug)
    }

    /// The original brand.
    #[must_use]
    pub fn original(&self) -> Option<&Arc<Tenant>> {
        self.original.as_ref()
    }

    /// All tenants, by slug.
    pub fn tenants(&self) -> impl Iterator<Item = &Arc<Tenant>> {
        let mut all: Vec<_> = self.tenants.iter().map(|(_, tenant)| tenant).collect();
        all.sort_by(|one, other| one.slug.cmp(&other.slug));
        all.into_iter()
    }

    /// Number of tenants.
    #[must_use]
    pub fn count(&self) -> usize {
        self.tenants.len()
    }

    /// The host table.
    #[must_use]
    pub fn hosts(&self) -> &HostTable {
        &self.hosts
    }

    /// Current faults of the source, one per tenant, by slug.
    #[must_use]
    pub fn faults(&self) -> &[TenantFault] {
        &self.faults
    }
}

/// The changes of a delivery.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changed {
    /// New and changed tenants.
    pub live: Vec<TenantSlug>,
    /// Removed tenants.
    pub gone: Vec<TenantSlug>,
}
