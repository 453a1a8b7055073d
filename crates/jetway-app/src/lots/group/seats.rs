//! Give some of a group's seats back.

use jetway_domain::air::offer::Ptc;
use jetway_domain::ids::OrderReference;
use jetway_domain::lot::SeatParty;
use jetway_domain::lot::SeatPrice;
use jetway_domain::lot::group::name::count_of;
use jetway_domain::lot::group::order::{DropTerms, GroupOrder};
use jetway_domain::money::Money;
use jetway_domain::order::OrderEventKind;

use super::ending::free_seats;
use super::error::PartyFault;
use super::hold::check_party;
use super::{GroupError, Groups};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::charge::parts;

impl Groups {
    /// What keeping only `remaining` costs and returns.
    ///
    /// # Errors
    /// When seats are not given back now, or the party is not possible.
    pub async fn drop_quote(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        remaining: SeatParty,
    ) -> Result<DropTerms, GroupError> {
        let order = self.order(caller, reference).await?;
        self.droppable(&order, remaining)
    }

    /// Keep only `remaining` at the accepted penalty.
    ///
    /// # Errors
    /// As [`Groups::drop_quote`]; `QuoteExpired` when the penalty is another one.
    pub async fn drop_seats(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        (remaining, accepted): (SeatParty, Money),
    ) -> Result<GroupOrder, GroupError> {
        let (groups, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        let work = async move { groups.drop_locked(&caller, &reference, remaining, accepted).await };
        self.services.to_the_end(work).await?
    }

    async fn drop_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        remaining: SeatParty,
        accepted: Money,
    ) -> Result<GroupOrder, GroupError> {
        let (order, _lock) = self.store.own_locked::<GroupOrder>(caller, reference).await?;
        let order = self.opened(&caller.tenant, order)?;
        let terms = self.droppable(&order, remaining)?;
        if terms.penalty != accepted {
            return Err(GroupError::QuoteExpired);
        }
        let now = self.services.now();
        let penalties = order.details.penalties.checked_add(terms.penalty)?;
        let before = order.details.refunded;
        let refunded = SeatPrice {
            customer: before.customer.checked_add(terms.refund.customer)?,
            agent: before.agent.checked_add(terms.refund.agent)?,
        };
        let tx = self.services.begin(&caller.tenant).await?;
        parts::give_back(&self.services, &tx, &order, terms.refund.agent).await?;
        let people = |party: SeatParty| party.passengers().to_string();
        let change = Change::by(&caller.user_name, OrderEventKind::SeatsDropped, "The group is smaller.");
        let change = change.moving(people(order.details.party), people(remaining));
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
            order.details.party = remaining;
            order.details.penalties = penalties;
            order.details.refunded = refunded;
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        if changed.is_some() && terms.seats > 0 {
            free_seats(&self.services, &tx, &order, terms.seats).await?;
        }
        let order = self.saved(tx, changed).await?;
        self.ticketed_if_ready(&caller.tenant, order).await
    }

    fn droppable(&self, order: &GroupOrder, remaining: SeatParty) -> Result<DropTerms, GroupError> {
        if !order.can_give_back() || order.names_missing() == 0 {
            return Err(OrderError::WrongState(order.status).into());
        }
        if !order.can_drop(self.services.now()) {
            return Err(GroupError::DeadlinePassed);
        }
        check_remaining(order, remaining).map_err(GroupError::Party)?;
        Ok(order.drop_terms(remaining)?)
    }
}

fn check_remaining(order: &GroupOrder, remaining: SeatParty) -> Result<(), PartyFault> {
    let party = order.details.party;
    let is_part =
        remaining.adults <= party.adults && remaining.children <= party.children && remaining.infants <= party.infants;
    if !is_part || remaining == party {
        return Err(PartyFault::NotFewer);
    }
    check_party(remaining, &order.details.offer.terms)?;
    let names = &order.details.names;
    let given = |kind: Ptc| names.iter().filter(|name| name.kind == kind).count();
    let fits = |kind| u32::try_from(given(kind)).is_ok_and(|given| given <= count_of(remaining, kind));
    if [Ptc::Adt, Ptc::Chd, Ptc::Inf].into_iter().all(fits) {
        Ok(())
    } else {
        Err(PartyFault::Named)
    }
}
