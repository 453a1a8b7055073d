//! Agencies' requests for groups that no lot covers. Operations quote them; an accepted quote becomes a group order. Source:
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

/// Prefix of a request's number.
const PREFIX: &str = "GR";
/// Longest time before the end of a quote at which the agency is reminded.
const REMIND_BEFORE: TimeDelta = TimeDelta::hours(24);

/// A request for a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupRequest {
    /// Primary key.
    pub id: GroupRequestId,
    /// Version, from 1.
    pub version: u32,
    /// The agency.
    pub agency: AgencyId,
    /// Its number, such as `GR2611000001`.
    pub reference: String,
    /// Its state.
    pub status: GroupRequestStatus,
    /// The user who made it.
    pub created_by: UserId,
    /// When.
    pub created_at: DateTime<Utc>,
    /// When the timer checks it next; `None` once it has ended.
    pub next_check_at: Option<DateTime<Utc>>,
    /// Further details.
    pub details: GroupRequestDetails,
}

/// The part of a request that is stored as a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupRequestDetails {
    /// The agency's name.
    pub agency_name: String,
    /// Name of the user who made it.
    pub created_by_name: String,
    /// The requested trip and party.
    pub trip: GroupTrip,
    /// The last quote.
    pub quote: Option<GroupQuote>,
    /// Whether the agency was reminded of the last quote.
    pub reminded: bool,
    /// Why it was declined.
    pub reason: Option<String>,
    /// The order made from the accepted quote.
    pub order: Option<OrderReference>,
}

/// An agency's requested trip and party.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupTrip {
    /// Umrah or group.
    pub kind: LotKind,
    /// The outbound journey, and the return if there is one.
    pub journeys: Vec<WantedJourney>,
    /// Days that each journey may be earlier or later.
    pub flexible_days: u8,
    /// The passengers.
    pub party: SeatParty,
    /// The agency's name for the group.
    pub group_name: String,
    /// Contact details.
    pub contact: GroupContact,
    /// Remarks, free text.
    pub note: Option<String>,
}

/// A requested journey.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WantedJourney {
    /// Origin.
    pub origin: AirportCode,
    /// Destination.
    pub destination: AirportCode,
    /// Departure day, local to the origin.
    pub date: NaiveDate,
}

/// A quote by operations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GroupQuote {
    /// Number, from 1; a new quote replaces the previous one.
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
    /// The quote has expired.
    #[error("the quote has expired")]
    Expired,
    /// Another quote has replaced the one that was read.
    #[error("the quote was replaced")]
    Replaced,
}

/// Action of the timer on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupRequestDue {
    /// It ends: its quote has expired, or its first day of travel has passed.
    Expire,
    /// The agency is reminded of its quote.
    Remind,
    /// Nothing yet; check again at this time.
    Wait(DateTime<Utc>),
    /// Nothing, permanently.
    Nothing,
}

impl GroupTrip {
    /// Departure day of the outbound journey; `None` only without journeys, which no saved request has.
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
    /// Total for the party.
    ///
    /// # Errors
    /// When the amounts are too large.
    pub fn price(&self, party: SeatParty) -> Result<SeatPrice, MoneyError> {
        self.offer.prices.total(party)
    }

    /// The party's deposit, at agency prices and the equivalent at customer prices.
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

    /// Search terms, in lower case: number, agency, group and airports.
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
    /// `WrongState` when it has ended; `Expired` when its day of travel has passed.
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

    /// The quote with this number, if it can be accepted at `now`.
    ///
    /// # Errors
    /// `WrongState` when none is open, `Replaced` when another one is open, `Expired` when it has expired.
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

    /// Set when the timer checks it next.
    pub fn plan(&mut self, now: DateTime<Utc>) {
        self.next_check_at = match self.due(now) {
            GroupRequestDue::Wait(at) => Some(at),
            GroupRequestDue::Expire | GroupRequestDue::Remind => Some(now),
            GroupRequestDue::Nothing => None,
        };
    }
}
