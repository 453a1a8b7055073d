//! The table that maps canonical hosts to tenants.

use std::sync::Arc;

use crate::load::{HostRole, Tenant, key};
use crate::registry::shards::ShardMap;
use crate::slug::TenantSlug;

/// Routing entry of a host.
#[derive(Debug, Clone)]
pub struct HostEntry {
    /// The tenant.
    pub tenant: Arc<Tenant>,
    /// The host to redirect to; `None` when the portal is served here.
    pub redirect: Option<Arc<str>>,
}

/// Exact hosts and wildcards of every tenant. Copies share unchanged parts.
#[derive(Debug, Default, Clone)]
pub struct HostTable {
    entries: ShardMap<HostEntry>,
}

impl HostTable {
    /// The entry of a canonical host: the exact name first, then the longest wildcard.
    #[must_use]
    #[inline]
    pub fn find(&self, host: &str) -> Option<&HostEntry> {
        if let Some(entry) = self.entries.get(host) {
            return Some(entry);
        }
        let mut from = 0;
        while let Some(dot) = host[from..].find('.') {
            // A wildcard's key starts with a dot, which no host does.
            if let Some(entry) = self.entries.get(&host[from + dot..]) {
                return Some(entry);
            }
            from += dot + 1;
        }
        None
    }

    /// The entry of exactly this pattern, such as `*.agents.example`.
    #[must_use]
    pub fn exactly(&self, pattern: &str) -> Option<&HostEntry> {
        self.entries.get(key(pattern))
    }

    /// Every pattern with its entry, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (String, &HostEntry)> {
        let pattern = |key: &str| {
            if key.starts_with('.') {
                format!("*{key}")
            } else {
                key.to_owned()
            }
        };
        self.entries.iter().map(move |(key, entry)| (pattern(key), entry))
    }

    /// Number of patterns.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Assigns a tenant all its hosts, or none.
    ///
    /// # Errors
    /// The tenant that has one of the hosts, and the host.
    pub(crate) fn admit(&mut self, tenant: &Arc<Tenant>) -> Result<(), (HostRole, TenantSlug)> {
        for role in &tenant.roles {
            let owner = self.entries.get(&role.key).map(|entry| &entry.tenant.slug);
            if let Some(owner) = owner.filter(|owner| **owner != tenant.slug) {
                return Err((role.clone(), owner.clone()));
            }
        }
        for role in &tenant.roles {
            let entry = HostEntry {
                tenant: Arc::clone(tenant),
                redirect: role.redirect.clone(),
            };
            self.entries.insert(Arc::clone(&role.key), entry);
        }
        Ok(())
    }

    /// Releases a tenant's hosts.
    pub(crate) fn release(&mut self, tenant: &Tenant) {
        for role in &tenant.roles {
            if self
                .entries
                .get(&role.key)
                .is_some_and(|entry| entry.tenant.slug == tenant.slug)
            {
                self.entries.remove(&role.key);
            }
        }
    }

    /// Whether a tenant has all these hosts already.
    pub(crate) fn holds(&self, tenant: &Tenant) -> bool {
        let held = |role: &HostRole| {
            self.entries
                .get(&role.key)
                .is_some_and(|entry| entry.tenant.slug == tenant.slug)
        };
        tenant.roles.iter().all(held)
    }
}
