//! The names of a group: read from a list, given as a whole, and changed one by one.

use jetway_domain::codes::CountryCode;
use jetway_domain::ids::{JournalId, OrderReference};
use jetway_domain::ledger::{Account, EntryKind, Line};
use jetway_domain::lot::group::list::{ReadNames, read_names};
use jetway_domain::lot::group::name::{GroupName, NameFault, TripDays, name_faults, name_warnings};
use jetway_domain::lot::group::order::GroupOrder;
use jetway_domain::lot::group::passports::keep_passports;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::pay::accept;
use super::{GroupError, Groups};
use crate::context::Caller;
use crate::flight::names::airport;
use crate::order::change::Change;
use crate::order::charge::parts;
use crate::order::{ChargeError, OrderError, charge};

/// What should be looked at in the names of an order; it blocks nothing.
#[must_use]
pub fn warnings_of(order: &GroupOrder) -> Vec<NameFault> {
    name_warnings(&order.details.names, &countries(order))
}

/// Known countries of the airports of an order's flights.
fn countries(order: &GroupOrder) -> Vec<CountryCode> {
    let flights = order.details.offer.journeys.iter().flat_map(|journey| &journey.flights);
    let airports = flights.flat_map(|flight| [flight.origin, flight.destination]);
    airports.filter_map(|code| Some(airport(code)?.country_code)).collect()
}

impl Groups {
    /// Read a pasted list for an order, without storing it, with what should be looked at in its names.
    ///
    /// # Errors
    /// `NotFound` when the agency has no such order.
    pub async fn check_names(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        text: &str,
    ) -> Result<(ReadNames, Vec<NameFault>), GroupError> {
        let order = self.order(caller, reference).await?;
        let read = read_names(text, order.details.party, days(&order)?);
        let warnings = name_warnings(&read.names, &countries(&order));
        Ok((read, warnings))
    }

    /// Replace the list of names, whole or in part, until names are due. A passport that is left out stays as it was for the same
    /// person, and for one whose name is corrected. Repeating the call changes nothing.
    ///
    /// # Errors
    /// When names are not taken now, some cannot travel, or the order has another version than the one that was read.
    pub async fn submit_names(
        &self,
        caller: &Caller,
        (reference, version): (&OrderReference, u32),
        names: Vec<GroupName>,
    ) -> Result<GroupOrder, GroupError> {
        let (groups, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        let work = async move { groups.submit_locked(&caller, (&reference, version), names).await };
        self.services.to_the_end(work).await?
    }

    async fn submit_locked(
        &self,
        caller: &Caller,
        (reference, version): (&OrderReference, u32),
        mut names: Vec<GroupName>,
    ) -> Result<GroupOrder, GroupError> {
        let (order, _lock) = self.store.own_locked::<GroupOrder>(caller, reference).await?;
        let order = self.opened(&caller.tenant, order)?;
        let now = self.services.now();
        for (line, name) in (1..).zip(&mut names) {
            name.line = line;
        }
        keep_passports(&mut names, &order.details.names);
        if is_same_list(&order.details.names, &names) {
            return Ok(order);
        }
        if !order.can_change_name(now) {
            return Err(OrderError::WrongState(order.status).into());
        }
        if !order.can_name(now) || order.missed(now).is_some() {
            return Err(GroupError::DeadlinePassed);
        }
        if order.version != version {
            return Err(GroupError::OutOfDate);
        }
        let faults = name_faults(&names, order.details.party, days(&order)?);
        if !faults.is_empty() {
            return Err(GroupError::Names(faults));
        }
        let text = format!(
            "{} of {} names are given.",
            names.len(),
            order.details.party.passengers()
        );
        let change = Change::by(&caller.user_name, OrderEventKind::NamesGiven, text);
        let sealed = self.sealed(&caller.tenant, order.id, &names)?;
        let tx = self.services.begin(&caller.tenant).await?;
        let changed = self.store.apply(&tx, &order, change, |order: &mut GroupOrder| {
            order.details.names = names;
            order.sealed_passports = Some(sealed);
            order.next_check_at = order.next_step_at(now);
        });
        let changed = changed.await?;
        let order = self.saved(tx, changed).await?;
        self.ticketed_if_ready(&caller.tenant, order).await
    }

    /// Change the name of a line until tickets are made: free until names are due, for a fee afterwards. A line that has this name
    /// already stays as it is, without a fee, so that repeating the call changes nothing.
    ///
    /// # Errors
    /// When names are not changed now, the fee is another one, the name cannot travel, the wallet does not cover the fee, or the order
    /// has another version than the one that was read.
    pub async fn change_name(
        &self,
        caller: &Caller,
        (reference, version): (&OrderReference, u32),
        name: GroupName,
        accepted_fee: Money,
    ) -> Result<GroupOrder, GroupError> {
        let (groups, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        let work = async move {
            let order = (&reference, version);
            groups.change_locked(&caller, order, name, accepted_fee).await
        };
        self.services.to_the_end(work).await?
    }

    async fn change_locked(
        &self,
        caller: &Caller,
        (reference, version): (&OrderReference, u32),
        mut name: GroupName,
        accepted_fee: Money,
    ) -> Result<GroupOrder, GroupError> {
        let (order, _lock) = self.store.own_locked::<GroupOrder>(caller, reference).await?;
        let order = self.opened(&caller.tenant, order)?;
        let now = self.services.now();
        // Only who is on this line is corrected.
        let known = order.details.names.iter().find(|known| known.line == name.line);
        keep_passports(std::slice::from_mut(&mut name), known.map_or(&[], std::slice::from_ref));
        if order.details.names.iter().any(|one| one.says_the_same(&name)) {
            return Ok(order);
        }
        if order.status != OrderStatus::OnHold || order.details.deposit.is_none() {
            return Err(OrderError::WrongState(order.status).into());
        }
        if !order.can_change_name(now) || order.missed(now).is_some() {
            return Err(GroupError::DeadlinePassed);
        }
        if order.version != version {
            return Err(GroupError::OutOfDate);
        }
        let mut names = order.details.names.clone();
        let place = names.iter_mut().find(|one| one.line == name.line);
        let place = place.ok_or(GroupError::UnknownLine)?;
        let fee = order.name_fee(now);
        accept(accepted_fee, fee)?;
        let (before, after) = (place.name(), name.name());
        *place = name;
        let faults = name_faults(&names, order.details.party, days(&order)?);
        if !faults.is_empty() {
            return Err(GroupError::Names(faults));
        }
        let sealed = self.sealed(&caller.tenant, order.id, &names)?;
        let fees = order.details.name_fees.checked_add(fee)?;
        let tx = self.services.begin(&caller.tenant).await?;
        if !fee.is_zero() {
            charge::may_buy(&tx, order.agency).await.map_err(ChargeError::from)?;
            let lines = vec![
                Line::debit(Account::AgencyWallet(order.agency), fee),
                Line::credit(Account::SupplierPayable(order.supplier()), fee),
            ];
            let mut entry = parts::entry(&self.services, &tx, &order, (EntryKind::Fee, "N"), lines);
            entry.actor = caller.user.to_string();
            let posted = tx.ledger().post(&entry, JournalId::fresh(self.services.ids())).await;
            posted.map_err(ChargeError::from)?;
        }
        let change = Change::by(&caller.user_name, OrderEventKind::NameChanged, "A name is changed.");
        let changed = self
            .store
            .apply(&tx, &order, change.moving(before, after), |order: &mut GroupOrder| {
                order.details.names = names;
                order.sealed_passports = Some(sealed);
                order.details.name_fees = fees;
                order.next_check_at = order.next_step_at(now);
            });
        let changed = changed.await?;
        let order = self.saved(tx, changed).await?;
        self.ticketed_if_ready(&caller.tenant, order).await
    }
}

/// A saved lot has flights, and so has its order.
fn days(order: &GroupOrder) -> Result<TripDays, GroupError> {
    TripDays::of(&order.details.offer).ok_or(GroupError::LotGone)
}

fn is_same_list(known: &[GroupName], given: &[GroupName]) -> bool {
    // A passport that was kept and is given now needs no second look.
    let is_same =
        |(one, other): (&GroupName, &GroupName)| one.says_the_same(other) && one.keeps_passport == other.keeps_passport;
    known.len() == given.len() && known.iter().zip(given).all(is_same)
}
