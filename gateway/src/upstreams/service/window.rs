//! Counts the requests and failures of the last ten seconds.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

const SECONDS: u64 = 10;

/// Ten buckets of one second. Counts may be off by a few when the second changes, which nothing depends on.
#[derive(Debug, Default)]
pub struct Window([Bucket; SECONDS as usize]);

#[derive(Debug, Default)]
struct Bucket {
    second: AtomicU64,
    all: AtomicU32,
    failed: AtomicU32,
}

impl Window {
    /// Counts a request that ended at `now` (milliseconds).
    pub fn add(&self, failed: bool, now: u64) {
        let second = now / 1000;
        let Some(bucket) = usize::try_from(second % SECONDS).ok().and_then(|at| self.0.get(at)) else {
            return;
        };
        let before = bucket.second.load(Relaxed);
        if before != second && bucket.second.compare_exchange(before, second, Relaxed, Relaxed).is_ok() {
            bucket.all.store(0, Relaxed);
            bucket.failed.store(0, Relaxed);
        }
        bucket.all.fetch_add(1, Relaxed);
        if failed {
            bucket.failed.fetch_add(1, Relaxed);
        }
    }

    /// All requests, and the failed ones.
    pub fn sums(&self, now: u64) -> (u32, u32) {
        let oldest = (now / 1000).saturating_sub(SECONDS - 1);
        self.0
            .iter()
            .filter(|bucket| bucket.second.load(Relaxed) >= oldest)
            .fold((0, 0), |(all, failed), bucket| {
                (all + bucket.all.load(Relaxed), failed + bucket.failed.load(Relaxed))
            })
    }

    /// Resets the counts.
    pub fn clear(&self) {
        for bucket in &self.0 {
            bucket.all.store(0, Relaxed);
            bucket.failed.store(0, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_seconds_are_remembered() {
        let window = Window::default();
        window.add(true, 1_000);
        window.add(false, 2_000);
        assert_eq!(window.sums(3_000), (2, 1));
        assert_eq!(window.sums(11_500), (1, 0));
        window.add(true, 11_500);
        assert_eq!(window.sums(11_900), (2, 1));
        window.clear();
        assert_eq!(window.sums(11_900), (0, 0));
    }
}
