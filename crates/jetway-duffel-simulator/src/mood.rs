//! How the simulator behaves beside what it is asked.

use serde::{Deserialize, Serialize};

/// What every call meets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Mood {
    /// It answers.
    #[default]
    Well,
    /// It takes calls and never answers.
    Hanging,
    /// It fails with 500 and does nothing.
    Failing,
    /// Something between answers with a page for people.
    Page,
    /// Too many calls: 429 until a minute from now.
    Busy,
    /// It answers, and the balance is empty: nothing can be paid.
    Poor,
    /// It does what it is told, and its answers to writes are lost on the way.
    Losing,
}
