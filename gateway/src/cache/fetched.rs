//! The result of a fetch.

use std::sync::Arc;

use bytes::Bytes;
use pingora::http::ResponseHeader;

use super::shelf::Entry;
use crate::request::refusal::Refusal;

/// How a fetch ended.
#[derive(Clone)]
pub enum Fetched {
    /// The response was stored.
    Kept(Arc<Entry>),
    /// The response is complete but not cacheable.
    Answered(Arc<Unkept>),
    /// The response is too large for the cache.
    TooLarge,
    /// The fetch failed.
    Failed(Refusal),
    /// The fetch was never sent, because the process is ending.
    Dropped,
}

/// An uncacheable response, for the request that caused it.
pub struct Unkept {
    /// Its header.
    pub head: ResponseHeader,
    /// Its body.
    pub body: Bytes,
}
