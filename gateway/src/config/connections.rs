//! Connection limits and minimum speeds.

use std::time::Duration;

use serde::Deserialize;

/// Limits of connections, in addition to those of requests.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct ConnectionRules {
    pub total: usize,
    pub per_address: usize,
    pub handshakes_per_address: usize,
    pub requests: u32,
    pub head_seconds: u64,
    pub window_seconds: u64,
    pub body_bytes_per_window: u64,
    pub answer_bytes_per_window: u64,
    pub h2: H2Rules,
}

/// Limits of an h2 connection.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct H2Rules {
    pub streams: u32,
    pub stream_window_bytes: u32,
    pub window_bytes: u32,
    pub control_burst: u32,
    pub control_per_second: u32,
    pub continuations: u32,
    pub waiting_answers: u32,
}

impl ConnectionRules {
    /// Time for a complete request header.
    pub fn head(&self) -> Duration {
        Duration::from_secs(self.head_seconds)
    }
}
