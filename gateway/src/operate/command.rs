//! Operators' commands, and reasons for ending.

use serde_json::Value;

/// A command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Accept no new work and continue until told to end, for load balancers that check readiness.
    Drain,
    /// Reload the settings and reopen the access log.
    Reload,
    /// Start a new process, hand over the sockets, then end.
    Upgrade,
}

impl Command {
    /// Every command.
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

/// The result, or the reason of a failure.
pub type Outcome = Result<Value, String>;

/// Why the gateway ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Graceful: running requests may finish.
    Calmly,
    /// Immediate.
    AtOnce,
    /// Another process has taken over the sockets.
    HandedOver,
}
