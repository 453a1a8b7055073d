//! How a portal requests licences from agencies.

use std::num::NonZeroU32;

use schemars::JsonSchema;
use serde::Deserialize;

/// Request for licences on the search page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(title = "documents")]
pub struct Documents {
    /// How often an agency may skip each request.
    pub skips: u32,
    /// Minutes until a skipped request is shown again; default one hour.
    pub collect_interval_mins: Option<NonZeroU32>,
}

impl Default for Documents {
    fn default() -> Self {
        Self {
            skips: 3,
            collect_interval_mins: None,
        }
    }
}
