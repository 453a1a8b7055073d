//! Why a step on an order was not made. Each use case wraps [`OrderError`] and adds its own refusals.

use jetway_db::DbError;
use jetway_db::repo::ledger::WalletError;
use jetway_domain::money::MoneyError;
use jetway_domain::order::{OrderStatus, WrongState};

use crate::context::Stopping;

/// A step that was not made. Nothing was changed, and no supplier was asked to change anything.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    /// The agency, or the portal, has no such order.
    #[error("no such order")]
    NotFound,
    /// The order's status does not allow the step.
    #[error("the order is {0}")]
    WrongState(OrderStatus),
    /// The order was changed at the same moment; read it again.
    #[error("the order has just changed")]
    Conflict,
    /// The process is stopping; the call can be repeated.
    #[error(transparent)]
    Stopping(#[from] Stopping),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] DbError),
}

impl From<WrongState> for OrderError {
    fn from(error: WrongState) -> Self {
        Self::WrongState(error.from)
    }
}

/// Lets use cases apply `?` to failures of the database.
macro_rules! store_failures {
    ($($error:ty),+ $(,)?) => {
        $(impl From<::jetway_db::DbError> for $error {
            fn from(error: ::jetway_db::DbError) -> Self {
                $crate::order::error::OrderError::Store(error).into()
            }
        })+
    };
}

/// Why money was not moved.
#[derive(Debug, thiserror::Error)]
pub enum ChargeError {
    /// The wallet refused.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The order has no hold to settle: a programming error.
    #[error("the order has no open hold")]
    NoHold,
    /// The lot does not hold the order's seats: a programming error.
    #[error("the lot does not hold the seats of the order")]
    NoSeats,
    /// The order's price does not add up: a programming error.
    #[error(transparent)]
    Amounts(#[from] MoneyError),
}

impl From<DbError> for ChargeError {
    fn from(error: DbError) -> Self {
        Self::Wallet(WalletError::Db(error))
    }
}

/// Why the outcome of a call to a supplier is not recorded. The supplier may have acted; reconciliation finds out.
#[derive(Debug, thiserror::Error)]
pub enum SettleError {
    /// The order could not be changed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The money was not moved.
    #[error(transparent)]
    Charge(#[from] ChargeError),
}

store_failures!(SettleError);

impl From<Stopping> for SettleError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}

pub(crate) use store_failures;

#[cfg(test)]
mod tests {
    use jetway_domain::order::{OrderStatus, WrongState};

    use super::OrderError;

    #[test]
    fn a_step_the_lifecycle_does_not_have_names_the_status_the_order_is_in() {
        let refused = WrongState {
            from: OrderStatus::Expired,
            to: OrderStatus::InProgress,
        };
        assert!(matches!(
            OrderError::from(refused),
            OrderError::WrongState(OrderStatus::Expired)
        ));
    }
}
