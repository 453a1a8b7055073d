//! Compressed bodies of a response, created once per coding in the background.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use http::HeaderMap;
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};

use crate::answer::coding::Coding;

/// Smaller bodies do not compress well.
const WORTH_CODING: usize = 256;
const TEXT: [&str; 6] = [
    "text/",
    "application/json",
    "application/problem+json",
    "application/javascript",
    "image/svg+xml",
    "application/xml",
];

/// Whether a body of this length with these headers is served compressed.
pub fn is_coded(length: usize, headers: &HeaderMap) -> bool {
    let media_type = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    length >= WORTH_CODING
        && !headers.contains_key(CONTENT_ENCODING)
        && media_type.is_some_and(|media_type| TEXT.iter().any(|kind| media_type.starts_with(kind)))
}

/// Compressed bodies created so far.
#[derive(Debug, Default)]
pub struct Codings {
    /// Empty when compression did not make it smaller.
    made: [OnceLock<Bytes>; Coding::ALL.len()],
    begun: [AtomicBool; Coding::ALL.len()],
}

impl Codings {
    /// The body in a coding: `None` until created, empty when not worthwhile.
    pub fn get(&self, coding: Coding) -> Option<&Bytes> {
        self.made.get(coding as usize)?.get()
    }

    /// Whether the caller is the first to request it, and must create it.
    pub fn begin(&self, coding: Coding) -> bool {
        self.begun
            .get(coding as usize)
            .is_some_and(|begun| !begun.swap(true, Ordering::Relaxed))
    }

    /// Creates it; slow.
    pub fn make(&self, coding: Coding, body: &Bytes) {
        let made = coding.encode(body).filter(|made| made.len() + 16 < body.len());
        if let Some(place) = self.made.get(coding as usize) {
            let _ = place.set(made.map(Bytes::from).unwrap_or_default());
        }
    }

    /// Their total size in bytes.
    pub fn weight(&self) -> usize {
        self.made.iter().filter_map(OnceLock::get).map(Bytes::len).sum()
    }
}
