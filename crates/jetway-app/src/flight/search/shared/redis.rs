//! A log of searches in Redis: one list per search, deleted when the search is forgotten.

use std::time::Duration;

use async_trait::async_trait;
use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{Client, RedisError, pipe};

use super::{LogAway, SearchLog};
use crate::flight::search::MEMORY;

/// Short, so that users do not wait for Redis.
const PATIENCE: Duration = Duration::from_secs(1);
const RETRIES: usize = 1;

/// Searches in Redis. The next call reconnects a broken connection.
#[derive(Clone)]
pub struct RedisLog(ConnectionManager);

impl RedisLog {
    /// At an address such as `redis://host:6379/0`. Does not connect yet.
    ///
    /// # Errors
    /// When the address is invalid.
    pub fn open(address: &str) -> Result<Self, LogAway> {
        let settings = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(PATIENCE))
            .set_response_timeout(Some(PATIENCE))
            .set_number_of_retries(RETRIES);
        let client = Client::open(address)?;
        Ok(Self(ConnectionManager::new_lazy_with_config(client, settings)?))
    }
}

impl std::fmt::Debug for RedisLog {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("RedisLog")
    }
}

#[async_trait]
impl SearchLog for RedisLog {
    async fn append(&self, search: &str, line: Vec<u8>) -> Result<(), LogAway> {
        let (key, mut connection) = (key(search), self.0.clone());
        let seconds = i64::try_from(MEMORY.as_secs()).unwrap_or(i64::MAX);
        let mut both = pipe();
        both.atomic().rpush(&key, line).ignore().expire(&key, seconds).ignore();
        Ok(both.query_async::<()>(&mut connection).await?)
    }

    async fn read(&self, search: &str, from: usize) -> Result<Vec<Vec<u8>>, LogAway> {
        let mut connection = self.0.clone();
        let mut range = redis::cmd("LRANGE");
        Ok(range
            .arg(key(search))
            .arg(from)
            .arg(-1)
            .query_async(&mut connection)
            .await?)
    }
}

fn key(search: &str) -> String {
    format!("jetway:search:{search}")
}

impl From<RedisError> for LogAway {
    fn from(error: RedisError) -> Self {
        Self(error.to_string())
    }
}
