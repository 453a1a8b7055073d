//! Ready answers that wait for clients to take them: each is memory, and over h2 a client asks for many at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// How many wait, over all connections of a guard.
#[derive(Debug)]
pub struct Waiting {
    pub(super) now: AtomicU32,
    most: u32,
}

impl Waiting {
    /// With room for so many.
    pub fn new(most: u32) -> Arc<Self> {
        Arc::new(Self {
            now: AtomicU32::new(0),
            most,
        })
    }

    /// Whether more wait than there is room for.
    pub fn is_short(&self) -> bool {
        self.now.load(Relaxed) > self.most
    }
}
