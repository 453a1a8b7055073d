//! The trip that a request for an exchange asks for.

use serde::{Deserialize, Serialize};

use crate::air::offer::{Segment, SupplierOffer};
use crate::air::pricing::Quote;
use crate::air::search::AirSearchQuery;
use crate::order::RequestReference;

/// A trip that replaces the one of the order once its new tickets are there.
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
    /// The flights when it was asked for.
    pub before: Vec<Segment>,
    /// Numbers of the replaced tickets; empty until they are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub old_tickets: Vec<String>,
    /// Numbers of the new tickets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub new_tickets: Vec<String>,
}
