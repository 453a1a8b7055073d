//! History of orders.

use jetway_domain::ids::OrderReference;
use jetway_domain::order::OrderEvent;

use super::error::OrderError;
use super::service::Orders;
use crate::context::Caller;

impl Orders {
    /// History of an order of the caller's agency, oldest first.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order; `Store` when the database fails.
    pub async fn history(&self, caller: &Caller, reference: &OrderReference) -> Result<Vec<OrderEvent>, OrderError> {
        let tx = self.services.read(&caller.tenant).await?;
        let order = tx.orders().by_reference(caller.agency, reference).await?;
        Ok(tx.orders().history(order.ok_or(OrderError::NotFound)?).await?)
    }
}
