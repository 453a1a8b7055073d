//! A request's part in the cache, from its routing to its log line.

use std::sync::Arc;

use http::{HeaderValue, Method};

use super::fill::Fill;
use super::outcome::Outcome;
use super::response_cache::ResponseCache;
use super::routes::Rule;

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

    /// That of a request for `path`.
    pub fn of(cache: &ResponseCache, method: &Method, path: &str) -> Self {
        match cache.routes.at(path) {
            None => Self::unlisted(),
            Some(rule) if matches!(*method, Method::GET | Method::HEAD) => Self::listed(Arc::clone(rule)),
            Some(_) if matches!(*method, Method::OPTIONS | Method::TRACE) => Self::unlisted(),
            Some(_) => Self::changing(path),
        }
    }

    fn listed(rule: Arc<Rule>) -> Self {
        Self {
            kind: Kind::Listed(rule),
            outcome: None,
        }
    }

    fn changing(path: &str) -> Self {
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
