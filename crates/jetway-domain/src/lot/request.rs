//! Requests of agencies for groups that no lot covers. Operations quote them; an accepted quote becomes a group order. Source:
//! ADR 0115.

mod check;
mod status;
#[cfg(test)]
mod tests;

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::group::order::GroupContact;
use super::{LotKind, LotOffer, SeatParty, SeatPrice};
use crate::codes::AirportCode;
use crate::ids::{AgencyId, GroupRequestId, OrderReference, UserId};
use crate::money::{Money, MoneyError};

pub use check::{FEWEST_PASSENGERS, MOST_FLEXIBLE_DAYS, MOST_JOURNEYS};
pub use status::{GroupRequestEventKind, GroupRequestStatus, GroupRequestStep};

/// How a request's number begins.
const PREFIX: &str = "GR";
/// Longest time before the end of a quote at which the agency is reminded.
const REMIND_BEFORE: TimeDelta = TimeDelta::hours(24);

/// A request for a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupRequest {
    /// Primary key.
    pub id: GroupRequestId,
    /// Number of the saved change, from 1.
    pub version: u32,
    /// The agency that asks.
    pub agency: AgencyId,
    /// Its number, such as `GR2611000001`.
    pub reference: String,
    /// How far it is.
    pub status: GroupRequestStatus,
    /// The user who asked.
    pub created_by: UserId,
    /// When.
    pub created_at: DateTime<Utc>,
    /// When the timer looks at it next; `None` once it has ended.
    pub next_check_at: Option<DateTime<Utc>>,
    /// The rest of it.
    pub details: GroupRequestDetails,
}

/// The part of a request that is stored as a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupRequestDetails {
    /// The agency's name.
    pub agency_name: String,
    /// Name of the user who asked.
    pub created_by_name: String,
    /// What is asked for.
    pub trip: GroupTrip,
    /// The last quote.
    pub quote: Option<GroupQuote>,
    /// Whether the agency was reminded of the last quote.
    pub reminded: bool,
    /// Why it was declined.
    pub reason: Option<String>,
    /// The order that the accepted quote has become.
    pub order: Option<OrderReference>,
}

/// What an agency asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupTrip {
    /// Umrah or group.
    pub kind: LotKind,
    /// The way out, and the way back if there is one.
    pub journeys: Vec<WantedJourney>,
    /// Days that each journey may be earlier or later.
    pub flexible_days: u8,
    /// The passengers.
    pub party: SeatParty,
    /// How the agency calls the group.
    pub group_name: String,
    /// Where the group is reached.
    pub contact: GroupContact,
    /// Wishes, in words.
    pub note: Option<String>,
}

/// A journey that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WantedJourney {
    /// Where it starts.
    pub origin: AirportCode,
    /// Where it ends.
    pub destination: AirportCode,
    /// Day of departure by the clock of the origin.
    pub date: NaiveDate,
}

/// What operations offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupQuote {
    /// From 1; a new quote replaces the one before.
    pub number: u32,
    /// Flights, prices, deadlines and penalties.
    pub offer: LotOffer,
    /// Until when it can be accepted.
    pub valid_until: DateTime<Utc>,
    /// Name of the operator.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// A step that the request does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GroupRequestFault {
    /// Its state does not allow it.
    #[error("the request is {}", .0.name())]
    WrongState(GroupRequestStatus),
    /// The quote is not valid any more.
    #[error("the quote has expired")]
    Expired,
    /// Another quote has replaced the one that was read.
    #[error("the quote was replaced")]
    Replaced,
}

/// What the timer does with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupRequestDue {
    /// It ends: its quote, or its first day of travel, is over.
    Expire,
    /// The agency is reminded of its quote.
    Remind,
    /// Nothing yet; it is looked at again then.
    Wait(DateTime<Utc>),
    /// Nothing any more.
    Nothing,
}

impl GroupTrip {
    /// The day the way out starts; `None` only without journeys, which no saved request has.
    #[must_use]
    pub fn departure_date(&self) -> Option<NaiveDate> {
        self.journeys.first().map(|journey| journey.date)
    }

    /// Route in one line, such as `DAC–JED, MED–DAC`.
    #[must_use]
    pub fn route(&self) -> String {
        let route = |journey: &WantedJourney| format!("{}–{}", journey.origin, journey.destination);
        self.journeys.iter().map(route).collect::<Vec<_>>().join(", ")
    }
}

impl GroupQuote {
    /// What the party pays.
    ///
    /// # Errors
    /// When the amounts are too large.
    pub fn price(&self, party: SeatParty) -> Result<SeatPrice, MoneyError> {
        self.offer.prices.total(party)
    }

    /// What the party pays first: of what the agency pays, and the same reckoned on customer prices.
    ///
    /// # Errors
    /// When the amounts are too large.
    pub fn deposit(&self, party: SeatParty) -> Result<SeatPrice, MoneyError> {
        let price = self.price(party)?;
        let of = |payable: Money| self.offer.terms.deposit.of(party.seats(), payable);
        Ok(SeatPrice {
            customer: of(price.customer)?,
            agent: of(price.agent)?,
        })
    }

    /// When the agency is reminded: a day before the end, or half-way when the quote is valid for less than two days.
    #[must_use]
    pub fn remind_at(&self) -> DateTime<Utc> {
        let half = (self.valid_until - self.at) / 2;
        self.valid_until - half.min(REMIND_BEFORE)
    }
}

impl GroupRequest {
    /// Its number, from the month in which it is made and the tenant's count.
    #[must_use]
    pub fn number(made_on: NaiveDate, count: u64) -> String {
        format!("{PREFIX}{}{count:06}", made_on.format("%y%m"))
    }

    /// What it is found by, in lower case: number, agency, group and airports.
    #[must_use]
    pub fn words(&self) -> String {
        let trip = &self.details.trip;
        let mut words = vec![
            self.reference.clone(),
            self.details.agency_name.clone(),
            trip.group_name.clone(),
        ];
        for journey in &trip.journeys {
            words.extend([journey.origin.to_string(), journey.destination.to_string()]);
        }
        words.join(" ").to_lowercase()
    }

    /// Until when it can be quoted: the end of the first day of travel, anywhere on Earth.
    #[must_use]
    pub fn quotable_until(&self) -> DateTime<Utc> {
        let day = self.details.trip.departure_date().unwrap_or_default();
        day.and_time(NaiveTime::MIN).and_utc() + TimeDelta::hours(36)
    }

    /// Whether operations can quote it at `now`, once more or for the first time.
    ///
    /// # Errors
    /// `WrongState` when it has ended; `Expired` when its day of travel is over.
    pub fn quotable(&self, now: DateTime<Utc>) -> Result<(), GroupRequestFault> {
        self.step(GroupRequestStep::Quote)?;
        if now < self.quotable_until() {
            Ok(())
        } else {
            Err(GroupRequestFault::Expired)
        }
    }

    /// Replace its quote.
    pub fn take_quote(&mut self, offer: LotOffer, valid_until: DateTime<Utc>, by: &str, now: DateTime<Utc>) {
        let number = self.details.quote.as_ref().map_or(1, |quote| quote.number + 1);
        self.status = GroupRequestStatus::Quoted;
        self.details.reminded = false;
        self.details.quote = Some(GroupQuote {
            number,
            offer,
            valid_until,
            by: by.to_owned(),
            at: now,
        });
        self.plan(now);
    }

    /// The quote of this number, which can be accepted at `now`.
    ///
    /// # Errors
    /// `WrongState` when none is open, `Replaced` when another one is, `Expired` when its validity is over.
    pub fn acceptable(&self, number: u32, now: DateTime<Utc>) -> Result<&GroupQuote, GroupRequestFault> {
        self.step(GroupRequestStep::Accept)?;
        let quote = self.open_quote(number)?;
        if now < quote.valid_until {
            Ok(quote)
        } else {
            Err(GroupRequestFault::Expired)
        }
    }

    /// The open quote, if it has this number.
    ///
    /// # Errors
    /// `Replaced` when it has another one.
    pub fn open_quote(&self, number: u32) -> Result<&GroupQuote, GroupRequestFault> {
        let quote = self.details.quote.as_ref().filter(|quote| quote.number == number);
        quote.ok_or(GroupRequestFault::Replaced)
    }

    /// The state after a step.
    ///
    /// # Errors
    /// `WrongState` when the state does not allow the step.
    pub fn step(&self, step: GroupRequestStep) -> Result<GroupRequestStatus, GroupRequestFault> {
        let after = self.status.after(step);
        after.ok_or(GroupRequestFault::WrongState(self.status))
    }

    /// Take a step that ends it.
    ///
    /// # Errors
    /// `WrongState` when the state does not allow the step.
    pub fn end(&mut self, step: GroupRequestStep, reason: Option<String>) -> Result<(), GroupRequestFault> {
        self.status = self.step(step)?;
        self.details.reason = reason;
        self.next_check_at = None;
        Ok(())
    }

    /// What is due at `now`.
    #[must_use]
    pub fn due(&self, now: DateTime<Utc>) -> GroupRequestDue {
        let wait_or = |at: DateTime<Utc>, due| if now < at { GroupRequestDue::Wait(at) } else { due };
        match (self.status, &self.details.quote) {
            (GroupRequestStatus::Requested, _) => wait_or(self.quotable_until(), GroupRequestDue::Expire),
            (GroupRequestStatus::Quoted, Some(quote)) if now >= quote.valid_until => GroupRequestDue::Expire,
            (GroupRequestStatus::Quoted, Some(quote)) if self.details.reminded => {
                GroupRequestDue::Wait(quote.valid_until)
            }
            (GroupRequestStatus::Quoted, Some(quote)) => wait_or(quote.remind_at(), GroupRequestDue::Remind),
            _ => GroupRequestDue::Nothing,
        }
    }

    /// Set when the timer looks at it next.
    pub fn plan(&mut self, now: DateTime<Utc>) {
        self.next_check_at = match self.due(now) {
            GroupRequestDue::Wait(at) => Some(at),
            GroupRequestDue::Expire | GroupRequestDue::Remind => Some(now),
            GroupRequestDue::Nothing => None,
        };
    }
}
