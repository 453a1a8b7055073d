//! Kinds of rows with timers.

/// Rows with an instant at which a timer must check them. The table `timers` keeps those instants for all tenants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timed {
    /// Orders to reconcile.
    Orders,
    /// Payments to reconcile.
    Payments,
    /// Deposits to reconcile.
    Deposits,
    /// Jobs to run.
    Jobs,
    /// Amounts due to collect.
    Dues,
    /// Requests for groups to remind of or to end.
    GroupRequests,
    /// Requests for tour packages to remind of or to end.
    HolidayRequests,
}

impl Timed {
    /// The table of the rows.
    pub(crate) const fn source(self) -> &'static str {
        match self {
            Self::Orders => "orders",
            Self::Payments => "payments",
            Self::Deposits => "deposits",
            Self::Jobs => "jobs",
            Self::Dues => "order_dues",
            Self::GroupRequests => "group_requests",
            Self::HolidayRequests => "holiday_requests",
        }
    }
}
