//! The lifecycle of flight orders: labels and allowed transitions of their status. Source: ADR 0013.

use crate::order::{OrderStatus, WrongState};

impl OrderStatus {
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

    /// Checks a transition of a flight order.
    ///
    /// # Errors
    /// [`WrongState`] when the lifecycle of flight orders does not allow it.
    pub const fn flight_step_to(self, to: Self) -> Result<Self, WrongState> {
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
            // When the last ticket is voided or refunded.
            Self::Confirmed => matches!(to, Self::Cancelled),
        };
        if allowed {
            Ok(to)
        } else {
            Err(WrongState { from: self, to })
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::order::OrderStatus::{
        Cancelled, Confirmed, Expired, InProgress, OnHold, PartiallyTicketed, Pending, UnConfirmed,
    };
    use crate::order::{OrderStatus, WrongState};

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
            (Confirmed, vec![Cancelled]),
            (PartiallyTicketed, vec![Confirmed, UnConfirmed]),
            (UnConfirmed, vec![OnHold, Confirmed, Cancelled]),
            (Cancelled, vec![UnConfirmed]),
            (Expired, vec![UnConfirmed, Cancelled]),
        ];
        for (from, expected) in table {
            let reachable: Vec<_> = OrderStatus::ALL
                .into_iter()
                .filter(|to| from.flight_step_to(*to).is_ok())
                .collect();
            assert_eq!(reachable, expected, "from {from}");
        }
    }

    #[test]
    fn a_refused_step_names_the_current_state() {
        assert_eq!(
            Expired.flight_step_to(InProgress),
            Err(WrongState {
                from: Expired,
                to: InProgress
            })
        );
    }
}
