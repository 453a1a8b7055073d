//! A cache of searches, bounded by their size, with a maximum share per agency.

use std::sync::Arc;
use std::time::Duration;

use jetway_domain::ids::{AgencyId, TenantId};
use moka::policy::EvictionPolicy;
use moka::sync::Cache;

/// Identifies a search of an agency.
pub(super) type Key = (TenantId, AgencyId, String);

/// Recent searches of all agencies.
pub(super) struct Shelf<V> {
    kept: Cache<Key, Kept<V>>,
    share_bytes: u64,
}

// A derived impl would require `Clone` of the search too.
impl<V> Clone for Shelf<V> {
    fn clone(&self) -> Self {
        Self {
            kept: self.kept.clone(),
            share_bytes: self.share_bytes,
        }
    }
}

struct Kept<V> {
    search: Arc<V>,
    bytes: u32,
    /// Earlier searches have lower numbers.
    number: u64,
}

impl<V> Clone for Kept<V> {
    fn clone(&self) -> Self {
        Self {
            search: Arc::clone(&self.search),
            ..*self
        }
    }
}

impl<V: Send + Sync + 'static> Shelf<V> {
    /// Keeps at most `bytes`, at most `share_bytes` for one agency, and each search for `life`.
    pub(super) fn new((bytes, share_bytes): (u64, u64), life: Duration) -> Self {
        let kept = Cache::builder()
            .max_capacity(bytes)
            .weigher(|_: &Key, kept: &Kept<V>| kept.bytes)
            .eviction_policy(EvictionPolicy::lru())
            .time_to_live(life)
            .build();
        Self { kept, share_bytes }
    }

    /// Stores a search under this number. An agency over its share loses its own oldest searches, never this one.
    pub(super) fn keep(&self, key: &Key, (search, number): (&Arc<V>, u64), bytes: u32) {
        let search = Arc::clone(search);
        self.kept.insert(key.clone(), Kept { search, bytes, number });
        let of_agency = |other: &Key| other.0 == key.0 && other.1 == key.1;
        let mut own: Vec<_> = self.kept.iter().filter(|(other, _)| of_agency(other)).collect();
        let mut held: u64 = own.iter().map(|(_, kept)| u64::from(kept.bytes)).sum();
        own.sort_unstable_by_key(|(_, kept)| kept.number);
        for (other, kept) in own.into_iter().filter(|(other, _)| **other != *key) {
            if held <= self.share_bytes {
                break;
            }
            self.kept.invalidate(&*other);
            held -= u64::from(kept.bytes);
        }
    }

    /// Updates the size of a search that has grown, unless it was evicted.
    pub(super) fn weigh(&self, key: &Key, bytes: u32) {
        if let Some(Kept { search, number, .. }) = self.kept.get(key) {
            self.keep(key, (&search, number), bytes);
        }
    }

    pub(super) fn get(&self, key: &Key) -> Option<Arc<V>> {
        self.kept.get(key).map(|kept| kept.search)
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn an_agency_over_its_share_loses_its_own_oldest_search() {
        let shelf = Shelf::new((1000, 100), Duration::from_secs(60));
        let key = |agency: u128, name: &str| -> Key {
            let tenant = TenantId::parse("falcon").expect("a tenant");
            (tenant, AgencyId(Uuid::from_u128(agency)), name.to_owned())
        };
        let search = Arc::new(());
        let others = key(2, "others");
        shelf.keep(&others, (&search, 1), 90);
        for (name, number) in [("first", 2), ("second", 3), ("third", 4)] {
            shelf.keep(&key(1, name), (&search, number), 10);
        }
        shelf.weigh(&key(1, "second"), 85);
        let is_kept = |name: &str| shelf.get(&key(1, name)).is_some();
        assert_eq!(["first", "second", "third"].map(is_kept), [false, true, true]);
        shelf.weigh(&key(1, "second"), 300);
        assert_eq!(
            ["second", "third"].map(is_kept),
            [true, false],
            "the one that grew is being used"
        );
        shelf.weigh(&key(1, "first"), 10);
        assert!(!is_kept("first"), "what is gone stays gone");
        assert!(shelf.get(&others).is_some(), "other agencies keep theirs");
    }
}
