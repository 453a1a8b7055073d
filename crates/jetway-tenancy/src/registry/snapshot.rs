//! All tenants at one moment, and what a delivery changed.

use std::sync::Arc;

use super::shards::ShardMap;
use crate::fault::TenantFault;
use crate::load::Tenant;
use crate::routing::{HostEntry, HostTable};
use crate::slug::TenantSlug;

/// All tenants at one moment. A copy shares what did not change.
#[derive(Debug, Default, Clone)]
pub struct Snapshot {
    pub(super) tenants: ShardMap<Arc<Tenant>>,
    pub(super) original: Option<Arc<Tenant>>,
    pub(super) hosts: HostTable,
    pub(super) faults: Vec<TenantFault>,
}

impl Snapshot {
    /// The tenant of a canonical host, whether it is served there or led elsewhere.
    #[must_use]
    pub fn by_host(&self, host: &str) -> Option<&Arc<Tenant>> {
        self.hosts.find(host).map(|entry| &entry.tenant)
    }

    /// The tenant of a canonical host, and what becomes of a request there.
    #[must_use]
    #[inline]
    pub fn route(&self, host: &str) -> Option<&HostEntry> {
        self.hosts.find(host)
    }

    /// The tenant of that name.
    #[must_use]
    pub fn by_slug(&self, slug: &str) -> Option<&Arc<Tenant>> {
        self.tenants.get(slug)
    }

    /// The original brand.
    #[must_use]
    pub fn original(&self) -> Option<&Arc<Tenant>> {
        self.original.as_ref()
    }

    /// Every tenant, by name.
    pub fn tenants(&self) -> impl Iterator<Item = &Arc<Tenant>> {
        let mut all: Vec<_> = self.tenants.iter().map(|(_, tenant)| tenant).collect();
        all.sort_by(|one, other| one.slug.cmp(&other.slug));
        all.into_iter()
    }

    /// How many tenants there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.tenants.len()
    }

    /// Every host and what is there.
    #[must_use]
    pub fn hosts(&self) -> &HostTable {
        &self.hosts
    }

    /// What is wrong in the source now, one for each tenant, by name.
    #[must_use]
    pub fn faults(&self) -> &[TenantFault] {
        &self.faults
    }
}

/// What a delivery changed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changed {
    /// New tenants and new versions.
    pub live: Vec<TenantSlug>,
    /// Tenants no more.
    pub gone: Vec<TenantSlug>,
}
