//! A kept answer.

use std::time::{Duration, Instant};

use bytes::Bytes;
use http::StatusCode;

use crate::answer::Answer;

/// One answer, as the backend gave it.
#[derive(Debug)]
pub struct Entry {
    /// Media type.
    pub media_type: String,
    /// Names the content.
    pub etag: String,
    /// The content.
    pub body: Bytes,
    /// When it was kept.
    pub stored: Instant,
    /// How long it is fresh.
    pub life: Duration,
}

impl Entry {
    /// Whether it may be given without asking the backend.
    pub fn is_fresh(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.stored) < self.life
    }

    /// Roughly the memory it takes.
    pub fn weight(&self) -> usize {
        self.body.len() + self.media_type.len() + self.etag.len() + 128
    }

    /// As a response: whole, or "you have it" when the client named it.
    pub fn answer(&self, now: Instant, if_none_match: Option<&str>) -> Answer {
        let age = now.saturating_duration_since(self.stored).as_secs();
        let has_it =
            if_none_match.is_some_and(|known| known.split(',').any(|tag| tag.trim() == self.etag || tag.trim() == "*"));
        let answer = if has_it {
            Answer::empty(StatusCode::NOT_MODIFIED)
        } else {
            Answer::new(StatusCode::OK, &self.media_type, self.body.clone())
        };
        answer
            .header("etag", self.etag.as_str())
            .header("age", age.to_string())
            .header("cache-control", "no-cache")
    }
}
