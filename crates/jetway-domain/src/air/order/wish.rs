//! Something of an order that operations are asked to allow, and what they said. Source: ADR 0062, 0074.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// A wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// When.
    pub at: DateTime<Utc>,
    /// Who asked.
    pub by: String,
    /// In their words.
    pub remark: Option<String>,
    /// What operations said; `None` while they have not.
    pub answer: Option<WishAnswer>,
}

/// What operations said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WishAnswer {
    /// When.
    pub at: DateTime<Utc>,
    /// Yes or no.
    pub allowed: bool,
    /// In their words.
    pub remark: Option<String>,
}

impl Wish {
    /// `requested`, `allowed` or `refused`.
    #[must_use]
    pub fn state(&self) -> &'static str {
        match &self.answer {
            None => "requested",
            Some(answer) if answer.allowed => "allowed",
            Some(_) => "refused",
        }
    }

    /// Whether operations said yes.
    #[must_use]
    pub fn is_allowed(&self) -> bool {
        self.answer.as_ref().is_some_and(|answer| answer.allowed)
    }

    /// Whether operations have said nothing yet.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.answer.is_none()
    }
}
