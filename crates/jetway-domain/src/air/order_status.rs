//! The status of a flight order and its allowed transitions. Source: ADR 0013.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Status of a flight order; payment and ticket status are separate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum OrderStatus {
    /// Accepted; the supplier's answer is pending, or the fare must be ticketed now.
    Pending,
    /// Seats are held until the ticketing time limit.
    OnHold,
    /// Funds are held and ticketing is in progress.
    InProgress,
    /// All tickets exist and are paid.
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

/// A transition the lifecycle does not allow.
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

    /// Label for agents.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Pending => "Pending confirmation",
            Self::OnHold => "On hold",
            Self::InProgress => "Ticketing in progress",
            Self::Confirmed => "Ticketed",
            Self::PartiallyTicketed => "Partially ticketed",
            Self::UnConfirmed => "Not confirmed",
            Self::Cancelled => "Cancelled",
            Self::Expired => "Expired",
        }
    }

    /// Checks a transition.
    ///
    /// # Errors
    /// [`WrongState`] when the lifecycle does not allow it.
    pub const fn step_to(self, to: Self) -> Result<Self, WrongState> {
        let allowed = match self {
            Self::Pending => {
                matches!(
                    to,
                    Self::OnHold | Self::InProgress | Self::UnConfirmed | Self::Cancelled | Self::Expired
                )
            }
            Self::OnHold => matches!(to, Self::InProgress | Self::Cancelled | Self::Expired),
            Self::InProgress => matches!(
                to,
                Self::Confirmed | Self::PartiallyTicketed | Self::OnHold | Self::Pending | Self::UnConfirmed
            ),
            Self::PartiallyTicketed => matches!(to, Self::Confirmed | Self::UnConfirmed),
            Self::UnConfirmed => matches!(to, Self::Confirmed | Self::OnHold | Self::Cancelled),
            // Late tickets may be found only when the seats are released.
            Self::Expired => matches!(to, Self::Cancelled | Self::UnConfirmed),
            Self::Cancelled => matches!(to, Self::UnConfirmed),
            Self::Confirmed => false,
        };
        if allowed {
            Ok(to)
        } else {
            Err(WrongState { from: self, to })
        }
    }
}

impl fmt::Display for OrderStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::OrderStatus::{
        Cancelled, Confirmed, Expired, InProgress, OnHold, PartiallyTicketed, Pending, UnConfirmed,
    };
    use super::*;

    // covers: T-198
    #[test]
    fn the_lifecycle_has_these_steps_and_no_other() {
        let table = [
            (Pending, vec![OnHold, InProgress, UnConfirmed, Cancelled, Expired]),
            (OnHold, vec![InProgress, Cancelled, Expired]),
            (
                InProgress,
                vec![Pending, OnHold, Confirmed, PartiallyTicketed, UnConfirmed],
            ),
            (Confirmed, vec![]),
            (PartiallyTicketed, vec![Confirmed, UnConfirmed]),
            (UnConfirmed, vec![OnHold, Confirmed, Cancelled]),
            (Cancelled, vec![UnConfirmed]),
            (Expired, vec![UnConfirmed, Cancelled]),
        ];
        for (from, expected) in table {
            let reachable: Vec<_> = OrderStatus::ALL
                .into_iter()
                .filter(|to| from.step_to(*to).is_ok())
                .collect();
            assert_eq!(reachable, expected, "from {from}");
        }
    }

    #[test]
    fn a_refused_step_names_the_current_state() {
        assert_eq!(
            Expired.step_to(InProgress),
            Err(WrongState {
                from: Expired,
                to: InProgress
            })
        );
    }

    #[test]
    fn names_survive_storage() {
        for status in OrderStatus::ALL {
            assert_eq!(OrderStatus::parse(status.as_str()), Some(status));
        }
        assert_eq!(OrderStatus::parse("onhold"), None);
    }
}
