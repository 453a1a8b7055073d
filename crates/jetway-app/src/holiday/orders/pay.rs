//! Pay the deposit and the balance of a holiday from the wallet.

use chrono::{DateTime, Utc};
use jetway_domain::holiday::order::{HolidayOrder, HolidayStage};
use jetway_domain::ids::OrderReference;
use jetway_domain::lot::group::order::GroupPayment;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus, Payment};

use super::{HolidayError, Holidays};
use crate::context::Caller;
use crate::lots::group::Shown;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::charge::parts;

impl Holidays {
    /// Pay the deposit until it is due; then operations confirm the holiday. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When nothing is to be paid, the time is over, the amount is not the current one, or the wallet does not cover it.
    pub async fn pay_deposit(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (accepted, shown): (Money, Shown),
    ) -> Result<HolidayOrder, HolidayError> {
        let (order, _lock) = self.store.own_locked::<HolidayOrder>(caller, reference).await?;
        if order.details.deposit.is_some() {
            return Ok(order);
        }
        let now = self.payable(&order, HolidayStage::DepositDue)?;
        let amount = order.deposit()?;
        accept(accepted, shown.of(amount))?;
        let tx = self.services.begin(&caller.tenant).await?;
        let journal = parts::pay(&self.services, &tx, caller, &order, (amount.agent, "D")).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::DepositPaid, "The deposit is paid.");
        let changed = self.store.apply(&tx, &order, change, |order: &mut HolidayOrder| {
            order.details.deposit = Some(GroupPayment {
                amount,
                journal,
                at: now,
            });
            order.payment = Some(Payment {
                amount: amount.agent,
                journal,
                paid_at: now,
            });
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        Ok(self.saved(tx, changed).await?)
    }

    /// Pay the balance, once operations have confirmed and until it is due: the order is confirmed. Repeating the call changes nothing.
    ///
    /// # Errors
    /// As [`Holidays::pay_deposit`].
    pub async fn pay_balance(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (accepted, shown): (Money, Shown),
    ) -> Result<HolidayOrder, HolidayError> {
        let (order, _lock) = self.store.own_locked::<HolidayOrder>(caller, reference).await?;
        if order.details.balance.is_some() {
            return Ok(order);
        }
        let now = self.payable(&order, HolidayStage::BalanceDue)?;
        let amount = order.balance()?;
        accept(accepted, shown.of(amount))?;
        let total = order.deposit()?.agent.checked_add(amount.agent)?;
        let tx = self.services.begin(&caller.tenant).await?;
        let journal = parts::pay(&self.services, &tx, caller, &order, (amount.agent, "B")).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::BalancePaid, "The balance is paid.");
        let change = change.to(OrderStatus::Confirmed);
        let changed = self.store.apply(&tx, &order, change, |order: &mut HolidayOrder| {
            order.details.balance = Some(GroupPayment {
                amount,
                journal,
                at: now,
            });
            order.payment = Some(Payment {
                amount: total,
                journal,
                paid_at: now,
            });
            order.next_check_at = None;
        });
        let changed = changed.await?;
        Ok(self.saved(tx, changed).await?)
    }

    /// Whether a part can be paid in a stage; the current time.
    fn payable(&self, order: &HolidayOrder, stage: HolidayStage) -> Result<DateTime<Utc>, HolidayError> {
        if order.stage() != stage {
            return Err(OrderError::WrongState(order.status).into());
        }
        let now = self.services.now();
        if order.missed(now).is_some() {
            return Err(HolidayError::DeadlinePassed);
        }
        Ok(now)
    }
}

/// Whether the accepted amount is the current one.
fn accept(accepted: Money, current: Money) -> Result<(), HolidayError> {
    if accepted == current {
        Ok(())
    } else {
        Err(HolidayError::AmountMismatch { current })
    }
}
