//! Storage of responses, limited by size in total and per tenant.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moka::sync::Cache;
use prometheus::IntGauge;

use super::entry::Entry;
use super::share::Shares;
use crate::cache::metrics::CacheMetrics;

/// Upper limit of a response's lifetime.
const LONGEST: Duration = Duration::from_secs(8 * 24 * 3_600);

/// Value of a key.
#[derive(Debug, Clone)]
pub enum Kept {
    /// A response.
    Answer(Arc<Entry>),
    /// Responses are not cacheable: no coalescing before this time.
    Pass(Instant),
}

#[derive(Clone)]
struct Weighed {
    kept: Kept,
    weight: u32,
}

/// Stored responses of all tenants.
pub struct Shelf {
    kept: Cache<Arc<[u8]>, Weighed>,
    counts: (IntGauge, IntGauge),
    shares: Shares,
    tenant_bytes: u64,
}

impl Shelf {
    /// Creates an empty storage with size limits in total and per tenant.
    pub fn new(bytes: u64, tenant_bytes: u64, metrics: &CacheMetrics) -> Self {
        let counts = (metrics.entries.clone(), metrics.bytes.clone());
        let leaving = counts.clone();
        let kept = Cache::builder()
            .max_capacity(bytes)
            .weigher(|_: &Arc<[u8]>, weighed: &Weighed| weighed.weight)
            .time_to_live(LONGEST)
            .eviction_listener(move |_, weighed: Weighed, _| {
                if let Kept::Answer(entry) = weighed.kept {
                    leaving.0.dec();
                    leaving.1.sub(i64::from(weighed.weight));
                    entry.share.gave(weighed.weight);
                }
            })
            .build();
        Self {
            kept,
            counts,
            shares: Shares::default(),
            tenant_bytes,
        }
    }

    /// Finds a key.
    pub fn get(&self, key: &[u8]) -> Option<Kept> {
        self.kept.get(key).map(|weighed| weighed.kept)
    }

    /// Stores a response. Evicts the tenant's oldest ones above its limit.
    pub fn keep(&self, key: &[u8], entry: &Arc<Entry>) {
        let key: Arc<[u8]> = key.into();
        let weight = entry
            .weight()
            .saturating_add(u32::try_from(key.len()).unwrap_or(u32::MAX));
        entry.share.took(&key, weight);
        self.counts.0.inc();
        self.counts.1.add(i64::from(weight));
        let weighed = Weighed {
            kept: Kept::Answer(Arc::clone(entry)),
            weight,
        };
        self.kept.insert(key, weighed);
        while entry.share.bytes() > self.tenant_bytes {
            // Replaced responses count until pending tasks have run.
            self.kept.run_pending_tasks();
            if entry.share.bytes() <= self.tenant_bytes {
                break;
            }
            let Some(oldest) = entry.share.oldest() else { break };
            self.kept.invalidate(&oldest);
        }
    }

    /// Marks a key as uncacheable.
    pub fn pass(&self, key: &[u8], until: Instant) {
        let weight = u32::try_from(key.len()).unwrap_or(u32::MAX).saturating_add(128);
        let kept = Kept::Pass(until);
        self.kept.insert(key.into(), Weighed { kept, weight });
    }

    /// Removes a key.
    pub fn drop(&self, key: &[u8]) {
        self.kept.invalidate(key);
    }

    /// Removes everything.
    pub fn clear(&self) {
        self.kept.invalidate_all();
    }

    /// Size limit per tenant.
    pub fn tenant_bytes(&self) -> u64 {
        self.tenant_bytes
    }

    /// Shares of all tenants.
    pub fn shares(&self) -> &Shares {
        &self.shares
    }

    /// Runs pending tasks, so that counts are exact.
    pub fn settle(&self) {
        self.kept.run_pending_tasks();
    }
}
