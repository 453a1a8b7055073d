//! Settles several dues in one call, each in a transaction of its own.

use jetway_db::repo::ledger::WalletError;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;

use super::{DueError, Settled};
use crate::context::Caller;
use crate::order::OrderError;
use crate::payment::Payments;

/// An order, and the amount its user accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DuePayment {
    /// The order.
    pub reference: OrderReference,
    /// The amount due as shown.
    pub accepted: Money,
}

/// Result for one of several dues.
#[derive(Debug)]
pub struct SettledOrder {
    /// The order.
    pub reference: OrderReference,
    /// The settled due, or why it was not settled.
    pub outcome: Result<Settled, DueError>,
}

impl Payments {
    /// Settle several dues from the wallet, in the given order. A refused due stays unpaid and does not prevent the others
    /// from being paid. Repeating the call charges nothing twice.
    ///
    /// # Errors
    /// When the process stops or the database fails. Dues that were paid before that stay paid.
    pub async fn settle_several(
        &self,
        caller: &Caller,
        payments: &[DuePayment],
    ) -> Result<Vec<SettledOrder>, DueError> {
        let mut settled = Vec::with_capacity(payments.len());
        for DuePayment { reference, accepted } in payments {
            let outcome = self.settle(caller, reference, *accepted).await;
            if let Err(
                error @ (DueError::Order(OrderError::Store(_) | OrderError::Stopping(_))
                | DueError::Wallet(WalletError::Db(_))),
            ) = outcome
            {
                return Err(error);
            }
            settled.push(SettledOrder {
                reference: reference.clone(),
                outcome,
            });
        }
        Ok(settled)
    }
}
