//! The lifecycle of hotel orders: labels and allowed transitions of their status.

use super::HotelOrder;
use crate::order::{OrderStatus, WrongState};

impl OrderStatus {
    /// Label of a hotel order for agents.
    #[must_use]
    pub const fn hotel_text(self) -> &'static str {
        match self {
            Self::Pending | Self::InProgress => "Waiting for the hotel",
            Self::OnHold => "Confirmed, not paid",
            Self::Confirmed | Self::PartiallyTicketed => "Confirmed",
            Self::UnConfirmed => "Not confirmed",
            Self::Cancelled => "Cancelled",
            Self::Expired => "Expired",
        }
    }

    /// Checks a transition of a hotel order.
    ///
    /// # Errors
    /// [`WrongState`] when the lifecycle of hotel orders does not allow it.
    pub const fn hotel_step_to(self, to: Self) -> Result<Self, WrongState> {
        let allowed = match self {
            // Booked to be paid later; no answer yet.
            Self::Pending => matches!(to, Self::OnHold | Self::UnConfirmed | Self::Cancelled),
            // Booked against held money; no answer yet.
            Self::InProgress => matches!(to, Self::Confirmed | Self::UnConfirmed | Self::Cancelled),
            Self::OnHold => matches!(
                to,
                Self::Confirmed | Self::UnConfirmed | Self::Cancelled | Self::Expired
            ),
            Self::UnConfirmed => matches!(to, Self::Confirmed | Self::OnHold | Self::Cancelled),
            // Operations determine whether it is cancelled.
            Self::Confirmed => matches!(to, Self::UnConfirmed | Self::Cancelled),
            Self::PartiallyTicketed | Self::Cancelled | Self::Expired => false,
        };
        if allowed {
            Ok(to)
        } else {
            Err(WrongState { from: self, to })
        }
    }
}

impl HotelOrder {
    /// Label of the status for agents.
    #[must_use]
    pub const fn status_text(&self) -> &'static str {
        if self.details.cancelling.is_some() {
            "Being cancelled"
        } else {
            self.core.status.hotel_text()
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::order::OrderStatus::{
        self, Cancelled, Confirmed, Expired, InProgress, OnHold, PartiallyTicketed, Pending, UnConfirmed,
    };

    #[test]
    fn the_lifecycle_has_these_steps_and_no_other() {
        let table = [
            (Pending, vec![OnHold, UnConfirmed, Cancelled]),
            (InProgress, vec![Confirmed, UnConfirmed, Cancelled]),
            (OnHold, vec![Confirmed, UnConfirmed, Cancelled, Expired]),
            (UnConfirmed, vec![OnHold, Confirmed, Cancelled]),
            (Confirmed, vec![UnConfirmed, Cancelled]),
            (PartiallyTicketed, vec![]),
            (Cancelled, vec![]),
            (Expired, vec![]),
        ];
        for (from, expected) in table {
            let steps = OrderStatus::ALL.into_iter();
            let reachable: Vec<_> = steps.filter(|to| from.hotel_step_to(*to).is_ok()).collect();
            assert_eq!(reachable, expected, "from {from}");
        }
    }
}
