//! A request to operations about an order, and the decision. Source: ADR 0062, 0074.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// An approval request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// When it was made.
    pub at: DateTime<Utc>,
    /// The user who made it.
    pub by: String,
    /// The user's remark.
    pub remark: Option<String>,
    /// The decision; `None` while pending.
    pub answer: Option<WishAnswer>,
}

/// A decision of operations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WishAnswer {
    /// When it was made.
    pub at: DateTime<Utc>,
    /// Whether the request is approved.
    pub allowed: bool,
    /// The operator's remark.
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

    /// Whether it is approved.
    #[must_use]
    pub fn is_allowed(&self) -> bool {
        self.answer.as_ref().is_some_and(|answer| answer.allowed)
    }

    /// Whether the decision is pending.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.answer.is_none()
    }
}
