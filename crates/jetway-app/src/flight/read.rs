//! Reading one flight order with its travellers' passport data.

use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::OrderReference;

use super::passports;
use crate::context::Caller;
use crate::context::sealed::SealError;
use crate::order::error::store_failures;
use crate::order::{OrderError, OrderStore};

/// Why an order cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum GetOrderError {
    /// The order is not there, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Its passport data cannot be decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
}

store_failures!(GetOrderError);

/// One order of the caller's agency, with its travellers' passport data.
///
/// # Errors
/// `NotFound` when the agency has no such order; `Sealed` when its passport data cannot be decrypted.
pub(crate) async fn order(
    store: &OrderStore,
    caller: &Caller,
    reference: &OrderReference,
) -> Result<FlightOrder, GetOrderError> {
    let order = store.own::<FlightOrder>(caller, reference).await?;
    Ok(passports::open_order(store.services(), &caller.tenant, order)?)
}
