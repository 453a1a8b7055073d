//! Ready answers that wait for clients to take them: each is memory, and over h2 a client asks for many at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::wire::Wire;

/// A connection that has fewer waiting is always served: whoever takes its answers one by one is nobody's burden.
const ALWAYS: u32 = 2;

/// How many wait, over all connections of a guard.
#[derive(Debug)]
pub struct Waiting {
    now: AtomicU32,
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

/// A ready answer that the client has yet to take.
#[derive(Debug)]
pub struct Giving(Arc<Wire>);

impl Giving {
    /// One more for this connection.
    pub(super) fn begin(wire: &Arc<Wire>) -> Self {
        wire.pace.answer_begun();
        wire.waiting.now.fetch_add(1, Relaxed);
        Self(Arc::clone(wire))
    }
}

impl Drop for Giving {
    fn drop(&mut self) {
        self.0.pace.answer_ended();
        self.0.waiting.now.fetch_sub(1, Relaxed);
    }
}

/// Whether there is no room for one more answer on this connection.
pub(super) fn is_full(wire: &Wire) -> bool {
    wire.pace.answers() >= ALWAYS && wire.waiting.is_short()
}
