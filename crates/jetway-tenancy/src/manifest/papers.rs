//! How a portal asks agencies for their licences.

use std::num::NonZeroU32;

use schemars::JsonSchema;
use serde::Deserialize;

/// Asking for licences on the search page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(title = "documents")]
pub struct Documents {
    /// How often an agency may put the question off each time it is asked.
    pub skips: u32,
    /// Minutes until a question put off comes again; an hour unless told.
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
