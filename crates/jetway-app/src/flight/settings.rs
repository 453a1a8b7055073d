//! Limits of flight search and sale.

use std::time::Duration;

use super::search::SearchSettings;

/// Limits of flight search and sale.
#[derive(Debug, Clone)]
pub struct FlightSettings {
    /// Limits of the search engine.
    pub search: SearchSettings,
    /// Timeout of re-pricing.
    pub price_deadline: Duration,
    /// Timeout of booking and ticketing; afterwards the outcome is unknown.
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
