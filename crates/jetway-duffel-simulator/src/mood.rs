//! Simulated behaviour, including failures.

use serde::{Deserialize, Serialize};

/// How every call is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Mood {
    /// Normally.
    #[default]
    Well,
    /// Accepts calls and never answers.
    Hanging,
    /// Fails with 500 and changes nothing.
    Failing,
    /// An intermediary answers with an HTML page.
    Page,
    /// Rate limited: 429 until a minute from now.
    Busy,
    /// Normally, but the balance is empty: nothing can be paid.
    Poor,
    /// Changes are made, but their responses are lost.
    Losing,
}
