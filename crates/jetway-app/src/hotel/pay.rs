//! Pay for rooms that are held unpaid.

use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::OrderReference;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::Hotels;
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::{ChargeError, OrderError, charge};

/// Why an order was not paid.
#[derive(Debug, thiserror::Error)]
pub enum PayHotelError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The accepted amount is not the current one.
    #[error("the accepted amount is not the current one")]
    AmountMismatch {
        /// The current amount.
        current: Money,
    },
    /// The wallet does not cover it.
    #[error(transparent)]
    Charge(#[from] ChargeError),
}

store_failures!(PayHotelError);

impl Hotels {
    /// Pay an order from the wallet until its limit. The hotel has confirmed it already, so that the money is held and captured in
    /// one transaction. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When the order cannot be paid now, the amount is not the current one, or the wallet does not cover it.
    pub async fn pay(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        accepted: Money,
    ) -> Result<HotelOrder, PayHotelError> {
        let (order, _lock) = self.store.own_locked::<HotelOrder>(caller, reference).await?;
        if order.status == OrderStatus::Confirmed {
            return Ok(order);
        }
        if order.pay_by().is_none_or(|until| until <= self.services.now()) {
            return Err(OrderError::WrongState(order.status).into());
        }
        let current = order.details.rate.total;
        if accepted != current {
            return Err(PayHotelError::AmountMismatch { current });
        }
        let tx = self.services.begin(&caller.tenant).await?;
        let mut paid = order.clone();
        paid.hold = Some(charge::hold(&self.services, &tx, caller, &order, order.payable()).await?);
        let payment = charge::capture(&self.services, &tx, &paid).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::Issued, "The booking is paid.");
        let changed = self.store.apply(
            &tx,
            &order,
            change.to(OrderStatus::Confirmed),
            |order: &mut HotelOrder| {
                order.hold = paid.hold;
                order.payment = Some(payment);
                order.next_check_at = None;
            },
        );
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }
}
