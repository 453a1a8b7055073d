//! A request's part in the cache, from the look-up to the last byte.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::{Bytes, BytesMut};
use pingora::http::ResponseHeader;

use super::entry::Entry;
use super::policy;
use super::store::ResponseCache;

/// Larger answers are passed on, not kept.
const LARGEST: usize = 1024 * 1024;

/// Where a request stands.
pub enum Pending {
    /// Never kept.
    Uncacheable,
    /// Fresh.
    Hit(Arc<Entry>),
    /// The backend must be asked.
    Miss {
        /// Under which the answer is kept.
        key: Vec<u8>,
        /// How long it will be fresh.
        life: Duration,
        /// An old answer, should the backend be down.
        stale: Option<Arc<Entry>>,
        /// What came so far.
        body: Option<Collected>,
    },
    /// The backend is down; the old answer stands in.
    Stale,
}

/// An answer on its way to the client.
pub struct Collected {
    media_type: String,
    etag: Option<String>,
    bytes: BytesMut,
}

impl Pending {
    /// For `x-cache` and the metrics.
    pub fn outcome(&self) -> Option<&'static str> {
        match self {
            Self::Uncacheable => None,
            Self::Hit(_) => Some("HIT"),
            Self::Miss { .. } => Some("MISS"),
            Self::Stale => Some("STALE"),
        }
    }

    /// Whether the backend's answer is for everyone.
    pub fn fills_cache(&self) -> bool {
        matches!(self, Self::Miss { .. })
    }

    /// Let the old answer stand in, if there is one.
    pub fn fall_back(&mut self) -> Option<Arc<Entry>> {
        let Self::Miss { stale: Some(entry), .. } = self else {
            return None;
        };
        let entry = Arc::clone(entry);
        *self = Self::Stale;
        Some(entry)
    }

    /// Whether there is an old answer to fall back on.
    pub fn can_fall_back(&self) -> bool {
        matches!(self, Self::Miss { stale: Some(_), .. })
    }

    /// The backend's answer begins.
    pub fn begin(&mut self, response: &ResponseHeader) {
        let Self::Miss { body, .. } = self else { return };
        let text = |name: &str| {
            response
                .headers
                .get(name)
                .and_then(|value| value.to_str().ok())
                .map(str::to_owned)
        };
        *body = policy::storable(response).then(|| Collected {
            media_type: text("content-type").unwrap_or_else(|| "application/json".to_owned()),
            etag: text("etag"),
            bytes: BytesMut::new(),
        });
    }

    /// A piece of the answer, and whether it was the last.
    pub fn collect(&mut self, piece: Option<&Bytes>, is_last: bool, cache: &ResponseCache, now: Instant) {
        let Self::Miss { key, life, body, .. } = self else {
            return;
        };
        let Some(collected) = body.as_mut() else { return };
        if let Some(piece) = piece {
            collected.bytes.extend_from_slice(piece);
        }
        if collected.bytes.len() > LARGEST {
            *body = None;
        } else if is_last && let Some(collected) = body.take() {
            let bytes = collected.bytes.freeze();
            let etag = collected
                .etag
                .unwrap_or_else(|| format!("W/\"{}\"", jetway_tenancy::asset::content_hash(&bytes)));
            let entry = Entry {
                media_type: collected.media_type,
                etag,
                body: bytes,
                stored: now,
                life: *life,
            };
            cache.keep(std::mem::take(key), entry);
        }
    }
}
