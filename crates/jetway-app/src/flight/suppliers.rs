//! The connected suppliers, each called within a deadline.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use jetway_connectors::port::air::{AirSupplier, Outcome, PriceCheck, SupplierBooking, SupplierError};
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::search::AirSearchQuery;

/// Why a supplier's answer is missing. It does not name the supplier, because not every user may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SupplierTrouble {
    /// It timed out.
    #[error("the airline did not answer in time")]
    Timeout,
    /// It failed, or is no longer connected.
    #[error("the airline cannot be reached")]
    Down,
}

/// The connected suppliers, and how long a call to one may take.
pub struct FlightSuppliers {
    suppliers: Vec<Arc<dyn AirSupplier>>,
    price_deadline: Duration,
    write_deadline: Duration,
}

impl FlightSuppliers {
    /// These suppliers. Reads end after `price_deadline`, writes after `write_deadline`.
    #[must_use]
    pub fn new(suppliers: Vec<Arc<dyn AirSupplier>>, price_deadline: Duration, write_deadline: Duration) -> Arc<Self> {
        Arc::new(Self {
            suppliers,
            price_deadline,
            write_deadline,
        })
    }

    /// The supplier with this id; `None` when it is no longer connected.
    pub(crate) fn get(&self, id: &SupplierId) -> Option<&Arc<dyn AirSupplier>> {
        self.suppliers.iter().find(|supplier| supplier.id() == id)
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[Arc<dyn AirSupplier>] {
        &self.suppliers
    }

    /// Price an offer again.
    pub(crate) async fn reprice(
        &self,
        query: &AirSearchQuery,
        offer: &SupplierOffer,
    ) -> Result<PriceCheck, SupplierTrouble> {
        let supplier = self.get(&offer.supplier).ok_or(SupplierTrouble::Down)?;
        match tokio::time::timeout(self.price_deadline, supplier.price(query, offer)).await {
            Ok(Ok(check)) => Ok(check),
            Ok(Err(SupplierError::NotFound)) => Ok(PriceCheck::Expired),
            Ok(Err(SupplierError::Timeout)) | Err(_) => Err(SupplierTrouble::Timeout),
            Ok(Err(SupplierError::Unavailable(reason) | SupplierError::Refused(reason))) => {
                tracing::warn!(supplier = %supplier.id().0, reason, "price check failed");
                Err(SupplierTrouble::Down)
            }
        }
    }

    /// The record of an order: by its locator, or by our operation id when the locator is not known. `None` without an answer.
    pub(crate) async fn record_of(&self, order: &FlightOrder) -> Option<SupplierBooking> {
        let supplier = self.get(&order.details.offer.supplier)?;
        let asked = async {
            match &order.pnr {
                Some(pnr) => supplier.retrieve(pnr).await.map(Some),
                None => supplier.find_by_operation(&order.book_operation()).await,
            }
        };
        match tokio::time::timeout(self.price_deadline, asked).await {
            Ok(Ok(record)) => record,
            Ok(Err(error)) => {
                tracing::warn!(order = %order.reference, %error, "the airline did not answer about a record");
                None
            }
            Err(_) => None,
        }
    }

    /// The answer of a read, or why it is missing.
    pub(crate) async fn read<T>(
        &self,
        call: impl Future<Output = Result<T, SupplierError>>,
    ) -> Result<T, SupplierTrouble> {
        match self.ask(call).await {
            Ok(found) => Ok(found),
            Err(SupplierError::Timeout) => Err(SupplierTrouble::Timeout),
            Err(SupplierError::NotFound | SupplierError::Refused(_) | SupplierError::Unavailable(_)) => {
                Err(SupplierTrouble::Down)
            }
        }
    }

    /// The answer of a read in the supplier's terms; `Timeout` after the deadline.
    pub(crate) async fn ask<T>(
        &self,
        call: impl Future<Output = Result<T, SupplierError>>,
    ) -> Result<T, SupplierError> {
        tokio::time::timeout(self.price_deadline, call)
            .await
            .unwrap_or(Err(SupplierError::Timeout))
    }

    /// The outcome of a write; `Unknown` after the deadline.
    pub(crate) async fn write<T>(&self, call: impl Future<Output = Outcome<T>>) -> Outcome<T> {
        tokio::time::timeout(self.write_deadline, call)
            .await
            .unwrap_or(Outcome::Unknown)
    }
}
