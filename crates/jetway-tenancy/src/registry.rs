//! Every tenant, swapped as one when the folder changes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwap;

use crate::fault::TenantFault;
use crate::host::HostTable;
use crate::load::{self, Source, Tenant};
use crate::slug::TenantSlug;
use crate::watch::{self, WatchGuard};

/// All tenants at one moment.
#[derive(Debug, Default)]
pub struct Snapshot {
    tenants: BTreeMap<TenantSlug, Arc<Tenant>>,
    hosts: HostTable,
    faults: Vec<TenantFault>,
}

impl Snapshot {
    /// The tenant of a canonical host.
    #[must_use]
    pub fn by_host(&self, host: &str) -> Option<&Arc<Tenant>> {
        self.tenants.get(self.hosts.find(host)?)
    }

    /// The tenant of that name.
    #[must_use]
    pub fn by_slug(&self, slug: &str) -> Option<&Arc<Tenant>> {
        self.tenants.get(&TenantSlug::parse(slug)?)
    }

    /// The original brand.
    #[must_use]
    pub fn original(&self) -> Option<&Arc<Tenant>> {
        self.tenants.get(&TenantSlug::original())
    }

    /// Every tenant, by name.
    pub fn tenants(&self) -> impl Iterator<Item = &Arc<Tenant>> {
        self.tenants.values()
    }

    /// What is wrong in the folder now.
    #[must_use]
    pub fn faults(&self) -> &[TenantFault] {
        &self.faults
    }
}

/// The tenants of a folder, always the last good ones.
#[derive(Debug)]
pub struct TenantRegistry {
    folder: PathBuf,
    current: ArcSwap<Snapshot>,
    last_original: Mutex<Option<Source>>,
}

impl TenantRegistry {
    /// Read a folder of tenants.
    ///
    /// # Errors
    /// When the original brand does not validate: without it no other tenant can be completed.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Arc<Self>, TenantFault> {
        let registry = Self {
            folder: folder.into(),
            current: ArcSwap::from_pointee(Snapshot::default()),
            last_original: Mutex::new(None),
        };
        registry.reload();
        let first = registry.snapshot();
        if first.original().is_some() {
            return Ok(Arc::new(registry));
        }
        let file = registry.folder.join(TenantSlug::DEFAULT).join("tenant.toml");
        let missing = || {
            TenantFault::at(
                TenantSlug::DEFAULT,
                &file,
                "",
                None,
                "the original brand is missing; restore it",
            )
        };
        Err(first
            .faults()
            .iter()
            .find(|fault| fault.tenant == TenantSlug::DEFAULT)
            .cloned()
            .unwrap_or_else(missing))
    }

    /// The tenants of now; hold it for the length of a request.
    #[must_use]
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.current.load_full()
    }

    /// Read the folder again. What does not validate keeps its last good version.
    pub fn reload(&self) {
        let before = self.snapshot();
        let after = self.build(&before);
        report(&before, &after);
        self.current.store(Arc::new(after));
    }

    /// Reload whenever the folder changes, and tell `then`.
    ///
    /// # Errors
    /// When the system cannot watch the folder.
    pub fn watch(self: &Arc<Self>, then: impl Fn() + Send + 'static) -> notify::Result<WatchGuard> {
        let registry = Arc::clone(self);
        watch::folder(&self.folder, move || {
            registry.reload();
            then();
        })
    }

    fn build(&self, before: &Snapshot) -> Snapshot {
        let mut after = Snapshot::default();
        let Some(original) = self.original(&mut after.faults) else {
            return after;
        };
        let mut slugs = slugs(&self.folder);
        if !slugs.contains(&original.slug) {
            slugs.insert(0, original.slug.clone());
        }
        for slug in slugs {
            let loaded = if slug.is_default() {
                load::resolve(&original, &original)
            } else {
                load::read(&self.folder.join(slug.as_str()), &slug).and_then(|source| load::resolve(&source, &original))
            };
            let last_good = before.tenants.get(&slug);
            let admitted = loaded.and_then(|tenant| claim_hosts(&mut after.hosts, &tenant).map(|()| tenant));
            match admitted {
                Ok(tenant) => {
                    after.tenants.insert(slug, tenant);
                }
                Err(fault) => keep_last_good(&mut after, last_good, fault),
            }
        }
        after
    }

    /// The original brand as read now, else as last read well.
    fn original(&self, faults: &mut Vec<TenantFault>) -> Option<Source> {
        let slug = TenantSlug::original();
        let read = load::read(&self.folder.join(slug.as_str()), &slug)
            .and_then(|source| load::resolve(&source, &source).map(|_| source));
        let mut last = self.last_original.lock().unwrap_or_else(PoisonError::into_inner);
        match read {
            Ok(source) => *last = Some(source),
            Err(fault) => faults.push(TenantFault {
                last_good_served: last.is_some(),
                ..fault
            }),
        }
        last.clone()
    }
}

fn slugs(folder: &Path) -> Vec<TenantSlug> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut slugs: Vec<TenantSlug> = entries
        .filter(|entry| entry.path().is_dir())
        .filter_map(|entry| TenantSlug::parse(entry.file_name().to_str()?))
        .collect();
    slugs.sort();
    slugs
}

fn claim_hosts(table: &mut HostTable, tenant: &Tenant) -> Result<(), TenantFault> {
    let mut attempt = table.clone();
    for host in &tenant.hosts {
        attempt.claim(host, &tenant.slug).map_err(|owner| {
            let reason = format!("host {host} belongs to {owner}; remove it from one of the two");
            tenant.host_fault(host, reason)
        })?;
    }
    *table = attempt;
    Ok(())
}

fn keep_last_good(after: &mut Snapshot, last_good: Option<&Arc<Tenant>>, fault: TenantFault) {
    let last_good_served = last_good.is_some_and(|tenant| claim_hosts(&mut after.hosts, tenant).is_ok());
    if let Some(tenant) = last_good.filter(|_| last_good_served) {
        after.tenants.insert(tenant.slug.clone(), Arc::clone(tenant));
    }
    after.faults.push(TenantFault {
        last_good_served,
        ..fault
    });
}

fn report(before: &Snapshot, after: &Snapshot) {
    for fault in after.faults.iter().filter(|fault| !before.faults.contains(fault)) {
        tracing::error!(
            tenant = fault.tenant,
            file = %fault.file.display(),
            line = fault.line,
            reason = fault.reason,
            last_good_served = fault.last_good_served,
            "tenant refused: {fault}"
        );
    }
    for tenant in after.tenants.values() {
        let changed = before
            .tenants
            .get(&tenant.slug)
            .is_none_or(|old| old.revision != tenant.revision);
        if changed {
            tracing::info!(tenant = tenant.slug.as_str(), revision = tenant.revision, "tenant live");
        }
    }
    for gone in before.tenants.keys().filter(|slug| !after.tenants.contains_key(*slug)) {
        tracing::warn!(tenant = gone.as_str(), "tenant gone");
    }
}

#[cfg(test)]
mod tests;
