//! How the cache answered a request.

use http::HeaderValue;

/// How a listed request was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// From what is kept, and fresh.
    Hit,
    /// Fetched for this request.
    Miss,
    /// From what is kept, though it is old.
    Stale,
    /// Fetched for another request that asked the same.
    Coalesced,
    /// By the backend itself; nothing was kept.
    Bypass,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Hit, Self::Miss, Self::Stale, Self::Coalesced, Self::Bypass];

    /// For `x-cache` and the metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hit => "HIT",
            Self::Miss => "MISS",
            Self::Stale => "STALE",
            Self::Coalesced => "COALESCED",
            Self::Bypass => "BYPASS",
        }
    }

    /// The same, ready to be sent.
    pub const fn value(self) -> HeaderValue {
        HeaderValue::from_static(self.name())
    }
}
