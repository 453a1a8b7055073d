//! How the simulator behaves, for tests and demonstrations.

use jetway_domain::money::Money;
use serde::{Deserialize, Serialize};

/// Behaviour of the simulator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Mood {
    /// Answers nothing: no new payment, no state.
    pub down: bool,
    /// Sends no notifications: only polling finds the result.
    pub silent: bool,
    /// Collects this percentage of the requested amount.
    pub amount_percent: u32,
}

impl Default for Mood {
    fn default() -> Self {
        Self {
            down: false,
            silent: false,
            amount_percent: 100,
        }
    }
}

impl Mood {
    pub(super) fn taken(self, total: Money) -> Money {
        total
            .percent_bp(self.amount_percent.saturating_mul(100))
            .unwrap_or(total)
    }
}
