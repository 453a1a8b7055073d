//! How a stored response may be used now, and what a client requests about it.

use std::time::{Duration, Instant};

use http::HeaderMap;
use http::header::{CACHE_CONTROL, PRAGMA};

use super::semantics::directives::Directives;
use super::shelf::Entry;

/// Minimum interval between revalidations after a failure.
const AGAIN_AFTER: Duration = Duration::from_millis(500);

/// How a stored response may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reuse {
    /// Serve it.
    Fresh,
    /// Serve it and revalidate in the background, unless just attempted.
    Stale {
        /// Whether to revalidate now.
        revalidate: bool,
    },
    /// Revalidate first.
    Revalidate {
        /// Whether it may replace a failed response.
        stale_if_error: bool,
    },
}

/// Evaluates a stored response.
pub fn reuse_of(entry: &Entry, is_purged: bool, is_revised: bool, now: Instant) -> Reuse {
    let terms = &entry.terms;
    let age = entry.age(now);
    let stale_for = age.saturating_sub(terms.life);
    let is_fresh = age < terms.life && !is_purged && !is_revised && !terms.always_validate;
    if is_fresh {
        return Reuse::Fresh;
    }
    let stale_if_error = stale_for <= terms.if_error && !terms.if_error.is_zero();
    let failed = entry.failed_for(now);
    let may_wait = !is_revised
        && !terms.always_validate
        && !terms.while_revalidating.is_zero()
        && stale_for <= terms.while_revalidating;
    // While the backend fails, no request waits for it.
    if may_wait || (stale_if_error && failed.is_some()) {
        return Reuse::Stale {
            revalidate: failed.is_none_or(|failed| failed >= AGAIN_AFTER),
        };
    }
    Reuse::Revalidate { stale_if_error }
}

/// A request's cache directives.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RequestDirectives {
    /// Answer 504 instead of asking the backend.
    pub only_if_cached: bool,
    no_cache: bool,
    max_age: Option<u64>,
    min_fresh: Option<u64>,
    max_stale: Option<u64>,
}

impl RequestDirectives {
    /// Parses `Cache-Control`, or `Pragma` without it.
    pub fn of(headers: &HeaderMap) -> Self {
        if headers.contains_key(CACHE_CONTROL) {
            let says = Directives::read(headers, &CACHE_CONTROL);
            return Self {
                only_if_cached: says.only_if_cached,
                no_cache: says.no_cache,
                max_age: says.max_age,
                min_fresh: says.min_fresh,
                max_stale: says.max_stale,
            };
        }
        let pragma = headers
            .get(PRAGMA)
            .is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"no-cache"));
        Self {
            no_cache: pragma,
            ..Self::default()
        }
    }

    /// Applies the directives. A request for a newer response counts only for entries older than `floor`, and keeps the
    /// stale-if-error fallback.
    pub fn apply(&self, reuse: Reuse, entry: &Entry, floor: Duration, now: Instant) -> Reuse {
        if *self == Self::default() {
            return reuse;
        }
        let age = entry.age(now).as_secs();
        let life = entry.terms.life.as_secs();
        let insists = self.no_cache
            || self.max_age.is_some_and(|wanted| age > wanted || wanted == 0)
            || self.min_fresh.is_some_and(|wanted| age + wanted > life);
        let stale_if_error = entry.age(now).saturating_sub(entry.terms.life) <= entry.terms.if_error;
        match reuse {
            Reuse::Fresh if insists && entry.kept_for(now) >= floor => Reuse::Revalidate { stale_if_error },
            Reuse::Stale { revalidate: true } if insists => Reuse::Revalidate { stale_if_error },
            // Staleness that both client and response allow.
            Reuse::Revalidate { stale_if_error: true }
                if !insists && self.max_stale.is_some_and(|wanted| age.saturating_sub(life) <= wanted) =>
            {
                Reuse::Stale { revalidate: true }
            }
            reuse => reuse,
        }
    }
}
