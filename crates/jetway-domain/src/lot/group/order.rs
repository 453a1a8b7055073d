//! The record of a group's seats: payments, names and deadlines. Source: ADR 0112.

mod amounts;
mod end;
mod status;
#[cfg(test)]
mod tests;

use std::ops::{Deref, DerefMut};

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

pub use amounts::DropTerms;
pub(crate) use amounts::{less, pair, percent};
pub use end::{CancelTerms, GroupDeadline};
pub use status::GroupStage;

use super::name::GroupName;
use crate::ids::{FareLotId, JournalId};
use crate::lot::{LotOffer, SeatParty, SeatPrice};
use crate::money::Money;
use crate::order::{Finding, OrderCore, OrderStatus, OrderSummary};

/// A reminder is sent this long before a deadline.
pub const REMINDER: TimeDelta = TimeDelta::hours(24);
/// Initial polling interval of requested tickets.
const OFTEN: TimeDelta = TimeDelta::seconds(1);
/// Time for which it applies.
const FRESH: TimeDelta = TimeDelta::seconds(30);
/// Later polling interval.
const SELDOM: TimeDelta = TimeDelta::minutes(1);
/// Time after which operations decide.
const WAITS: TimeDelta = TimeDelta::minutes(30);

/// A group's order. Its [`OrderCore`] is reached through it.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupOrder {
    /// The state that orders of every product have.
    pub core: OrderCore,
    /// The lot whose seats it has.
    pub lot: FareLotId,
    /// The passports of its names, encrypted.
    pub sealed_passports: Option<String>,
    /// The sale.
    pub details: GroupDetails,
}

impl Deref for GroupOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for GroupOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

/// The sale. Stored as one document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GroupDetails {
    /// The agency's name when the seats were held.
    pub agency_name: String,
    /// The user's name when the seats were held.
    pub created_by_name: String,
    /// The agency's name for the group.
    pub group_name: String,
    /// Contact details.
    pub contact: GroupContact,
    /// The lot's flights, prices and terms at the sale.
    pub offer: LotOffer,
    /// Its passengers.
    pub party: SeatParty,
    /// Due time of the deposit.
    pub deposit_by: DateTime<Utc>,
    /// The deposit, once paid.
    pub deposit: Option<GroupPayment>,
    /// The balance, once paid.
    pub balance: Option<GroupPayment>,
    /// Penalties for dropped seats; they are part of the price.
    pub penalties: Money,
    /// Fees for changed names, charged separately from the price.
    pub name_fees: Money,
    /// The amount returned to the wallet, and the equivalent at customer prices.
    pub refunded: SeatPrice,
    /// The names given so far, by line.
    pub names: Vec<GroupName>,
    /// Deadlines for which a reminder was sent.
    pub reminded: Vec<GroupDeadline>,
    /// Number of the request for tickets; a new one is used only after operations found that none were made.
    pub attempt: u32,
    /// When tickets were last requested.
    pub asked_at: Option<DateTime<Utc>>,
    /// The airline's reference, once known.
    pub airline_reference: Option<String>,
    /// Price the agency prints for its customer instead of the customer price. Does not affect charges.
    pub print_price: Option<Money>,
    /// The latest finding of operations on an unknown outcome.
    pub finding: Option<Finding>,
    /// How it ended, if without tickets.
    pub ended: Option<GroupEnd>,
}

/// Contact details of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupContact {
    /// E-mail address.
    pub email: String,
    /// Phone number with the country code.
    pub phone: String,
}

/// A part of the price that was paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupPayment {
    /// The amount the wallet paid, and the same part of the customer price.
    pub amount: SeatPrice,
    /// Its journal entry.
    pub journal: JournalId,
    /// When.
    pub at: DateTime<Utc>,
}

/// The end of an order without tickets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupEnd {
    /// When.
    pub at: DateTime<Utc>,
    /// The user's name; empty for a missed deadline.
    pub by: String,
    /// The amounts kept and returned.
    pub terms: CancelTerms,
    /// The deadline that was missed; `None` when it was cancelled.
    pub missed: Option<GroupDeadline>,
    /// The entry that returned money.
    pub journal: Option<JournalId>,
}

impl GroupOrder {
    /// Passengers without a name.
    #[must_use]
    pub fn names_missing(&self) -> u32 {
        let given = u32::try_from(self.details.names.len()).unwrap_or(u32::MAX);
        self.details.party.passengers().saturating_sub(given)
    }

    /// Whether everything needed for ticketing is complete.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let is_held = self.status == OrderStatus::OnHold;
        is_held && self.details.deposit.is_some() && self.is_balance_paid() && self.names_missing() == 0
    }

    /// The deadlines that still apply, the next one first.
    #[must_use]
    pub fn deadlines(&self) -> Vec<(GroupDeadline, DateTime<Utc>)> {
        let (details, terms) = (&self.details, &self.details.offer.terms);
        if self.status != OrderStatus::OnHold {
            return Vec::new();
        }
        if details.deposit.is_none() {
            return vec![(GroupDeadline::Deposit, details.deposit_by)];
        }
        let mut open = Vec::new();
        if self.names_missing() > 0 {
            open.push((GroupDeadline::Names, terms.names_by));
        }
        if !self.is_balance_paid() {
            open.push((GroupDeadline::Balance, terms.balance_by));
        }
        open.sort_by_key(|(_, at)| *at);
        open
    }

    /// The deadlines to remind of at `now`.
    #[must_use]
    pub fn to_remind(&self, now: DateTime<Utc>) -> Vec<(GroupDeadline, DateTime<Utc>)> {
        let is_near = |at: DateTime<Utc>| at - REMINDER <= now && now < at;
        let mut open = self.deadlines();
        open.retain(|(deadline, at)| {
            *deadline != GroupDeadline::Deposit && is_near(*at) && !self.details.reminded.contains(deadline)
        });
        open
    }

    /// The deadline that has passed at `now`.
    #[must_use]
    pub fn missed(&self, now: DateTime<Utc>) -> Option<GroupDeadline> {
        let first = self.deadlines().into_iter().next();
        first.filter(|(_, at)| *at <= now).map(|(deadline, _)| deadline)
    }

    /// When a held order is due for a step; `None` when none is.
    #[must_use]
    pub fn next_step_at(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if self.is_ready() {
            return Some(now);
        }
        let reminder = |(deadline, at): (GroupDeadline, DateTime<Utc>)| {
            let is_due = deadline != GroupDeadline::Deposit && !self.details.reminded.contains(&deadline);
            is_due.then(|| (at - REMINDER).max(now))
        };
        let open = self.deadlines();
        let reminders = open.iter().copied().filter_map(reminder);
        reminders.chain(open.iter().map(|(_, at)| *at)).min()
    }

    /// When to query requested tickets again; `None` when operations have to decide.
    #[must_use]
    pub fn next_read(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let waited = now - self.details.asked_at.unwrap_or(self.status_since);
        let wait = if waited < FRESH { OFTEN } else { SELDOM };
        (waited < WAITS).then(|| now + wait)
    }

    /// Idempotency key of this ticketing request at the airline, also used to query it.
    #[must_use]
    pub fn operation(&self) -> String {
        format!("{}-{}", self.id, self.details.attempt)
    }

    /// Whether the list of names can be replaced.
    #[must_use]
    pub fn can_name(&self, now: DateTime<Utc>) -> bool {
        self.can_change_name(now) && now < self.details.offer.terms.names_by
    }

    /// Whether a name can be changed.
    #[must_use]
    pub fn can_change_name(&self, now: DateTime<Utc>) -> bool {
        let is_held = self.status == OrderStatus::OnHold && self.details.deposit.is_some();
        is_held && now < self.details.offer.terms.ticketing_by
    }

    /// The fee of changing a name at `now`: none until names are due.
    #[must_use]
    pub fn name_fee(&self, now: DateTime<Utc>) -> Money {
        let terms = &self.details.offer.terms;
        if now < terms.names_by {
            Money::zero(terms.name_change_fee.currency)
        } else {
            terms.name_change_fee
        }
    }

    /// Whether it can be cancelled or reduced: no tickets were requested.
    #[must_use]
    pub fn can_give_back(&self) -> bool {
        self.status == OrderStatus::OnHold
    }

    /// Whether seats can be dropped: until the names are complete.
    #[must_use]
    pub fn can_drop(&self, now: DateTime<Utc>) -> bool {
        self.can_give_back() && self.names_missing() > 0 && self.missed(now).is_none()
    }

    /// Until when it can be paid; `None` when nothing is due.
    #[must_use]
    pub fn pay_by(&self) -> Option<DateTime<Utc>> {
        let open = self.deadlines().into_iter();
        let mut due = open.filter(|(deadline, _)| *deadline != GroupDeadline::Names);
        due.next().map(|(_, at)| at)
    }

    /// Route, such as `DAC-JED-MED-DAC`.
    #[must_use]
    pub fn route(&self) -> String {
        let mut places: Vec<&str> = Vec::new();
        for journey in &self.details.offer.journeys {
            for flight in &journey.flights {
                for place in [flight.origin.as_str(), flight.destination.as_str()] {
                    if places.last() != Some(&place) {
                        places.push(place);
                    }
                }
            }
        }
        places.join("-")
    }

    /// The account of the airline that owns the seats.
    #[must_use]
    pub fn supplier(&self) -> String {
        format!("lot-{}", self.details.offer.airline.as_str().to_ascii_lowercase())
    }

    /// Its summary for lists, searches and reports. A search finds it by references, group, passengers and tickets.
    #[must_use]
    pub fn summary(&self) -> OrderSummary {
        let details = &self.details;
        let price = self.price().unwrap_or(details.offer.prices.adult);
        OrderSummary {
            title: self.route(),
            lead_name: details.group_name.clone(),
            starts_on: details
                .offer
                .departure_date()
                .unwrap_or_else(|| self.created_at.date_naive()),
            time_limit_at: self.pay_by(),
            pay_by: self.pay_by(),
            customer: price.customer,
            payable: price.agent,
            supplier: self.supplier(),
            search_text: self.search_text(),
        }
    }

    fn search_text(&self) -> String {
        let details = &self.details;
        let mut words = vec![self.reference.as_str().to_owned(), details.group_name.clone()];
        words.extend(details.airline_reference.clone());
        words.push(details.offer.title.clone());
        for name in &details.names {
            words.push(name.name());
            words.extend(name.ticket.clone());
        }
        words.join("\n").to_lowercase()
    }
}
