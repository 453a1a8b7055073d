//! Counts unread responses: each uses memory, and an h2 client can request many at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Number of unread responses over all connections.
#[derive(Debug)]
pub struct UnreadResponses {
    pub(super) now: AtomicU32,
    most: u32,
}

impl UnreadResponses {
    /// Creates the counter with a limit.
    pub fn new(most: u32) -> Arc<Self> {
        Arc::new(Self {
            now: AtomicU32::new(0),
            most,
        })
    }

    /// Whether the limit is exceeded.
    pub fn is_short(&self) -> bool {
        self.now.load(Relaxed) > self.most
    }
}
