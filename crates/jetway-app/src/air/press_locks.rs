//! One press at a time for each thing pressed.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// Locks by key, kept only while somebody holds or waits for them.
#[derive(Debug)]
pub(super) struct PressLocks<K>(Mutex<HashMap<K, Weak<AsyncMutex<()>>>>);

impl<K> Default for PressLocks<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq> PressLocks<K> {
    /// Wait for the turn of this key.
    pub(super) async fn turn(&self, key: K) -> OwnedMutexGuard<()> {
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
    use super::PressLocks;

    #[tokio::test]
    async fn the_second_press_waits_and_other_keys_do_not() {
        let locks = PressLocks::default();
        let first = locks.turn(1).await;
        let _other = locks.turn(2).await;
        let lock = locks.lock_of(1);
        assert!(lock.try_lock().is_err());
        drop(first);
        assert!(lock.try_lock().is_ok());
    }

    #[tokio::test]
    async fn forgets_keys_nobody_holds() {
        let locks = PressLocks::default();
        for key in 0..100 {
            drop(locks.turn(key).await);
        }
        let _held = locks.turn(100).await;
        assert_eq!(locks.0.lock().expect("not poisoned").len(), 1);
    }
}
