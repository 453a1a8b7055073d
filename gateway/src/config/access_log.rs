//! `[access_log]`.

use serde::Deserialize;

/// Destination of the access log.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct AccessLogRules {
    pub output: String,
    pub buffer_bytes: usize,
    pub flush_ms: u64,
    pub assets_one_in: u64,
}
