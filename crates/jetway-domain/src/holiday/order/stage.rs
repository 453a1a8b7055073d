//! How far a holiday order is.

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
