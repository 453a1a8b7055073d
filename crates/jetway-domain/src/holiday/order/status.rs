//! The lifecycle of holiday orders: stages, labels and allowed transitions of their status.

use chrono::NaiveDate;

use super::HolidayOrder;
use super::stage::HolidayStage;
use crate::order::{OrderStatus, WrongState};

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
