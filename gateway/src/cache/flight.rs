//! Request coalescing: one fetch at a time per key; other requests wait for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use super::fetched::Fetched;

/// In-flight fetches.
#[derive(Default)]
pub struct Flights {
    under_way: Mutex<HashMap<Box<[u8]>, Arc<Flight>>>,
}

/// An in-flight fetch.
pub struct Flight {
    key: Box<[u8]>,
    result: watch::Sender<Option<Fetched>>,
    waiting: AtomicUsize,
}

/// A request's role in a fetch.
pub enum Part {
    /// Start it.
    Lead(Arc<Flight>),
    /// Wait for it.
    Wait(Arc<Flight>),
    /// Too many waiters already.
    Crowded,
}

impl Flights {
    /// Joins the fetch of a key, or becomes its leader.
    pub fn join(&self, key: &[u8], most_waiters: usize) -> Part {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(flight) = under_way.get(key) {
            if flight.waiting.load(Ordering::Relaxed) >= most_waiters {
                return Part::Crowded;
            }
            return Part::Wait(Arc::clone(flight));
        }
        let flight = Arc::new(Flight {
            key: key.into(),
            result: watch::Sender::new(None),
            waiting: AtomicUsize::new(0),
        });
        under_way.insert(key.into(), Arc::clone(&flight));
        Part::Lead(flight)
    }

    /// Completes the fetch and notifies the waiters.
    pub fn land(&self, flight: &Flight, result: Fetched) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        under_way.remove(&flight.key);
        drop(under_way);
        flight.result.send_replace(Some(result));
    }

    /// Number of fetches and of waiting requests.
    pub fn count(&self) -> (usize, usize) {
        let under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = under_way
            .values()
            .map(|flight| flight.waiting.load(Ordering::Relaxed))
            .sum();
        (under_way.len(), waiting)
    }
}

impl Flight {
    /// The cache key.
    pub fn key(&self) -> &[u8] {
        &self.key
    }

    /// Waits for the result, at most `longest`.
    pub async fn result(&self, longest: Duration) -> Option<Fetched> {
        let _counted = Counted::new(&self.waiting);
        let mut result = self.result.subscribe();
        let landed = timeout(longest, result.wait_for(Option::is_some)).await;
        landed.ok()?.ok()?.clone()
    }
}

/// Counts a waiter, also if its client disconnects.
struct Counted<'a>(&'a AtomicUsize);

impl<'a> Counted<'a> {
    fn new(count: &'a AtomicUsize) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
