//! Room for kept answers, by weight.

use std::sync::Arc;
use std::time::{Duration, Instant};

use moka::sync::Cache;

use super::entry::Entry;
use super::key::key;
use super::pending::Pending;
use super::policy;
use crate::config::CacheRules;

/// How long a stale answer may stand in for a backend that is down.
const STALE_FOR: Duration = Duration::from_secs(24 * 3_600);

/// Kept answers of every tenant.
pub struct ResponseCache {
    entries: Cache<Vec<u8>, Arc<Entry>>,
    rules: CacheRules,
}

impl ResponseCache {
    /// Empty.
    pub fn new(rules: CacheRules) -> Self {
        let weigher = |key: &Vec<u8>, entry: &Arc<Entry>| u32::try_from(key.len() + entry.weight()).unwrap_or(u32::MAX);
        let entries = Cache::builder()
            .max_capacity(rules.bytes)
            .weigher(weigher)
            .time_to_live(STALE_FOR)
            .build();
        Self { entries, rules }
    }

    /// What the cache has to do with a request.
    pub fn look(&self, tenant: &str, request: &pingora::http::RequestHeader, now: Instant) -> Pending {
        let (path, query) = (request.uri.path(), request.uri.query().unwrap_or_default());
        let Some(life) = policy::life(&self.rules, &request.method, path, query) else {
            return Pending::Uncacheable;
        };
        let key = key(tenant, request.method.as_str(), path, query);
        match self.entries.get(&key) {
            Some(entry) if entry.is_fresh(now) => Pending::Hit(entry),
            stale => Pending::Miss {
                key,
                life,
                stale,
                body: None,
            },
        }
    }

    /// Keep an answer.
    pub fn keep(&self, key: Vec<u8>, entry: Entry) {
        self.entries.insert(key, Arc::new(entry));
    }
}
