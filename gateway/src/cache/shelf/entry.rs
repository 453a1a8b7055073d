//! A stored response.

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

/// Input of an entry.
pub struct Made {
    /// Its status.
    pub status: StatusCode,
    /// The stored part of the backend's headers.
    pub headers: HeaderMap,
    /// The original body.
    pub body: Bytes,
    /// The compressed bodies.
    pub codings: Arc<Codings>,
    /// How it may be used.
    pub terms: Terms,
    /// Age on arrival.
    pub initial_age: Duration,
    /// When and for whom it was fetched.
    pub frame: Frame,
}

/// When and for whom an answer was fetched.
pub struct Frame {
    /// When it arrived.
    pub received: Instant,
    /// When it arrived, in Unix seconds.
    pub received_at: u64,
    /// Purge tick read before the request.
    pub tick: u64,
    /// The tenant's revision at the time of the request.
    pub revision: String,
    /// Its path.
    pub path: Box<str>,
    /// The tenant's share of the storage.
    pub share: Arc<Share>,
    /// Whether it is for TLS clients.
    pub tls: bool,
}

/// A response ready to be served.
#[derive(Debug)]
pub struct Entry {
    /// Its status.
    pub status: StatusCode,
    /// Headers from the backend.
    pub headers: HeaderMap,
    /// Prepared response headers.
    pub heads: Heads,
    /// Its body.
    pub body: Bytes,
    /// The compressed bodies.
    pub codings: Arc<Codings>,
    /// Whether it is served compressed at all.
    pub is_coded: bool,
    /// How it may be used.
    pub terms: Terms,
    /// Validators for conditional requests.
    pub validators: Validators,
    /// Purge state.
    pub asked: Asked,
    /// Cache tags.
    pub tags: Box<[Box<str>]>,
    /// Its path.
    pub path: Box<str>,
    /// The tenant's revision at the time of the request.
    pub revision: String,
    /// The tenant's share of the storage.
    pub share: Arc<Share>,
    initial_age: Duration,
    received: Instant,
    /// When revalidation last failed, in milliseconds after `received` plus one; 0 for never.
    failed: AtomicU64,
}

impl Entry {
    /// Prepares an entry.
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

    /// Its current age.
    pub fn age(&self, now: Instant) -> Duration {
        self.initial_age + self.kept_for(now)
    }

    /// Time since arrival.
    pub fn kept_for(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.received)
    }

    /// Records a failed revalidation.
    pub fn renewal_failed(&self, now: Instant) {
        let after = u64::try_from(self.kept_for(now).as_millis()).unwrap_or(u64::MAX - 1);
        self.failed.store(after + 1, Ordering::Relaxed);
    }

    /// Time since the last failed revalidation, if any.
    pub fn failed_for(&self, now: Instant) -> Option<Duration> {
        let after = self.failed.load(Ordering::Relaxed).checked_sub(1)?;
        Some(self.kept_for(now).saturating_sub(Duration::from_millis(after)))
    }

    /// Media type, for multipart ranges.
    pub fn media_type(&self) -> &str {
        self.headers
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or("application/octet-stream")
    }

    /// Headers for revalidation at the backend.
    pub fn questions(&self) -> Vec<(&'static str, HeaderValue)> {
        let ask = |name, of| self.headers.get(of).map(|value: &HeaderValue| (name, value.clone()));
        ask("if-none-match", ETAG)
            .into_iter()
            .chain(ask("if-modified-since", LAST_MODIFIED))
            .collect()
    }

    /// Approximate memory use.
    pub fn weight(&self) -> u32 {
        let headers: usize = self.headers.iter().map(|(_, value)| value.len() + 64).sum();
        let all = self.body.len() + self.codings.weight() + self.heads.weight() + headers + 512;
        u32::try_from(all).unwrap_or(u32::MAX)
    }
}
