//! Hotels: book, pay, cancel, print. Source: ADR 0106.

pub mod book;
pub mod cancel;
pub mod checked;
pub mod documents;
mod itinerary;
pub mod order;
mod outcome;
pub mod pay;
pub mod queue;
mod reconcile;
mod refund;
pub mod search;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use jetway_connectors::port::hotel::{HotelOutcome, HotelSupplier, SupplierError, SupplierStay};
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::OrderReference;

use crate::context::{Caller, Services};
use crate::order::{OrderError, OrderStore};
use checked::CheckedRates;

/// A supplier answers a write within this time, or its outcome is unknown.
const WRITE_DEADLINE: Duration = Duration::from_secs(10);
/// A supplier answers a read within this time.
const READ_DEADLINE: Duration = Duration::from_secs(5);

/// Sells hotel rooms and keeps their orders.
#[derive(Clone)]
pub struct Hotels {
    services: Arc<Services>,
    store: Arc<OrderStore>,
    suppliers: Arc<[Arc<dyn HotelSupplier>]>,
    checked: Arc<dyn CheckedRates>,
}

impl Hotels {
    /// Sells checked rates; orders go to the store.
    #[must_use]
    pub fn new(
        store: Arc<OrderStore>,
        suppliers: Arc<[Arc<dyn HotelSupplier>]>,
        checked: Arc<dyn CheckedRates>,
    ) -> Self {
        Self {
            services: Arc::clone(store.services()),
            store,
            suppliers,
            checked,
        }
    }

    /// An order of the caller's agency.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such hotel order.
    pub async fn order(&self, caller: &Caller, reference: &OrderReference) -> Result<HotelOrder, OrderError> {
        self.store.own(caller, reference).await
    }

    fn supplier_of(&self, order: &HotelOrder) -> Option<&Arc<dyn HotelSupplier>> {
        let id = &order.details.rate.supplier;
        self.suppliers.iter().find(|supplier| supplier.id() == id)
    }

    /// The supplier's record of an order.
    async fn record_of(&self, order: &HotelOrder) -> Result<Option<SupplierStay>, SupplierError> {
        let supplier = self.supplier_of(order).ok_or(SupplierError::NotFound)?;
        tokio::time::timeout(READ_DEADLINE, supplier.read(&order.operation()))
            .await
            .unwrap_or(Err(SupplierError::Timeout))
    }
}

/// The outcome of a write; `Unknown` after the deadline.
async fn write<T>(call: impl Future<Output = HotelOutcome<T>>) -> HotelOutcome<T> {
    tokio::time::timeout(WRITE_DEADLINE, call)
        .await
        .unwrap_or(HotelOutcome::Unknown)
}
