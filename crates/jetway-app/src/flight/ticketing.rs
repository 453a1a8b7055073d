//! Booked flights: verify, issue, extend, cancel, and keep up with the airline.

pub mod after_sale;
pub mod cancel;
pub mod extend;
mod extras;
pub mod issue;
mod reconcile;
pub mod schedule;
pub mod verify;

use std::sync::Arc;

use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::OrderReference;

use super::outcome::FlightOrders;
use super::read::{self, GetOrderError};
use super::suppliers::FlightSuppliers;
use crate::context::{Caller, Services};
use crate::order::OrderStore;

/// Works on orders after they are booked.
#[derive(Clone)]
pub struct FlightTicketing {
    services: Arc<Services>,
    store: Arc<OrderStore>,
    suppliers: Arc<FlightSuppliers>,
    orders: FlightOrders,
}

impl FlightTicketing {
    /// Works on the orders of a store at these suppliers.
    #[must_use]
    pub fn new(store: Arc<OrderStore>, suppliers: Arc<FlightSuppliers>) -> Self {
        Self {
            services: Arc::clone(store.services()),
            orders: FlightOrders::new(Arc::clone(&store), Arc::clone(&suppliers)),
            store,
            suppliers,
        }
    }

    /// One order of the caller's agency, with its travellers' passport data.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order; `Sealed` when its passport data cannot be decrypted.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<FlightOrder, GetOrderError> {
        read::order(&self.store, caller, reference).await
    }
}
