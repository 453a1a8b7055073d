//! A map of many strings that is cheap to copy and change: copies share all shards, and a change copies only one.

use std::fmt;
use std::hash::BuildHasher;
use std::sync::Arc;

use hashbrown::{DefaultHashBuilder, HashTable};

/// A change among 20,000 keys copies about 80 of them.
const SHARDS: usize = 256;

/// A sharded map from string to value.
#[derive(Clone)]
pub struct ShardMap<V> {
    shards: Box<[Arc<HashTable<Slot<V>>>]>,
    hasher: DefaultHashBuilder,
    len: usize,
}

#[derive(Clone)]
struct Slot<V> {
    key: Arc<str>,
    value: V,
}

impl<V> Default for ShardMap<V> {
    fn default() -> Self {
        Self {
            shards: (0..SHARDS).map(|_| Arc::default()).collect(),
            hasher: DefaultHashBuilder::default(),
            len: 0,
        }
    }
}

/// Uses the middle bits of the hash, because the tables use the low and high ones.
fn shard_of(hash: u64) -> usize {
    usize::try_from((hash >> 40) % SHARDS as u64).unwrap_or_default()
}

impl<V: Clone> ShardMap<V> {
    /// The value of a key.
    #[must_use]
    #[inline]
    pub fn get(&self, key: &str) -> Option<&V> {
        let hash = self.hasher.hash_one(key);
        let slot = self.shards.get(shard_of(hash))?.find(hash, |slot| &*slot.key == key)?;
        Some(&slot.value)
    }

    /// Sets a value; returns the previous one.
    pub fn insert(&mut self, key: Arc<str>, value: V) -> Option<V> {
        let hash = self.hasher.hash_one(&*key);
        let shard = Arc::make_mut(self.shards.get_mut(shard_of(hash))?);
        if let Some(slot) = shard.find_mut(hash, |slot| slot.key == key) {
            return Some(std::mem::replace(&mut slot.value, value));
        }
        let hasher = &self.hasher;
        shard.insert_unique(hash, Slot { key, value }, |slot| hasher.hash_one(&*slot.key));
        self.len += 1;
        None
    }

    /// Removes a value.
    pub fn remove(&mut self, key: &str) -> Option<V> {
        let hash = self.hasher.hash_one(key);
        let shard = self.shards.get_mut(shard_of(hash))?;
        shard.find(hash, |slot| &*slot.key == key)?;
        let found = Arc::make_mut(shard).find_entry(hash, |slot| &*slot.key == key).ok()?;
        self.len -= 1;
        Some(found.remove().0.value)
    }

    /// Number of entries.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All entries, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &V)> {
        let slots = self.shards.iter().flat_map(|shard| shard.iter());
        slots.map(|slot| (&*slot.key, &slot.value))
    }
}

impl<V> fmt::Debug for ShardMap<V> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("ShardMap").field("len", &self.len).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_is_found_until_it_is_taken_out() {
        let mut map = ShardMap::default();
        for n in 0..5_000 {
            assert_eq!(map.insert(format!("key{n}").into(), n), None);
        }
        assert_eq!(map.insert("key7".into(), 70), Some(7));
        assert_eq!(
            (map.get("key7"), map.get("key4999"), map.get("key5000")),
            (Some(&70), Some(&4_999), None)
        );
        assert_eq!((map.remove("key7"), map.remove("key7")), (Some(70), None));
        assert_eq!((map.len(), map.iter().count()), (4_999, 4_999));
    }

    #[test]
    fn a_copy_shares_what_did_not_change() {
        let mut map = ShardMap::default();
        for n in 0..5_000 {
            map.insert(format!("key{n}").into(), n);
        }
        let mut copy = map.clone();
        copy.insert("key1".into(), 0);
        copy.remove("absent");
        let shared = map
            .shards
            .iter()
            .zip(&copy.shards)
            .filter(|(a, b)| Arc::ptr_eq(a, b))
            .count();
        assert_eq!(shared, SHARDS - 1);
        assert_eq!((map.get("key1"), copy.get("key1")), (Some(&1), Some(&0)));
    }
}
