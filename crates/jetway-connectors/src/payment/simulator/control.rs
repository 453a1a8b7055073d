//! The simulator's moods, for tests and demonstrations.

use jetway_domain::money::Money;
use serde::{Deserialize, Serialize};

use super::{SignedNotice, Simulator};

/// How the simulator behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Mood {
    /// Answers nothing: no new payment, no state.
    pub down: bool,
    /// Calls nobody: only asking finds out.
    pub silent: bool,
    /// Takes this part of what it was asked to take, in percent.
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

/// How the simulator is set, and every call it made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SimulatorStatus {
    /// How it behaves.
    pub mood: Mood,
    /// Bills it knows.
    pub checkouts: usize,
    /// Calls as they travelled, oldest first.
    pub notices: Vec<SignedNotice>,
}

impl Simulator {
    /// Behave so from now on.
    pub fn set_mood(&self, mood: Mood) {
        self.state().mood = mood;
    }

    /// How it is set now.
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
