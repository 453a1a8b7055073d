//! What the order core calls of a product.

use async_trait::async_trait;
use jetway_domain::air::order::{FlightOrder, Ticket};
use jetway_domain::ids::TenantId;

use super::error::SettleError;

/// A product whose orders the core keeps.
#[async_trait]
pub trait Product: Send + Sync {
    /// Compare an order that is due with its supplier's record, and record what changed. The caller holds the order's lock.
    ///
    /// # Errors
    /// When the outcome cannot be recorded; the core tries again later.
    async fn reconcile(&self, tenant: &TenantId, order: FlightOrder) -> Result<(), SettleError>;

    /// The tickets an operator found, from pairs of traveller id and number as written. `None` unless every traveller has
    /// exactly one valid number.
    fn found_tickets(&self, order: &FlightOrder, numbers: &[(String, String)]) -> Option<Vec<Ticket>>;
}
