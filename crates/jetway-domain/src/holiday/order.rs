//! The record of a holiday: the accepted quotation, payments and confirmation. Source: ADR 0121.

mod amounts;
mod stage;
mod status;
#[cfg(test)]
mod tests;

use std::ops::{Deref, DerefMut};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

pub use stage::HolidayStage;

use super::quotation::Quotation;
use super::trip::{HolidayTrip, HolidayWish};
use crate::ids::JournalId;
use crate::lot::group::order::{CancelTerms, GroupPayment, REMINDER};
use crate::money::{CurrencyCode, Money};
use crate::order::{OrderCore, OrderStatus, OrderSummary};

/// The account of the suppliers of holidays.
const SUPPLIER: &str = "holidays";
/// The agency has at least this long for the balance once operations have confirmed.
const TIME_TO_PAY: TimeDelta = TimeDelta::hours(24);
/// Longest reference of a supplier, in characters.
pub const LONGEST_REFERENCE: usize = 60;

/// A holiday order. Its [`OrderCore`] is reached through it.
#[derive(Debug, Clone, PartialEq)]
pub struct HolidayOrder {
    /// The state that orders of every product have.
    pub core: OrderCore,
    /// The sale.
    pub details: HolidayDetails,
}

impl Deref for HolidayOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for HolidayOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

/// The sale. Stored as one document.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HolidayDetails {
    /// The agency's name when it accepted.
    pub agency_name: String,
    /// The user's name when the quotation was accepted.
    pub created_by_name: String,
    /// Number of the request.
    pub request: String,
    /// What was asked for.
    pub wish: HolidayWish,
    /// The package as it was then.
    pub trip: HolidayTrip,
    /// The quotation as it was accepted.
    pub quotation: Quotation,
    /// The start of its first day by the tenant's clock, from which the days of the policy count.
    pub starts_at: DateTime<Utc>,
    /// Places of a fixed departure that it has; 0 of a package that starts every day.
    pub places: u32,
    /// The deposit, once paid.
    pub deposit: Option<GroupPayment>,
    /// The balance, once paid.
    pub balance: Option<GroupPayment>,
    /// The confirmation of operations.
    pub confirmed: Option<HolidayConfirmation>,
    /// Whether the agency was reminded of the balance.
    pub reminded: bool,
    /// Price the agency prints for its customer instead of the customer price. Does not affect charges.
    pub print_price: Option<Money>,
    /// How it ended, if without a holiday.
    pub ended: Option<HolidayEnd>,
}

/// That every supplier has confirmed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HolidayConfirmation {
    /// When.
    pub at: DateTime<Utc>,
    /// Name of the operator.
    pub by: String,
    /// References of the suppliers.
    pub references: Vec<SupplierReference>,
}

/// A supplier's reference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupplierReference {
    /// Line of the quotation, from 0.
    pub line: u32,
    /// The reference.
    pub reference: String,
}

/// What an agency must pay in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HolidayDeadline {
    /// The deposit.
    Deposit,
    /// The balance.
    Balance,
}

/// The end of an order without a holiday.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HolidayEnd {
    /// When.
    pub at: DateTime<Utc>,
    /// The user's or the operator's name; empty for a missed deadline.
    pub by: String,
    /// What is kept and what returned.
    pub terms: CancelTerms,
    /// The deadline that was missed.
    pub missed: Option<HolidayDeadline>,
    /// Why operations could not carry it out.
    pub reason: Option<String>,
    /// The entry that returned money.
    pub journal: Option<JournalId>,
}

impl HolidayOrder {
    /// Currency of its amounts.
    #[must_use]
    pub fn currency(&self) -> CurrencyCode {
        let lines = &self.details.quotation.terms.lines;
        lines.first().map_or(CurrencyCode::AED, |line| line.unit.agent.currency)
    }

    /// Its first day.
    #[must_use]
    pub const fn starts_on(&self) -> NaiveDate {
        self.details.quotation.terms.starts_on
    }

    /// Its last day.
    #[must_use]
    pub fn ends_on(&self) -> NaiveDate {
        self.details.trip.ends_on(self.starts_on())
    }

    /// Until when the balance is paid: as quoted, but not less than a day after the confirmation.
    #[must_use]
    pub fn balance_by(&self) -> DateTime<Utc> {
        let quoted = self.details.quotation.terms.balance_by;
        let confirmed = self.details.confirmed.as_ref();
        confirmed.map_or(quoted, |confirmed| quoted.max(confirmed.at + TIME_TO_PAY))
    }

    /// What is to be paid next, and until when. Nothing is while operations confirm.
    #[must_use]
    pub fn deadline(&self) -> Option<(HolidayDeadline, DateTime<Utc>)> {
        match self.stage() {
            HolidayStage::DepositDue => Some((HolidayDeadline::Deposit, self.details.quotation.terms.deposit_by)),
            HolidayStage::BalanceDue => Some((HolidayDeadline::Balance, self.balance_by())),
            HolidayStage::Confirming | HolidayStage::Paid | HolidayStage::Cancelled | HolidayStage::Expired => None,
        }
    }

    /// The deadline that is over at `now`.
    #[must_use]
    pub fn missed(&self, now: DateTime<Utc>) -> Option<(HolidayDeadline, DateTime<Utc>)> {
        self.deadline().filter(|(_, at)| *at <= now)
    }

    /// The deadline of the balance, if the agency is to be reminded of it at `now`.
    #[must_use]
    pub fn to_remind(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let (deadline, at) = self.deadline()?;
        let is_near = deadline == HolidayDeadline::Balance && at - REMINDER <= now && now < at;
        (is_near && !self.details.reminded).then_some(at)
    }

    /// When the timer looks at it next; `None` when nothing is due.
    #[must_use]
    pub fn next_step_at(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let (deadline, at) = self.deadline()?;
        let reminds = deadline == HolidayDeadline::Balance && !self.details.reminded;
        Some(if reminds { (at - REMINDER).max(now) } else { at })
    }

    /// Whether it can be cancelled at `now`: until it starts.
    #[must_use]
    pub fn can_end(&self, now: DateTime<Utc>) -> bool {
        let is_open = matches!(self.status, OrderStatus::OnHold | OrderStatus::Confirmed);
        is_open && now < self.details.starts_at
    }

    /// Whether these are references of its lines: at least one, each of a line of the quotation and not empty.
    #[must_use]
    pub fn takes(&self, references: &[SupplierReference]) -> bool {
        let lines = self.details.quotation.terms.lines.len();
        let fits = |reference: &SupplierReference| {
            let line = usize::try_from(reference.line).unwrap_or(usize::MAX);
            let length = reference.reference.chars().count();
            line < lines && (1..=LONGEST_REFERENCE).contains(&length)
        };
        !references.is_empty() && references.iter().all(fits)
    }

    /// The account of its suppliers.
    #[must_use]
    pub fn supplier(&self) -> String {
        SUPPLIER.to_owned()
    }

    /// What lists, searches and reports show of it. A search finds it by references, package, city and contact.
    #[must_use]
    pub fn summary(&self) -> OrderSummary {
        let details = &self.details;
        let zero = Money::zero(self.currency());
        let price = self.price();
        let pay_by = self.deadline().map(|(_, at)| at);
        OrderSummary {
            title: details.trip.title.clone(),
            lead_name: details.wish.contact.name.clone(),
            starts_on: self.starts_on(),
            time_limit_at: pay_by,
            pay_by,
            customer: price.as_ref().map_or(zero, |price| price.customer),
            payable: price.map_or(zero, |price| price.agent),
            supplier: self.supplier(),
            search_text: self.search_text(),
        }
    }

    fn search_text(&self) -> String {
        let details = &self.details;
        let mut words = vec![
            self.reference.as_str(),
            &details.request,
            &details.trip.title,
            &details.trip.city,
            &details.wish.contact.name,
        ];
        let confirmed = details.confirmed.iter();
        let references = confirmed.flat_map(|confirmed| &confirmed.references);
        words.extend(references.map(|reference| reference.reference.as_str()));
        words.join("\n").to_lowercase()
    }
}
