//! Cache outcomes of requests.

use http::HeaderValue;

/// How a cacheable request was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// From the cache, fresh.
    Hit,
    /// Fetched for this request.
    Miss,
    /// From the cache, stale.
    Stale,
    /// From a fetch for another, identical request.
    Coalesced,
    /// Directly by the backend, without storing.
    Bypass,
}

impl Outcome {
    /// All outcomes.
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

    /// Name as a header value.
    pub const fn value(self) -> HeaderValue {
        HeaderValue::from_static(self.name())
    }
}
