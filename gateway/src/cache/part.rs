//! A request's part in the cache, from its routing to its log line.

use std::sync::Arc;

use http::HeaderValue;

use super::fill::Fill;
use super::routes::Rule;

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

/// What a request has to do with the cache.
#[derive(Default)]
pub struct Part {
    kind: Kind,
    outcome: Option<Outcome>,
}

#[derive(Default)]
enum Kind {
    #[default]
    Unlisted,
    Listed(Arc<Rule>),
    Changing(Box<str>),
    Filling(Box<Fill>),
}

impl Part {
    /// Nothing.
    pub fn unlisted() -> Self {
        Self::default()
    }

    pub(super) fn listed(rule: Arc<Rule>) -> Self {
        Self {
            kind: Kind::Listed(rule),
            outcome: None,
        }
    }

    pub(super) fn changing(path: &str) -> Self {
        Self {
            kind: Kind::Changing(path.into()),
            outcome: None,
        }
    }

    /// It is the gateway's own request.
    pub fn filling(fill: Box<Fill>) -> Self {
        Self {
            kind: Kind::Filling(fill),
            outcome: None,
        }
    }

    /// Whether the answer is for everyone, so that nobody's credentials are sent for it.
    pub fn is_public(&self) -> bool {
        matches!(self.kind, Kind::Listed(_) | Kind::Filling(_))
    }

    /// The listed call.
    pub(super) fn rule(&self) -> Option<&Arc<Rule>> {
        match &self.kind {
            Kind::Listed(rule) => Some(rule),
            _ => None,
        }
    }

    /// The path whose kept answers a successful call makes wrong.
    pub fn changes(&self) -> Option<&str> {
        match &self.kind {
            Kind::Changing(path) => Some(path),
            _ => None,
        }
    }

    /// The fetch this request is.
    pub fn fill(&mut self) -> Option<&mut Fill> {
        match &mut self.kind {
            Kind::Filling(fill) => Some(fill),
            _ => None,
        }
    }

    /// Whether it is the gateway's own request.
    pub fn is_fill(&self) -> bool {
        matches!(self.kind, Kind::Filling(_))
    }

    pub(super) fn came_to(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// How it was answered, for the metrics and the log.
    pub fn outcome(&self) -> Option<&'static str> {
        self.outcome.map(Outcome::name)
    }

    /// The same, for `x-cache`.
    pub fn outcome_value(&self) -> Option<HeaderValue> {
        self.outcome.map(Outcome::value)
    }
}
