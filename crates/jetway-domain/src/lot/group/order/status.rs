//! The lifecycle of groups' orders: stages, labels and allowed transitions of their status.

use super::GroupOrder;
use crate::order::{OrderStatus, WrongState};

/// Stage of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GroupStage {
    /// Seats are held until the deposit is due.
    SeatsHeld,
    /// The deposit is paid; names and balance follow.
    DepositPaid,
    /// The whole price is paid; names may be missing.
    BalancePaid,
    /// The airline is issuing the tickets, or operations are checking whether it did.
    InProgress,
    /// Every passenger has a ticket.
    Ticketed,
    /// Cancelled.
    Cancelled,
    /// A deadline was missed.
    Released,
}

impl GroupStage {
    /// Every stage.
    pub const ALL: [Self; 7] = [
        Self::SeatsHeld,
        Self::DepositPaid,
        Self::BalancePaid,
        Self::InProgress,
        Self::Ticketed,
        Self::Cancelled,
        Self::Released,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SeatsHeld => "seatsHeld",
            Self::DepositPaid => "depositPaid",
            Self::BalancePaid => "balancePaid",
            Self::InProgress => "inProgress",
            Self::Ticketed => "ticketed",
            Self::Cancelled => "cancelled",
            Self::Released => "released",
        }
    }
}

impl OrderStatus {
    /// Checks a transition of a group's order.
    ///
    /// # Errors
    /// [`WrongState`] when the lifecycle of groups' orders does not allow it.
    pub const fn group_step_to(self, to: Self) -> Result<Self, WrongState> {
        let allowed = match self {
            // Seats are held: unpaid, partly paid or paid.
            Self::OnHold => matches!(to, Self::InProgress | Self::Cancelled | Self::Expired),
            Self::InProgress => matches!(to, Self::Confirmed | Self::UnConfirmed),
            // Operations find the tickets, request them again, or return the money.
            Self::UnConfirmed => matches!(to, Self::Confirmed | Self::OnHold | Self::Cancelled),
            Self::Pending | Self::Confirmed | Self::PartiallyTicketed | Self::Cancelled | Self::Expired => false,
        };
        if allowed {
            Ok(to)
        } else {
            Err(WrongState { from: self, to })
        }
    }
}

impl GroupOrder {
    /// Its stage.
    #[must_use]
    pub fn stage(&self) -> GroupStage {
        match self.status {
            OrderStatus::Pending | OrderStatus::OnHold if self.details.deposit.is_none() => GroupStage::SeatsHeld,
            OrderStatus::Pending | OrderStatus::OnHold if self.is_balance_paid() => GroupStage::BalancePaid,
            OrderStatus::Pending | OrderStatus::OnHold => GroupStage::DepositPaid,
            OrderStatus::InProgress | OrderStatus::PartiallyTicketed | OrderStatus::UnConfirmed => {
                GroupStage::InProgress
            }
            OrderStatus::Confirmed => GroupStage::Ticketed,
            OrderStatus::Cancelled => GroupStage::Cancelled,
            OrderStatus::Expired => GroupStage::Released,
        }
    }

    /// Label of the status for agents.
    #[must_use]
    pub fn status_text(&self) -> &'static str {
        match self.stage() {
            GroupStage::SeatsHeld => "Seats held",
            GroupStage::DepositPaid => "Deposit paid",
            GroupStage::BalancePaid => "Paid",
            GroupStage::InProgress if self.status == OrderStatus::UnConfirmed => "Waiting for operations",
            GroupStage::InProgress => "Tickets are being made",
            GroupStage::Ticketed => "Ticketed",
            GroupStage::Cancelled => "Cancelled",
            GroupStage::Released => "Released",
        }
    }
}
