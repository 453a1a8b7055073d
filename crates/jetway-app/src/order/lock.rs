//! One request at a time for each key.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// Held until dropped; other requests with the same key wait.
pub(crate) type Locked = OwnedMutexGuard<()>;

/// Locks by key, kept only while a request holds or waits for them.
#[derive(Debug)]
pub(crate) struct KeyLocks<K>(Mutex<HashMap<K, Weak<AsyncMutex<()>>>>);

impl<K> Default for KeyLocks<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq> KeyLocks<K> {
    /// Wait until no other request holds this key.
    pub(crate) async fn lock(&self, key: K) -> Locked {
        self.lock_of(key).lock_owned().await
    }

    fn lock_of(&self, key: K) -> Arc<AsyncMutex<()>> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&key).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = Arc::default();
        locks.insert(key, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use super::KeyLocks;

    #[tokio::test]
    async fn the_second_request_waits_when_its_key_is_held_and_other_keys_do_not() {
        let locks = KeyLocks::default();
        let first = locks.lock(1).await;
        let _other = locks.lock(2).await;
        let lock = locks.lock_of(1);
        assert!(lock.try_lock().is_err());
        drop(first);
        assert!(lock.try_lock().is_ok());
    }

    #[tokio::test]
    async fn forgets_keys_that_no_request_holds() {
        let locks = KeyLocks::default();
        for key in 0..100 {
            drop(locks.lock(key).await);
        }
        let _held = locks.lock(100).await;
        assert_eq!(locks.0.lock().expect("not poisoned").len(), 1);
    }
}
