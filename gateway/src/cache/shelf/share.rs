//! Storage used per tenant.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A tenant's share.
#[derive(Debug)]
pub struct Share {
    /// Slug.
    pub tenant: Box<str>,
    bytes: AtomicU64,
    entries: AtomicU64,
    /// Keys in insertion order, oldest first; may include removed ones.
    order: Mutex<VecDeque<Arc<[u8]>>>,
}

impl Share {
    /// Size of the stored responses in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Number of stored responses.
    pub fn entries(&self) -> u64 {
        self.entries.load(Ordering::Relaxed)
    }

    /// Records a stored response.
    pub fn took(&self, key: &Arc<[u8]>, weight: u32) {
        self.bytes.fetch_add(u64::from(weight), Ordering::Relaxed);
        let entries = self.entries.fetch_add(1, Ordering::Relaxed) + 1;
        let mut order = self.order.lock().unwrap_or_else(PoisonError::into_inner);
        order.push_back(Arc::clone(key));
        // Keys stored again occur twice; the later position counts.
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

    /// Records a removed response.
    pub fn gave(&self, weight: u32) {
        self.bytes.fetch_sub(u64::from(weight), Ordering::Relaxed);
        self.entries.fetch_sub(1, Ordering::Relaxed);
    }

    /// The oldest key.
    pub fn oldest(&self) -> Option<Arc<[u8]>> {
        self.order.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// Shares of all tenants.
#[derive(Debug, Default)]
pub struct Shares {
    by_tenant: Mutex<HashMap<Box<str>, Arc<Share>>>,
}

/// Minimum number of tenants before unused shares are removed.
const FEW: usize = 1024;

impl Shares {
    /// A tenant's share, initially empty.
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

    /// Totals of responses and bytes, and the `count` largest shares.
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
