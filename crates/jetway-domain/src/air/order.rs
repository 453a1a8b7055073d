//! The record of a flight sale. Source: ADR 0013.

mod alone;
mod exchange;
mod imported;
mod limit;
mod status;

use std::ops::{Deref, DerefMut};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

pub use exchange::FlightExchange;
pub use imported::ImportedRecord;

use super::extra::{ExtraEvent, ExtraStatus, OrderExtra};
use super::itinerary::{journeys, route};
use super::offer::{FareMode, Segment, SupplierOffer};
use super::pricing::Quote;
use super::schedule_change::{ScheduleChange, next_schedule_check};
use super::search::AirSearchQuery;
use super::time_limits::{TimeLimits, next_query_after};
use super::traveller::Traveller;
use crate::ids::PriceSessionId;
use crate::money::Money;
use crate::order::{Finding, OrderCore, OrderStatus, OrderSummary, RequestReference, RequestState};
use crate::payment::PartTerms;

/// Airlines mostly answer a request within this time, so it is polled often.
const FRESH: TimeDelta = TimeDelta::minutes(15);
/// Polling interval within that time.
const OFTEN: TimeDelta = TimeDelta::minutes(2);
/// Requests older than this are polled together with the flights.
const WAITS: TimeDelta = TimeDelta::hours(24);
/// Polling interval until then.
const SELDOM: TimeDelta = TimeDelta::minutes(15);

/// A flight order. Its [`OrderCore`] is reached through it: `order.status` is `order.core.status`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlightOrder {
    /// The state that orders of every product have.
    pub core: OrderCore,
    /// The price session it was made from; at most one order per session.
    pub session: PriceSessionId,
    /// The supplier's record locator (PNR), once known.
    pub pnr: Option<String>,
    /// Its time limits.
    pub limits: TimeLimits,
    /// Numbers of the current attempts; part of the operation ids.
    pub attempts: Attempts,
    /// The travellers' passport data, encrypted for the flight service; `None` in older orders, whose passports are in
    /// the details.
    pub sealed_passports: Option<String>,
    /// The sale: offer, travellers and terms.
    pub details: OrderDetails,
}

impl Deref for FlightOrder {
    type Target = OrderCore;
    fn deref(&self) -> &OrderCore {
        &self.core
    }
}

impl DerefMut for FlightOrder {
    fn deref_mut(&mut self) -> &mut OrderCore {
        &mut self.core
    }
}

/// Attempts so far. A new number is used only after a definite refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Attempts {
    /// Booking attempts.
    pub book: u32,
    /// Ticketing attempts.
    pub issue: u32,
}

/// The sale: offer, travellers and terms. Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderDetails {
    /// The agency's name at booking.
    pub agency_name: String,
    /// The user's name at booking.
    pub created_by_name: String,
    /// The search.
    pub query: AirSearchQuery,
    /// The supplier's offer.
    pub offer: SupplierOffer,
    /// The price under the tenant's rules.
    pub quote: Quote,
    /// The travellers.
    pub travellers: Vec<Traveller>,
    /// Their contact details.
    pub contact: Contact,
    /// Airline code → the airline's own locator.
    pub airline_locators: Vec<(String, String)>,
    /// Tickets, once issued. After an exchange the new ones come first.
    pub tickets: Vec<Ticket>,
    /// The price changed after booking; `quote` has the new one.
    pub price_changed: bool,
    /// The supplier still has a record that must be cancelled.
    pub seats_to_return: bool,
    /// Extras sold with it.
    #[serde(default)]
    pub extras: Vec<OrderExtra>,
    /// Status changes of the extras, oldest first.
    #[serde(default)]
    pub extra_events: Vec<ExtraEvent>,
    /// Price the agency prints for its customer instead of the customer total. Does not affect charges.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub print_price: Option<Money>,
    /// Partial payment terms, once ticketing was requested; `None` for full payment.
    #[serde(default)]
    pub part: Option<PartTerms>,
    /// The price agreed to at the last ticketing request; late tickets are charged at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Box<Quote>>,
    /// The latest finding of operations on an unknown outcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finding: Option<Finding>,
    /// A schedule change until a user accepts it; the offer has the new times from then on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schedule_change: Option<ScheduleChange>,
    /// The original record of an imported order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<ImportedRecord>,
    /// The new trips of exchange requests, one per request.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exchanges: Vec<FlightExchange>,
}

/// Contact details of the travellers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    /// E-mail address.
    pub email: String,
    /// Phone number without country code.
    pub phone: String,
    /// Such as `+971`.
    pub phone_country_code: String,
}

/// An electronic ticket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ticket {
    /// Ticket number, thirteen digits.
    pub number: String,
    /// The traveller.
    pub traveller_id: String,
    /// Its status.
    pub status: TicketStatus,
    /// When it was issued.
    pub issued_at: DateTime<Utc>,
    /// Ids of the flights that were refunded while the ticket stays open for others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refunded_segments: Vec<String>,
}

/// State of a ticket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum TicketStatus {
    /// Valid for travel.
    Open,
    /// Voided.
    Void,
    /// Refunded.
    Refunded,
    /// Replaced by another ticket.
    Exchanged,
}

impl TicketStatus {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "OPEN",
            Self::Void => "VOID",
            Self::Refunded => "REFUNDED",
            Self::Exchanged => "EXCHANGED",
        }
    }
}

/// An action an agent can take on an order now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderAction {
    /// Pay and ticket.
    Issue,
    /// Cancel the booking.
    Cancel,
    /// Request an extension of the time limit.
    Extend,
    /// Query the supplier again.
    Refresh,
    /// Accept the schedule change.
    AcceptSchedule,
}

impl FlightOrder {
    /// Actions the status allows, regardless of permissions.
    #[must_use]
    pub fn actions(&self) -> Vec<OrderAction> {
        let mut actions = self.actions_by_state();
        if !self.barred_for().is_empty() {
            actions.retain(|action| *action != OrderAction::Issue);
        }
        actions
    }

    fn actions_by_state(&self) -> Vec<OrderAction> {
        match self.status {
            OrderStatus::OnHold if self.can_issue() && self.fixed_limit().is_none() => {
                vec![OrderAction::Issue, OrderAction::Cancel, OrderAction::Extend]
            }
            OrderStatus::OnHold | OrderStatus::Pending if self.can_issue() => {
                vec![OrderAction::Issue, OrderAction::Cancel]
            }
            OrderStatus::OnHold => vec![OrderAction::Cancel],
            OrderStatus::Pending | OrderStatus::InProgress | OrderStatus::PartiallyTicketed => {
                vec![OrderAction::Refresh]
            }
            OrderStatus::Confirmed if self.details.schedule_change.is_some() => vec![OrderAction::AcceptSchedule],
            OrderStatus::Confirmed | OrderStatus::UnConfirmed | OrderStatus::Cancelled | OrderStatus::Expired => {
                Vec::new()
            }
        }
    }

    /// Whether it can be ticketed: held seats, or an instant fare with a record.
    #[must_use]
    pub fn can_issue(&self) -> bool {
        let instant = self.status == OrderStatus::Pending && self.details.offer.mode == FareMode::Instant;
        (self.status == OrderStatus::OnHold || instant) && self.pnr.is_some()
    }

    /// Whether it can be cancelled: unpaid, and the airline has answered.
    #[must_use]
    pub fn can_cancel(&self) -> bool {
        self.status == OrderStatus::OnHold || self.can_issue()
    }

    /// Whether the airline's answer to a request is pending.
    #[must_use]
    pub fn has_open_requests(&self) -> bool {
        let waits = |held: &OrderExtra| held.status == ExtraStatus::Requested;
        self.pnr.is_some() && self.details.extras.iter().any(waits)
    }

    /// When to poll open requests next: often at first, later together with the flights. `None` once all are answered
    /// or the last flight has departed.
    #[must_use]
    pub fn next_request_check(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if !self.has_open_requests() {
            return None;
        }
        let with_flights = next_schedule_check(self.details.flown(), now)?;
        let waited = now - self.created_at;
        let wait = if waited < FRESH {
            OFTEN
        } else if waited < WAITS {
            SELDOM
        } else {
            return Some(with_flights);
        };
        Some(with_flights.min(now + wait))
    }

    /// The given time, or an earlier one if a request is pending.
    #[must_use]
    pub fn check_by(&self, at: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
        self.next_request_check(now).map_or(at, |asks| asks.min(at))
    }

    /// When to reconcile a ticketed order next: for its flights, or earlier for a pending request.
    #[must_use]
    pub fn next_check_when_ticketed(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let flights = next_schedule_check(self.details.flown(), now);
        let asked = self.next_request_check(now);
        flights
            .into_iter()
            .chain(asked)
            .chain(self.next_after_sale_check(now))
            .min()
    }

    /// When to check a void, refund or exchange request next; `None` without one that proceeds automatically.
    #[must_use]
    pub fn next_after_sale_check(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let mut open = self.requests.iter().rev().filter(|request| request.state.is_open());
        let (state, data) = open.find_map(|request| Some((request.state, request.subject.after_sale()?.1)))?;
        match state {
            RequestState::Quoted => data.quote.as_ref().map(|quote| quote.valid_until),
            RequestState::Accepted => {
                let waited = data.accepted_at.map_or(TimeDelta::zero(), |accepted| now - accepted);
                Some(now + next_query_after(waited))
            }
            RequestState::Submitted | RequestState::Approved => Some(now + SELDOM),
            RequestState::Requested
            | RequestState::InReview
            | RequestState::Allowed
            | RequestState::Refused
            | RequestState::Done
            | RequestState::Withdrawn
            | RequestState::Expired => None,
        }
    }

    /// Idempotency key of a void, refund or exchange request at the supplier.
    #[must_use]
    pub fn after_sale_operation(&self, reference: &RequestReference) -> String {
        format!("{}-{}", self.id, reference.as_str())
    }

    /// The status it returns to when ticketing was refused.
    #[must_use]
    pub const fn unticketed_status(&self) -> OrderStatus {
        match self.details.offer.mode {
            FareMode::OnHold => OrderStatus::OnHold,
            FareMode::Instant => OrderStatus::Pending,
        }
    }

    /// Idempotency key of this booking attempt at the supplier.
    #[must_use]
    pub fn book_operation(&self) -> String {
        format!("{}-book-{}", self.session, self.attempts.book)
    }

    /// Idempotency key of this ticketing attempt at the supplier.
    #[must_use]
    pub fn issue_operation(&self) -> String {
        format!("{}-issue-{}", self.id, self.attempts.issue)
    }

    /// Idempotency key of the cancellation at the supplier.
    #[must_use]
    pub fn cancel_operation(&self) -> String {
        format!("{}-cancel", self.id)
    }

    /// Its summary for lists, searches and reports. A search finds it by its reference, record locators, travellers and tickets.
    #[must_use]
    pub fn summary(&self) -> OrderSummary {
        let details = &self.details;
        OrderSummary {
            title: self.route(),
            lead_name: details.lead_passenger(),
            starts_on: details.departs_on(),
            time_limit_at: Some(self.limits.ticketing_time_limit_at),
            pay_by: self.can_issue().then_some(self.limits.auto_cancel_at),
            customer: details.quote.customer_total,
            payable: details.quote.agent_payable,
            supplier: details.offer.supplier.0.clone(),
            search_text: self.search_text(),
        }
    }

    fn search_text(&self) -> String {
        let mut words = vec![self.reference.as_str().to_owned()];
        words.extend(self.pnr.clone());
        let details = &self.details;
        words.extend(details.airline_locators.iter().map(|(_, locator)| locator.clone()));
        let people = details.travellers.iter();
        words.extend(people.map(|person| format!("{} {}", person.given_name, person.surname)));
        words.extend(details.tickets.iter().map(|ticket| ticket.number.clone()));
        words.join("\n").to_lowercase()
    }

    /// `DXB-DAC-DXB`.
    #[must_use]
    pub fn route(&self) -> String {
        route(&journeys(&self.details.offer.segments))
    }
}

impl OrderDetails {
    /// Its flights at their current times, accepted or not.
    #[must_use]
    pub fn flown(&self) -> &[Segment] {
        let change = self.schedule_change.as_ref();
        change.map_or(&self.offer.segments, |change| &change.segments)
    }

    /// The airlines with their locators, such as `EK K7Q2ZD`.
    #[must_use]
    pub fn locators(&self) -> Vec<String> {
        let known = self.airline_locators.iter();
        known.map(|(airline, locator)| format!("{airline} {locator}")).collect()
    }

    /// Local day of the first departure as sold.
    #[must_use]
    pub fn departs_on(&self) -> NaiveDate {
        let first = self.offer.segments.first();
        first.map(|segment| segment.origin.local.date()).unwrap_or_default()
    }

    /// The first traveller's name.
    #[must_use]
    pub fn lead_passenger(&self) -> String {
        self.travellers
            .first()
            .map(|lead| format!("{} {}", lead.given_name, lead.surname))
            .unwrap_or_default()
    }

    /// Number of travellers, infants included.
    #[must_use]
    pub fn passenger_count(&self) -> u32 {
        self.offer.fares.iter().map(|fare| u32::from(fare.count)).sum()
    }

    /// Whether every traveller has a ticket.
    #[must_use]
    pub fn is_fully_ticketed(&self) -> bool {
        self.travellers.iter().all(|traveller| {
            self.tickets
                .iter()
                .any(|ticket| ticket.traveller_id == traveller.traveller_id)
        })
    }
}

/// Whether the search has no adult.
#[must_use]
pub const fn only_child(query: &AirSearchQuery) -> bool {
    query.passengers.adults == 0
}
