//! What can be due.

/// Rows with an instant at which somebody must look at them. The table `timers` keeps those instants for all tenants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timed {
    /// Orders to reconcile.
    Orders,
    /// Payments to reconcile.
    Payments,
    /// Deposits to ask a provider about.
    Deposits,
    /// Jobs to run.
    Jobs,
    /// Amounts due to collect.
    Dues,
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
        }
    }
}
