//! Queue share: an agency moves a PNR that it created elsewhere into the portal. The supplier's office takes it over once; from
//! then on it is an order on hold like any other. Source: ADR 0102.

pub mod error;
pub mod price;
pub mod read;

use std::sync::Arc;

use jetway_domain::air::order::FlightOrder;

use super::sale::FlightSale;
use super::sale::book::{BookCommand, BookError};
use super::suppliers::FlightSuppliers;
use crate::context::{Caller, Services};
use crate::order::OrderStore;

/// Reads records created elsewhere and imports them as orders.
#[derive(Clone)]
pub struct QueueShare {
    services: Arc<Services>,
    suppliers: Arc<FlightSuppliers>,
    sale: FlightSale,
}

impl QueueShare {
    /// Imports from these suppliers; the sale stores the orders.
    #[must_use]
    pub fn new(store: &Arc<OrderStore>, suppliers: Arc<FlightSuppliers>, sale: FlightSale) -> Self {
        Self {
            services: Arc::clone(store.services()),
            suppliers,
            sale,
        }
    }

    /// Import the record of a session that [`QueueShare::price`] opened as an order. Repeating it returns the same order. An
    /// unknown outcome leaves the order pending until the supplier's record is read; the import is never repeated.
    ///
    /// # Errors
    /// When the session is unusable, the amount is not the current one, the record is claimed, or the supplier refuses.
    pub async fn create(&self, caller: &Caller, command: BookCommand) -> Result<FlightOrder, BookError> {
        self.sale.import(caller, command).await
    }
}
