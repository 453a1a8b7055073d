//! A search on several nodes: the node that queries the suppliers logs their answers, and any other replays the log.

mod journal;
mod nodes;
mod redis;
mod replica;

use std::fmt;

use async_trait::async_trait;

pub(super) use journal::{Journal, Line};
pub use redis::RedisLog;

/// A log of searches, written line by line. Lines are kept as long as the search is remembered.
#[async_trait]
pub trait SearchLog: fmt::Debug + Send + Sync {
    /// Add a line to a search.
    ///
    /// # Errors
    /// When the log does not answer in time.
    async fn append(&self, search: &str, line: Vec<u8>) -> Result<(), LogAway>;

    /// The lines of a search from this one on, counted from 0; none when it is unknown.
    ///
    /// # Errors
    /// When the log does not answer in time.
    async fn read(&self, search: &str, from: usize) -> Result<Vec<Vec<u8>>, LogAway>;
}

/// The log cannot be used now.
#[derive(Debug, thiserror::Error)]
#[error("the search log does not respond: {0}")]
pub struct LogAway(pub String);
