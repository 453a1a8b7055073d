//! How much of the room each tenant holds.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A tenant's part of the room.
#[derive(Debug)]
pub struct Share {
    /// Slug.
    pub tenant: Box<str>,
    bytes: AtomicU64,
    entries: AtomicU64,
    /// Keys in the order they were kept, the oldest first; may name some that are gone.
    order: Mutex<VecDeque<Arc<[u8]>>>,
}

impl Share {
    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Answers held.
    pub fn entries(&self) -> u64 {
        self.entries.load(Ordering::Relaxed)
    }

    /// Something was kept.
    pub fn took(&self, key: &Arc<[u8]>, weight: u32) {
        self.bytes.fetch_add(u64::from(weight), Ordering::Relaxed);
        let entries = self.entries.fetch_add(1, Ordering::Relaxed) + 1;
        let mut order = self.order.lock().unwrap_or_else(PoisonError::into_inner);
        order.push_back(Arc::clone(key));
        // Keys kept again stand here twice; the later place counts.
        if order.len() as u64 > 2 * entries + 32 {
            let mut seen = std::collections::HashSet::new();
            let mut latest: Vec<Arc<[u8]>> = order
                .drain(..)
                .rev()
                .filter(|key| seen.insert(Arc::clone(key)))
                .collect();
            latest.truncate(usize::try_from(entries).unwrap_or(usize::MAX).saturating_add(16));
            order.extend(latest.into_iter().rev());
        }
    }

    /// Something is gone.
    pub fn gave(&self, weight: u32) {
        self.bytes.fetch_sub(u64::from(weight), Ordering::Relaxed);
        self.entries.fetch_sub(1, Ordering::Relaxed);
    }

    /// The key kept longest ago.
    pub fn oldest(&self) -> Option<Arc<[u8]>> {
        self.order.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Every tenant's part.
#[derive(Debug, Default)]
pub struct Shares {
    by_tenant: Mutex<HashMap<Box<str>, Arc<Share>>>,
}

/// Below this many tenants nothing is tidied.
const FEW: usize = 1024;

impl Shares {
    /// A tenant's part, empty at first.
    pub fn of(&self, tenant: &str) -> Arc<Share> {
        let mut shares = self.by_tenant.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = shares.get(tenant) {
            return Arc::clone(share);
        }
        if shares.len() >= FEW && shares.len().is_power_of_two() {
            shares.retain(|_, share| share.entries() > 0 || Arc::strong_count(share) > 1);
        }
        let share = Arc::new(Share {
            tenant: tenant.into(),
            bytes: AtomicU64::new(0),
            entries: AtomicU64::new(0),
            order: Mutex::default(),
        });
        shares.insert(tenant.into(), Arc::clone(&share));
        share
    }

    /// All of them together, in answers and bytes, and the largest `count`.
    pub fn largest(&self, count: usize) -> (u64, u64, Vec<Arc<Share>>) {
        let shares = self.by_tenant.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<Arc<Share>> = shares.values().map(Arc::clone).collect();
        drop(shares);
        let entries = all.iter().map(|share| share.entries()).sum();
        let bytes = all.iter().map(|share| share.bytes()).sum();
        all.retain(|share| share.entries() > 0);
        all.sort_by_key(|share| std::cmp::Reverse(share.bytes()));
        all.truncate(count);
        (entries, bytes, all)
    }
}
