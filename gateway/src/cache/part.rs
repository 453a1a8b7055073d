//! A request's cache state, from routing to its log line.

use std::sync::Arc;

use http::{HeaderValue, Method};

use super::fill::Fill;
use super::outcome::Outcome;
use super::response_cache::ResponseCache;
use super::routes::Rule;

/// Cache state of a request.
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
    /// State of a request that is not listed.
    pub fn unlisted() -> Self {
        Self::default()
    }

    /// State of a request for `path`.
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

    /// State of the gateway's own fill request.
    pub fn filling(fill: Box<Fill>) -> Self {
        Self {
            kind: Kind::Filling(fill),
            outcome: None,
        }
    }

    /// Whether the response is public, so that no credentials are forwarded.
    pub fn is_public(&self) -> bool {
        matches!(self.kind, Kind::Listed(_) | Kind::Filling(_))
    }

    /// The rule of the listed call.
    pub(super) fn rule(&self) -> Option<&Arc<Rule>> {
        match &self.kind {
            Kind::Listed(rule) => Some(rule),
            _ => None,
        }
    }

    /// The path whose stored responses a successful call invalidates.
    pub fn changes(&self) -> Option<&str> {
        match &self.kind {
            Kind::Changing(path) => Some(path),
            _ => None,
        }
    }

    /// The fetch this request performs.
    pub fn fill(&mut self) -> Option<&mut Fill> {
        match &mut self.kind {
            Kind::Filling(fill) => Some(fill),
            _ => None,
        }
    }

    /// Whether it is the gateway's own fill request.
    pub fn is_fill(&self) -> bool {
        matches!(self.kind, Kind::Filling(_))
    }

    pub(super) fn came_to(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// The outcome, for metrics and logs.
    pub fn outcome(&self) -> Option<&'static str> {
        self.outcome.map(Outcome::name)
    }

    /// The outcome, for `x-cache`.
    pub fn outcome_value(&self) -> Option<HeaderValue> {
        self.outcome.map(Outcome::value)
    }
}
