//! Requests of agencies for tour packages. Operations quote them; an accepted quotation becomes a holiday order.

mod status;
#[cfg(test)]
mod tests;

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::quotation::{Quotation, QuotationTerms};
use super::trip::{HolidayTrip, HolidayWish};
use crate::ids::{AgencyId, HolidayMessageId, HolidayRequestId, OrderReference, UserId};

pub use status::{HolidayRequestEventKind, HolidayRequestStatus, HolidayRequestStep};

/// How a request's number begins.
const PREFIX: &str = "HR";

/// A request for a tour package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayRequest {
    /// Primary key.
    pub id: HolidayRequestId,
    /// Number of the saved change, from 1.
    pub version: u32,
    /// The agency that asks.
    pub agency: AgencyId,
    /// Its number, such as `HR2611000001`.
    pub reference: String,
    /// How far it is.
    pub status: HolidayRequestStatus,
    /// The user who asked.
    pub created_by: UserId,
    /// When.
    pub created_at: DateTime<Utc>,
    /// When the timer looks at it next; `None` once it has ended.
    pub next_check_at: Option<DateTime<Utc>>,
    /// The rest of it.
    pub details: HolidayRequestDetails,
}

/// The part of a request that is stored as a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HolidayRequestDetails {
    /// The agency's name.
    pub agency_name: String,
    /// Name of the user who asked.
    pub created_by_name: String,
    /// What is asked for.
    pub wish: HolidayWish,
    /// The package as it was then.
    pub trip: HolidayTrip,
    /// Name of the operator who works on it.
    pub assigned_to: Option<String>,
    /// The last quotation.
    pub quotation: Option<Quotation>,
    /// Whether the agency was reminded of the last quotation.
    pub reminded: bool,
    /// Why it was declined or refused.
    pub reason: Option<String>,
    /// The order that the accepted quotation has become.
    pub order: Option<OrderReference>,
}

/// Who wrote a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HolidaySide {
    /// A user of the agency.
    Agency,
    /// An operator.
    Operations,
}

/// A message about a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayMessage {
    /// Primary key.
    pub id: HolidayMessageId,
    /// Who wrote it.
    pub from: HolidaySide,
    /// Name of the user or operator.
    pub author: String,
    /// What it says.
    pub text: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// A step that the request does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HolidayRequestFault {
    /// Its state does not allow it.
    #[error("the request is {}", .0.name())]
    WrongState(HolidayRequestStatus),
    /// The quotation is not valid any more, or the day of the start is over.
    #[error("the quotation has expired")]
    Expired,
    /// Another quotation has replaced the one that was read.
    #[error("the quotation was replaced")]
    Replaced,
}

/// What the timer does with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HolidayRequestDue {
    /// It ends: its quotation, or its first day, is over.
    Expire,
    /// The agency is reminded of its quotation.
    Remind,
    /// Nothing yet; it is looked at again then.
    Wait(DateTime<Utc>),
    /// Nothing any more.
    Nothing,
}

impl HolidaySide {
    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agency => "agency",
            Self::Operations => "operations",
        }
    }

    /// The side of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Agency, Self::Operations]
            .into_iter()
            .find(|side| side.name() == name)
    }
}

impl HolidayRequest {
    /// Its number, from the month in which it is made and the tenant's count.
    #[must_use]
    pub fn number(made_on: NaiveDate, count: u64) -> String {
        format!("{PREFIX}{}{count:06}", made_on.format("%y%m"))
    }

    /// What it is found by, in lower case: number, agency, package, city and contact.
    #[must_use]
    pub fn words(&self) -> String {
        let details = &self.details;
        let words = [
            &self.reference,
            &details.agency_name,
            &details.trip.title,
            &details.trip.city,
            &details.wish.contact.name,
        ];
        words.map(String::as_str).join(" ").to_lowercase()
    }

    /// Until when it can be quoted: the end of the day of the start, anywhere on Earth.
    #[must_use]
    pub fn quotable_until(&self) -> DateTime<Utc> {
        self.details.wish.date.and_time(NaiveTime::MIN).and_utc() + TimeDelta::hours(36)
    }

    /// Whether operations can quote it at `now`, once more or for the first time.
    ///
    /// # Errors
    /// `WrongState` when it has ended; `Expired` when its day is over.
    pub fn quotable(&self, now: DateTime<Utc>) -> Result<(), HolidayRequestFault> {
        self.step(HolidayRequestStep::Quote)?;
        if now < self.quotable_until() {
            Ok(())
        } else {
            Err(HolidayRequestFault::Expired)
        }
    }

    /// Replace its quotation.
    pub fn take_quotation(&mut self, terms: QuotationTerms, by: &str, now: DateTime<Utc>) {
        let last = self.details.quotation.as_ref();
        let number = last.map_or(1, |quotation| quotation.number + 1);
        self.status = HolidayRequestStatus::Quoted;
        self.details.reminded = false;
        self.details.quotation = Some(Quotation {
            number,
            terms,
            by: by.to_owned(),
            at: now,
        });
        self.plan(now);
    }

    /// The quotation of this number, which can be accepted at `now`.
    ///
    /// # Errors
    /// `WrongState` when none is open, `Replaced` when another one is, `Expired` when its validity is over.
    pub fn acceptable(&self, number: u32, now: DateTime<Utc>) -> Result<&Quotation, HolidayRequestFault> {
        self.step(HolidayRequestStep::Accept)?;
        let quotation = self.open_quotation(number)?;
        if now < quotation.terms.valid_until {
            Ok(quotation)
        } else {
            Err(HolidayRequestFault::Expired)
        }
    }

    /// The last quotation, if it has this number.
    ///
    /// # Errors
    /// `Replaced` when it has another one.
    pub fn open_quotation(&self, number: u32) -> Result<&Quotation, HolidayRequestFault> {
        let last = self.details.quotation.as_ref();
        last.filter(|quotation| quotation.number == number)
            .ok_or(HolidayRequestFault::Replaced)
    }

    /// Whether agency and operations can write messages about it: until it has ended without an order.
    #[must_use]
    pub fn can_write(&self) -> bool {
        self.status.is_open() || self.status == HolidayRequestStatus::Accepted
    }

    /// The state after a step.
    ///
    /// # Errors
    /// `WrongState` when the state does not allow the step.
    pub fn step(&self, step: HolidayRequestStep) -> Result<HolidayRequestStatus, HolidayRequestFault> {
        let after = self.status.after(step);
        after.ok_or(HolidayRequestFault::WrongState(self.status))
    }

    /// Operations take it up; one of them works on it.
    ///
    /// # Errors
    /// `WrongState` when it was taken up before.
    pub fn acknowledge(&mut self, by: &str) -> Result<(), HolidayRequestFault> {
        self.status = self.step(HolidayRequestStep::Acknowledge)?;
        self.details.assigned_to.get_or_insert_with(|| by.to_owned());
        Ok(())
    }

    /// Take a step that ends it.
    ///
    /// # Errors
    /// `WrongState` when the state does not allow the step.
    pub fn end(&mut self, step: HolidayRequestStep, reason: Option<String>) -> Result<(), HolidayRequestFault> {
        self.status = self.step(step)?;
        self.details.reason = reason;
        self.next_check_at = None;
        Ok(())
    }

    /// What is due at `now`.
    #[must_use]
    pub fn due(&self, now: DateTime<Utc>) -> HolidayRequestDue {
        let wait_or = |at: DateTime<Utc>, due| if now < at { HolidayRequestDue::Wait(at) } else { due };
        match (self.status, &self.details.quotation) {
            (HolidayRequestStatus::Submitted | HolidayRequestStatus::Acknowledged, _) => {
                wait_or(self.quotable_until(), HolidayRequestDue::Expire)
            }
            (HolidayRequestStatus::Quoted, Some(quotation)) => {
                let until = quotation.terms.valid_until;
                if now >= until {
                    HolidayRequestDue::Expire
                } else if self.details.reminded {
                    HolidayRequestDue::Wait(until)
                } else {
                    wait_or(quotation.remind_at(), HolidayRequestDue::Remind)
                }
            }
            _ => HolidayRequestDue::Nothing,
        }
    }

    /// Set when the timer looks at it next.
    pub fn plan(&mut self, now: DateTime<Utc>) {
        self.next_check_at = match self.due(now) {
            HolidayRequestDue::Wait(at) => Some(at),
            HolidayRequestDue::Expire | HolidayRequestDue::Remind => Some(now),
            HolidayRequestDue::Nothing => None,
        };
    }
}
