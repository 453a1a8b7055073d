//! `[traces]`.

use anyhow::{Result, ensure};
use serde::Deserialize;

/// Destination of traces.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct TraceRules {
    pub endpoint: String,
    pub one_in: u64,
    pub queue: usize,
    pub timeout_ms: u64,
}

impl TraceRules {
    /// Validates the settings.
    ///
    /// # Errors
    /// The collector could not be reached with them.
    pub fn check(&self) -> Result<()> {
        ensure!(
            self.endpoint.is_empty() || self.endpoint.starts_with("http://"),
            "traces.endpoint: {} does not begin with http://; send spans to a collector on this machine or network, \
             and let it speak TLS to others",
            self.endpoint
        );
        ensure!(self.queue > 0, "traces.queue: 0 spans can wait; use 2048");
        Ok(())
    }
}
