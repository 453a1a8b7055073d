//! The new trip of an exchange request.

use serde::{Deserialize, Serialize};

use crate::air::offer::{Segment, SupplierOffer};
use crate::air::pricing::Quote;
use crate::air::search::AirSearchQuery;
use crate::order::RequestReference;

/// A trip that replaces the order's once the new tickets are issued.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FlightExchange {
    /// The request.
    pub request: RequestReference,
    /// The trip with its new dates.
    pub query: AirSearchQuery,
    /// The chosen flights, at the price of the quote.
    pub offer: SupplierOffer,
    /// Their price under the tenant's rules.
    pub price: Quote,
    /// The order's flights at the time of the request.
    pub before: Vec<Segment>,
    /// Numbers of the replaced tickets; empty until they are replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub old_tickets: Vec<String>,
    /// Numbers of the new tickets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub new_tickets: Vec<String>,
}
