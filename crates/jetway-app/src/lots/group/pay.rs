//! Pay the deposit and the balance of a group's seats from the wallet.

use jetway_domain::ids::OrderReference;
use jetway_domain::lot::group::order::{GroupOrder, GroupPayment, GroupStage};
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, Payment};

use super::{GroupError, Groups, Shown};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::charge::parts;

impl Groups {
    /// Pay the deposit until it is due. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When nothing is to be paid, the time is over, the amount is not the current one, or the wallet does not cover it.
    pub async fn pay_deposit(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (accepted, shown): (Money, Shown),
    ) -> Result<GroupOrder, GroupError> {
        let (order, _lock) = self.store.own_locked::<GroupOrder>(caller, reference).await?;
        if order.details.deposit.is_some() {
            return Ok(self.opened(&caller.tenant, order)?);
        }
        if order.stage() != GroupStage::SeatsHeld {
            return Err(OrderError::WrongState(order.status).into());
        }
        let (now, amount) = (self.services.now(), order.deposit()?);
        if now >= order.details.deposit_by {
            return Err(GroupError::DeadlinePassed);
        }
        accept(accepted, shown.of(amount))?;
        let tx = self.services.begin(&caller.tenant).await?;
        let journal = parts::pay(&self.services, &tx, caller, &order, (amount.agent, "D")).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::DepositPaid, "The deposit is paid.");
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
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
        let order = self.saved(tx, changed).await?;
        self.ticketed_if_ready(&caller.tenant, order).await
    }

    /// Pay the balance until it is due. Repeating the call changes nothing.
    ///
    /// # Errors
    /// As [`Groups::pay_deposit`].
    pub async fn pay_balance(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (accepted, shown): (Money, Shown),
    ) -> Result<GroupOrder, GroupError> {
        let (groups, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        let work = async move { groups.pay_balance_locked(&caller, &reference, (accepted, shown)).await };
        self.services.to_the_end(work).await?
    }

    async fn pay_balance_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (accepted, shown): (Money, Shown),
    ) -> Result<GroupOrder, GroupError> {
        let (order, _lock) = self.store.own_locked::<GroupOrder>(caller, reference).await?;
        if order.details.balance.is_some() {
            return Ok(self.opened(&caller.tenant, order)?);
        }
        if order.stage() != GroupStage::DepositPaid {
            return Err(OrderError::WrongState(order.status).into());
        }
        let (now, amount) = (self.services.now(), order.balance()?);
        if order.missed(now).is_some() {
            return Err(GroupError::DeadlinePassed);
        }
        accept(accepted, shown.of(amount))?;
        let tx = self.services.begin(&caller.tenant).await?;
        let journal = parts::pay(&self.services, &tx, caller, &order, (amount.agent, "B")).await?;
        let change = Change::by(&caller.user_name, OrderEventKind::BalancePaid, "The balance is paid.");
        let total = order.deposit()?.agent.checked_add(amount.agent)?;
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
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
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        let order = self.saved(tx, changed).await?;
        self.ticketed_if_ready(&caller.tenant, order).await
    }
}

/// Whether the accepted amount is the current one.
pub(super) fn accept(accepted: Money, current: Money) -> Result<(), GroupError> {
    if accepted == current {
        Ok(())
    } else {
        Err(GroupError::AmountMismatch { current })
    }
}
