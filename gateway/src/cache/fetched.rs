//! The result of a fetch.

use std::sync::Arc;

use bytes::Bytes;
use pingora::http::ResponseHeader;

use super::shelf::Entry;
use crate::request::refusal::Refusal;

/// How a fetch ended.
#[derive(Clone)]
pub enum Fetched {
    /// It is kept.
    Kept(Arc<Entry>),
    /// It is whole and not for keeping.
    Answered(Arc<Unkept>),
    /// It is too large to be kept.
    TooLarge,
    /// There is none.
    Failed(Refusal),
    /// It was never sent: a process that ends begins nothing of its own.
    Dropped,
}

/// An answer for the one who asked.
pub struct Unkept {
    /// Its header.
    pub head: ResponseHeader,
    /// Its body.
    pub body: Bytes,
}
