//! Release files: immutable, compressed in advance, never outside the folder.

use std::path::Path;

use bytes::Bytes;
use http::{HeaderValue, StatusCode};
use jetway_tenancy::asset::{content_hash, is_safe_name};
use moka::sync::Cache;
use pingora::http::RequestHeader;

use crate::answer::coding::{Accepted, Coding};
use crate::answer::{Answer, file};

/// Media types by extension of the files a release may contain.
const MEDIA_TYPES: [(&str, &str); 9] = [
    ("js", "text/javascript; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("svg", "image/svg+xml"),
    ("woff2", "font/woff2"),
    ("png", "image/png"),
    ("webp", "image/webp"),
    ("wasm", "application/wasm"),
];
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Recently requested files stay in memory, so that the disk is not read for each page view.
const MEMORY_BYTES: u64 = 96 * 1024 * 1024;

/// The cache of release files.
pub struct Files(Cache<String, Option<Kept>>);

/// A file in memory.
#[derive(Debug, Clone)]
struct Kept {
    bytes: Bytes,
    etag: HeaderValue,
}

impl Default for Files {
    fn default() -> Self {
        let weigher = |name: &String, kept: &Option<Kept>| {
            let bytes = kept.as_ref().map_or(0, |kept| kept.bytes.len());
            u32::try_from(bytes + name.len() + 256).unwrap_or(u32::MAX)
        };
        Self(Cache::builder().max_capacity(MEMORY_BYTES).weigher(weigher).build())
    }
}

impl Files {
    /// Clears the cache, because the folder changed.
    pub fn forget(&self) {
        self.0.invalidate_all();
    }

    /// Serves a file; `name` is its path below `/releases/`.
    pub async fn serve(&self, root: &Path, name: &str, request: &RequestHeader, accepted: Accepted) -> Answer {
        let media_type = media_type(name).filter(|_| is_safe_name(name) && name.split('/').count() >= 3);
        let Some(media_type) = media_type else { return missing() };
        // A missing file is not cached: it may be published a moment later.
        let Some(plain) = self.read(root, name, false).await else {
            return missing();
        };
        for coding in accepted.before_plain() {
            let twin = format!("{name}.{}", coding.ending());
            if let Some(kept) = self.read(root, &twin, true).await {
                return given(request, media_type, &kept, Some(coding));
            }
        }
        if accepted.takes_plain() {
            given(request, media_type, &plain, None)
        } else {
            Answer::text(
                StatusCode::NOT_ACCEPTABLE,
                "This file is available uncompressed, or in br, zstd or gzip.\n",
            )
        }
    }

    async fn read(&self, root: &Path, name: &str, remember_absence: bool) -> Option<Kept> {
        if let Some(known) = self.0.get(name) {
            return known;
        }
        let kept = tokio::fs::read(root.join(name)).await.ok().map(Kept::new);
        if kept.is_some() || remember_absence {
            self.0.insert(name.to_owned(), kept.clone());
        }
        kept
    }
}

impl Kept {
    fn new(bytes: Vec<u8>) -> Self {
        let etag = format!("\"{}\"", content_hash(&bytes));
        Self {
            etag: HeaderValue::try_from(etag).unwrap_or_else(|_| HeaderValue::from_static("\"\"")),
            bytes: bytes.into(),
        }
    }
}

fn missing() -> Answer {
    Answer::text(StatusCode::NOT_FOUND, "There is no such file.\n")
}

fn given(request: &RequestHeader, media_type: &str, kept: &Kept, coding: Option<Coding>) -> Answer {
    let answer = file(request, media_type, &kept.etag, &kept.bytes);
    if answer.status() == StatusCode::RANGE_NOT_SATISFIABLE {
        return answer;
    }
    let answer = answer
        .header("cache-control", FOREVER.clone())
        .header("vary", "accept-encoding")
        .header("access-control-allow-origin", "*")
        .untouched();
    match coding {
        Some(coding) => answer.header("content-encoding", coding.name()),
        None => answer,
    }
}

/// Media type of a file that may be served to a page.
pub fn media_type(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    MEDIA_TYPES
        .iter()
        .find(|(known, _)| *known == ending)
        .map(|(_, media_type)| *media_type)
}
