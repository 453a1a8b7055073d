//! The status of an order. Which transitions are allowed depends on the product. Source: ADR 0013.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Status of an order; payment and document status are separate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OrderStatus {
    /// Accepted; the supplier's answer is pending, or the order must be fulfilled now.
    Pending,
    /// Held by the supplier until the time limit.
    OnHold,
    /// Funds are held and the supplier is fulfilling the order.
    InProgress,
    /// Fulfilled and paid.
    Confirmed,
    /// Some tickets exist.
    PartiallyTicketed,
    /// The supplier did not confirm; operations decide.
    UnConfirmed,
    /// Cancelled on request.
    Cancelled,
    /// The time limit expired.
    Expired,
}

/// A transition that the product's lifecycle does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an order that is {from} cannot become {to}")]
pub struct WrongState {
    /// Current status.
    pub from: OrderStatus,
    /// Requested status.
    pub to: OrderStatus,
}

impl OrderStatus {
    /// Every status.
    pub const ALL: [Self; 8] = [
        Self::Pending,
        Self::OnHold,
        Self::InProgress,
        Self::Confirmed,
        Self::PartiallyTicketed,
        Self::UnConfirmed,
        Self::Cancelled,
        Self::Expired,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "Pending",
            Self::OnHold => "OnHold",
            Self::InProgress => "InProgress",
            Self::Confirmed => "Confirmed",
            Self::PartiallyTicketed => "PartiallyTicketed",
            Self::UnConfirmed => "UnConfirmed",
            Self::Cancelled => "Cancelled",
            Self::Expired => "Expired",
        }
    }

    /// Parses a status.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }
}

impl fmt::Display for OrderStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::OrderStatus;

    #[test]
    fn names_survive_storage() {
        for status in OrderStatus::ALL {
            assert_eq!(OrderStatus::parse(status.as_str()), Some(status));
        }
        assert_eq!(OrderStatus::parse("onhold"), None);
    }
}
