//! One fetch at a time for each key; whoever else wants the answer waits for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use super::fetched::Fetched;

/// Fetches that are under way.
#[derive(Default)]
pub struct Flights {
    under_way: Mutex<HashMap<Box<[u8]>, Arc<Flight>>>,
}

/// One of them.
pub struct Flight {
    key: Box<[u8]>,
    result: watch::Sender<Option<Fetched>>,
    waiting: AtomicUsize,
}

/// What a request has to do about a fetch.
pub enum Part {
    /// Begin it.
    Lead(Arc<Flight>),
    /// Wait for it.
    Wait(Arc<Flight>),
    /// Enough wait already.
    Crowded,
}

impl Flights {
    /// Join the fetch of a key, or be the one to begin it.
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

    /// It is over; whoever waits is told.
    pub fn land(&self, flight: &Flight, result: Fetched) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        under_way.remove(&flight.key);
        drop(under_way);
        flight.result.send_replace(Some(result));
    }

    /// How many are under way, and how many requests wait for them.
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
    /// What it is fetched under.
    pub fn key(&self) -> &[u8] {
        &self.key
    }

    /// Wait for the result, not longer than `longest`.
    pub async fn result(&self, longest: Duration) -> Option<Fetched> {
        let _counted = Counted::new(&self.waiting);
        let mut result = self.result.subscribe();
        let landed = timeout(longest, result.wait_for(Option::is_some)).await;
        landed.ok()?.ok()?.clone()
    }
}

/// Counts one who waits, also when its client leaves meanwhile.
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
