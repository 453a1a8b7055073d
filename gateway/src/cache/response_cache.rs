//! The cache: stored responses, fetches and purges.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use jetway_tenancy::Tenant;
use prometheus::Registry;

use super::flight::Flights;
use super::metrics::CacheMetrics;
use super::outcome::Outcome;
use super::reuse::{Reuse, reuse_of};
use super::routes::Routes;
use super::shelf::{Entry, Epochs, Kept, Purged, Shelf};
use crate::config::CacheRules;

/// Stored responses of all tenants.
pub struct ResponseCache {
    pub(super) rules: CacheRules,
    pub(super) routes: Routes,
    pub(super) shelf: Shelf,
    pub(super) epochs: Epochs,
    pub(super) flights: Flights,
    pub(super) outcomes: [AtomicU64; Outcome::ALL.len()],
    pub(super) metrics: CacheMetrics,
}

/// Result of a lookup.
pub(super) enum Lookup {
    /// Nothing usable.
    Miss,
    /// Responses to this request are not cacheable.
    Pass,
    /// A response, and how it may be used.
    Hit(Arc<Entry>, Reuse),
}

impl ResponseCache {
    /// Creates an empty cache.
    ///
    /// # Errors
    /// Two metrics have the same name.
    pub fn new(rules: CacheRules, registry: &Registry) -> prometheus::Result<Self> {
        let metrics = CacheMetrics::register(registry)?;
        let tenant_bytes = rules.bytes / 100 * u64::from(rules.tenant_percent);
        Ok(Self {
            routes: Routes::new(&rules),
            shelf: Shelf::new(rules.bytes, tenant_bytes, &metrics),
            epochs: Epochs::default(),
            flights: Flights::default(),
            outcomes: Default::default(),
            metrics,
            rules,
        })
    }

    /// Counts a request's outcome.
    pub fn count(&self, outcome: Outcome) {
        if let Some(count) = self.outcomes.get(outcome as usize) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Looks up a key. `floor` is the minimum age of a response before a client can force a refresh.
    pub(super) fn look_up(&self, key: &[u8], tenant: &Tenant, now: Instant) -> Lookup {
        match self.shelf.get(key) {
            None => Lookup::Miss,
            Some(Kept::Pass(until)) => {
                if now < until {
                    Lookup::Pass
                } else {
                    Lookup::Miss
                }
            }
            Some(Kept::Answer(entry)) => {
                let purged = self
                    .epochs
                    .verdict(&entry.asked, tenant.slug.as_str(), &entry.path, &entry.tags);
                if purged == Purged::Hard {
                    self.shelf.drop(key);
                    return Lookup::Miss;
                }
                let is_revised = entry.revision != tenant.revision;
                let reuse = reuse_of(&entry, purged == Purged::Soft, is_revised, now);
                Lookup::Hit(entry, reuse)
            }
        }
    }

    /// Updates the weight of an entry, if it is still stored.
    pub(super) fn reweigh(&self, key: &[u8], entry: &Arc<Entry>) {
        if let Some(Kept::Answer(kept)) = self.shelf.get(key)
            && Arc::ptr_eq(&kept, entry)
        {
            self.shelf.keep(key, entry);
        }
    }

    pub(super) fn floor(&self) -> Duration {
        Duration::from_secs(self.rules.refresh_floor_seconds)
    }
}
