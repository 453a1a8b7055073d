//! The lifecycle of holiday orders: stages, labels and allowed transitions of their status.

use chrono::NaiveDate;

use super::HolidayOrder;
use crate::order::{OrderStatus, WrongState};

/// How far an order is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HolidayStage {
    /// The deposit is to be paid.
    DepositDue,
    /// Operations confirm it with the suppliers.
    Confirming,
    /// The balance is to be paid.
    BalanceDue,
    /// Everything is confirmed and paid.
    Paid,
    /// Cancelled, by the agency or by operations.
    Cancelled,
    /// A deadline was missed.
    Expired,
}

impl HolidayStage {
    /// Every stage.
    pub const ALL: [Self; 6] = [
        Self::DepositDue,
        Self::Confirming,
        Self::BalanceDue,
        Self::Paid,
        Self::Cancelled,
        Self::Expired,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::DepositDue => "depositDue",
            Self::Confirming => "confirming",
            Self::BalanceDue => "balanceDue",
            Self::Paid => "paid",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
        }
    }
}

impl OrderStatus {
    /// Checks a transition of a holiday order.
    ///
    /// # Errors
    /// [`WrongState`] when the lifecycle of holiday orders does not allow it.
    pub const fn holiday_step_to(self, to: Self) -> Result<Self, WrongState> {
        let allowed = match self {
            Self::OnHold => matches!(to, Self::Confirmed | Self::Cancelled | Self::Expired),
            Self::Confirmed => matches!(to, Self::Cancelled),
            Self::Pending
            | Self::InProgress
            | Self::UnConfirmed
            | Self::PartiallyTicketed
            | Self::Cancelled
            | Self::Expired => false,
        };
        if allowed {
            Ok(to)
        } else {
            Err(WrongState { from: self, to })
        }
    }
}

impl HolidayOrder {
    /// How far it is.
    #[must_use]
    pub const fn stage(&self) -> HolidayStage {
        match self.core.status {
            OrderStatus::Confirmed => HolidayStage::Paid,
            OrderStatus::Cancelled => HolidayStage::Cancelled,
            OrderStatus::Expired => HolidayStage::Expired,
            OrderStatus::Pending
            | OrderStatus::OnHold
            | OrderStatus::InProgress
            | OrderStatus::PartiallyTicketed
            | OrderStatus::UnConfirmed => {
                if self.details.deposit.is_none() {
                    HolidayStage::DepositDue
                } else if self.details.confirmed.is_none() {
                    HolidayStage::Confirming
                } else {
                    HolidayStage::BalanceDue
                }
            }
        }
    }

    /// Whether it is over on a day of the tenant: it took place.
    #[must_use]
    pub fn is_completed(&self, today: NaiveDate) -> bool {
        self.stage() == HolidayStage::Paid && self.ends_on() < today
    }

    /// Label of the status for agents, on a day of the tenant.
    #[must_use]
    pub fn status_text(&self, today: NaiveDate) -> &'static str {
        match self.stage() {
            HolidayStage::DepositDue => "Deposit due",
            HolidayStage::Confirming => "Being confirmed",
            HolidayStage::BalanceDue => "Balance due",
            HolidayStage::Paid if self.is_completed(today) => "Completed",
            HolidayStage::Paid => "Confirmed",
            HolidayStage::Cancelled => "Cancelled",
            HolidayStage::Expired => "Expired",
        }
    }
}
