//! Failure modes of the simulator, for tests and demonstrations.

use jetway_domain::money::Money;
use serde::{Deserialize, Serialize};

use super::{SignedNotice, Simulator};

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

/// State of the simulator, with every notification it sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SimulatorStatus {
    /// Current behaviour.
    pub mood: Mood,
    /// Number of known bills.
    pub checkouts: usize,
    /// Notifications as sent, oldest first.
    pub notices: Vec<SignedNotice>,
}

impl Simulator {
    /// Sets the behaviour.
    pub fn set_mood(&self, mood: Mood) {
        self.state().mood = mood;
    }

    /// Current state.
    #[must_use]
    pub fn status(&self) -> SimulatorStatus {
        let state = self.state();
        SimulatorStatus {
            mood: state.mood,
            checkouts: state.checkouts.len(),
            notices: state.made.clone(),
        }
    }
}
