//! Commands of operators, and why a gateway ends.

use serde_json::Value;

/// An order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Take no new work, go on until told to end: for a load balancer that looks at readiness.
    Drain,
    /// Read the settings again and open the access log again.
    Reload,
    /// Start the program again, hand the sockets over, then end.
    Upgrade,
}

impl Order {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Drain, Self::Reload, Self::Upgrade];

    /// Name in metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Drain => "drain",
            Self::Reload => "reload",
            Self::Upgrade => "upgrade",
        }
    }
}

/// What came of it, or the reason why nothing did.
pub type Outcome = Result<Value, String>;

/// Why the gateway ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Running requests may finish.
    Calmly,
    /// Now.
    AtOnce,
    /// Another process has the sockets.
    HandedOver,
}
