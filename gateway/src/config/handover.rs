//! `[handover]`.

use serde::Deserialize;

/// Timeouts of a hand-over between processes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct HandoverRules {
    pub ready_seconds: u64,
    pub drain_seconds: u64,
}
