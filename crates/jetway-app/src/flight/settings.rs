//! Limits of flight search and sale.

use std::time::Duration;

use super::search::SearchSettings;

/// Limits of flight search and sale.
#[derive(Debug, Clone)]
pub struct FlightSettings {
    /// The search engine's.
    pub search: SearchSettings,
    /// A re-price that takes longer has failed.
    pub price_deadline: Duration,
    /// A booking or an issue that takes longer has an unknown outcome.
    pub write_deadline: Duration,
}

impl Default for FlightSettings {
    fn default() -> Self {
        Self {
            search: SearchSettings::default(),
            // Together well under the gateway's response timeout (15 s).
            price_deadline: Duration::from_secs(4),
            write_deadline: Duration::from_secs(9),
        }
    }
}
