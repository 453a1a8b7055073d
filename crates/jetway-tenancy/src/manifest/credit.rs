//! `[credit]`: how operators grant credit.

use schemars::JsonSchema;
use serde::Deserialize;

/// How operators grant credit to agencies.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credit {
    /// The highest limit that one operator grants alone, in minor units of the tenant's currency; a higher one needs another operator's
    /// approval. Every limit does if omitted.
    #[serde(default)]
    pub alone_up_to_minor: u32,
}
