//! A kept answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bytes::Bytes;
use http::header::{CONTENT_TYPE, ETAG, LAST_MODIFIED};
use http::{HeaderMap, HeaderValue, StatusCode};

use super::coded::{Codings, is_coded};
use super::epochs::Asked;
use super::head::{Heads, tags};
use super::share::Share;
use crate::cache::semantics::conditional::Validators;
use crate::cache::semantics::freshness::Terms;

/// What an answer is made of.
pub struct Made {
    /// Its status.
    pub status: StatusCode,
    /// What is kept of the backend's header.
    pub headers: HeaderMap,
    /// Its body as it came.
    pub body: Bytes,
    /// Its body in codings.
    pub codings: Arc<Codings>,
    /// How it may be used.
    pub terms: Terms,
    /// How old it was when it came.
    pub initial_age: Duration,
    /// When and for whom.
    pub frame: Frame,
}

/// When and for whom an answer was fetched.
pub struct Frame {
    /// When it came.
    pub received: Instant,
    /// The same in Unix seconds.
    pub received_at: u64,
    /// The tick of purges read before it was asked for.
    pub tick: u64,
    /// The tenant's revision it was asked for with.
    pub revision: String,
    /// Its path.
    pub path: Box<str>,
    /// Whose it is.
    pub share: Arc<Share>,
    /// Whether it is given over TLS.
    pub tls: bool,
}

/// One answer, ready to be given.
#[derive(Debug)]
pub struct Entry {
    /// Its status.
    pub status: StatusCode,
    /// What came from the backend.
    pub headers: HeaderMap,
    /// Ready response headers.
    pub heads: Heads,
    /// Its body.
    pub body: Bytes,
    /// Its body in codings.
    pub codings: Arc<Codings>,
    /// Whether it is given in codings at all.
    pub is_coded: bool,
    /// How it may be used.
    pub terms: Terms,
    /// Answers conditions.
    pub validators: Validators,
    /// When it was asked for, in purges.
    pub asked: Asked,
    /// Tags a purge can name.
    pub tags: Box<[Box<str>]>,
    /// Its path.
    pub path: Box<str>,
    /// The tenant's revision it was asked for with.
    pub revision: String,
    /// Whose it is.
    pub share: Arc<Share>,
    initial_age: Duration,
    received: Instant,
    /// Milliseconds after `received` at which the backend last failed to renew it, plus one; 0 for never.
    failed: AtomicU64,
}

impl Entry {
    /// Make it ready.
    pub fn new(made: Made) -> Self {
        let names_itself = made.headers.contains_key(ETAG) || made.headers.contains_key(LAST_MODIFIED);
        let made_up = (made.status == StatusCode::OK && !names_itself)
            .then(|| format!("W/\"{}\"", jetway_tenancy::asset::content_hash(&made.body)))
            .and_then(|tag| HeaderValue::from_str(&tag).ok());
        let is_coded = is_coded(made.body.len(), &made.headers);
        let heads = Heads::new(
            made.status,
            &made.headers,
            made.body.len(),
            made_up,
            made.frame.tls,
            made.frame.received_at,
        );
        Self {
            validators: heads.validators(),
            is_coded,
            tags: tags(&made.headers),
            asked: Asked::at(made.frame.tick),
            status: made.status,
            headers: made.headers,
            heads,
            body: made.body,
            codings: made.codings,
            terms: made.terms,
            path: made.frame.path,
            revision: made.frame.revision,
            share: made.frame.share,
            initial_age: made.initial_age,
            received: made.frame.received,
            failed: AtomicU64::new(0),
        }
    }

    /// How old it is.
    pub fn age(&self, now: Instant) -> Duration {
        self.initial_age + self.kept_for(now)
    }

    /// How long it has been here.
    pub fn kept_for(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.received)
    }

    /// The backend failed to renew it.
    pub fn renewal_failed(&self, now: Instant) {
        let after = u64::try_from(self.kept_for(now).as_millis()).unwrap_or(u64::MAX - 1);
        self.failed.store(after + 1, Ordering::Relaxed);
    }

    /// How long ago that was; `None` when it never did.
    pub fn failed_for(&self, now: Instant) -> Option<Duration> {
        let after = self.failed.load(Ordering::Relaxed).checked_sub(1)?;
        Some(self.kept_for(now).saturating_sub(Duration::from_millis(after)))
    }

    /// Media type, for parts.
    pub fn media_type(&self) -> &str {
        self.headers
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or("application/octet-stream")
    }

    /// Headers by which the backend can say that nothing changed.
    pub fn questions(&self) -> Vec<(&'static str, HeaderValue)> {
        let ask = |name, of| self.headers.get(of).map(|value: &HeaderValue| (name, value.clone()));
        ask("if-none-match", ETAG)
            .into_iter()
            .chain(ask("if-modified-since", LAST_MODIFIED))
            .collect()
    }

    /// Roughly the memory it takes now.
    pub fn weight(&self) -> u32 {
        let headers: usize = self.headers.iter().map(|(_, value)| value.len() + 64).sum();
        let all = self.body.len() + self.codings.weight() + self.heads.weight() + headers + 512;
        u32::try_from(all).unwrap_or(u32::MAX)
    }
}
