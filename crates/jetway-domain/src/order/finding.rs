//! Operators' findings about an order whose outcome is unknown. Source: ADR 0066.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// A supplier's statement to operations about an order with an unknown outcome.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// What exists at the supplier.
    pub found: Found,
    /// The operator.
    pub by: String,
    /// Their evidence.
    pub reason: String,
    /// When it was recorded.
    pub at: DateTime<Utc>,
}

/// What exists at the supplier. The stored and wire names are those of flights, the first product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Found {
    /// The order is fulfilled, such as a ticket for every traveller.
    #[serde(rename = "tickets")]
    Fulfilled,
    /// It is held and not fulfilled.
    #[serde(rename = "seats")]
    Held,
    /// Neither.
    #[serde(rename = "nothing")]
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::Found;

    #[test]
    fn findings_keep_the_names_that_orders_are_stored_with() {
        for (found, name) in [
            (Found::Fulfilled, "tickets"),
            (Found::Held, "seats"),
            (Found::Nothing, "nothing"),
        ] {
            assert_eq!(serde_json::to_value(found).expect("stored"), name);
        }
    }
}
