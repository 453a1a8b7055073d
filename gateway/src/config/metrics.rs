//! `[metrics]`.

use serde::Deserialize;

/// How many tenants have separate metrics.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct MetricsRules {
    pub tenants: usize,
}
