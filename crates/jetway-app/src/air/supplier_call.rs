//! Asking a supplier within a deadline.

use std::future::Future;
use std::time::Duration;

use jetway_connectors::port::air::{AirSupplier, Outcome, PriceCheck, SupplierError};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::AirSearchQuery;

/// Why a supplier's answer is missing. Names nobody: which supplier it was is not for every reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SupplierTrouble {
    /// It was too slow.
    #[error("the airline did not answer in time")]
    Timeout,
    /// It is broken, or not connected any more.
    #[error("the airline cannot be reached")]
    Down,
}

/// Price an offer again.
pub(super) async fn reprice(
    supplier: &dyn AirSupplier,
    query: &AirSearchQuery,
    offer: &SupplierOffer,
    deadline: Duration,
) -> Result<PriceCheck, SupplierTrouble> {
    match tokio::time::timeout(deadline, supplier.price(query, offer)).await {
        Ok(Ok(check)) => Ok(check),
        Ok(Err(SupplierError::NotFound)) => Ok(PriceCheck::Expired),
        Ok(Err(SupplierError::Timeout)) | Err(_) => Err(SupplierTrouble::Timeout),
        Ok(Err(SupplierError::Unavailable(reason) | SupplierError::Refused(reason))) => {
            tracing::warn!(supplier = %supplier.id().0, reason, "price check failed");
            Err(SupplierTrouble::Down)
        }
    }
}

/// A read that takes too long is missing.
pub(super) async fn read<T>(
    call: impl Future<Output = Result<T, SupplierError>>,
    deadline: Duration,
) -> Result<T, SupplierTrouble> {
    match tokio::time::timeout(deadline, call).await {
        Ok(Ok(found)) => Ok(found),
        Ok(Err(SupplierError::Timeout)) | Err(_) => Err(SupplierTrouble::Timeout),
        Ok(Err(SupplierError::NotFound | SupplierError::Refused(_) | SupplierError::Unavailable(_))) => {
            Err(SupplierTrouble::Down)
        }
    }
}

/// A write that takes too long has an unknown outcome.
pub(super) async fn write<T>(call: impl Future<Output = Outcome<T>>, deadline: Duration) -> Outcome<T> {
    tokio::time::timeout(deadline, call).await.unwrap_or(Outcome::Unknown)
}
