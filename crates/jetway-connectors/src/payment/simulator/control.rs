//! Failure modes of the simulator, for tests and demonstrations.

use serde::Serialize;

use super::mood::Mood;
use super::{SignedNotice, Simulator};

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
