//! Our record of a flight sale. Source: ADR 0013.

mod event;
mod limit;
mod note;
mod wish;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

pub use event::{Moved, OrderEvent, OrderEventKind};
pub use note::{LONGEST_NOTE, MOST_NOTES, NoteText, NoteTextFault, OrderNote};
pub use wish::{Wish, WishAnswer};

use super::extension::LimitRequest;
use super::extra::{ExtraEvent, ExtraStatus, OrderExtra};
use super::itinerary::{journeys, route};
use super::offer::{FareMode, Segment, SupplierOffer};
use super::order_status::OrderStatus;
use super::pricing::Quote;
use super::schedule_change::{ScheduleChange, next_look_at_schedule};
use super::search::AirSearchQuery;
use super::time_limits::TimeLimits;
use super::traveller::Traveller;
use crate::ids::{AgencyId, FlightOrderId, HoldId, JournalId, OrderReference, PriceSessionId, UserId};
use crate::money::Money;
use crate::payment::PartTerms;

/// Airlines mostly answer a request within this time: they are asked often.
const FRESH: TimeDelta = TimeDelta::minutes(15);
/// That often.
const OFTEN: TimeDelta = TimeDelta::minutes(2);
/// A request that waits longer is asked about with the flights alone.
const WAITS: TimeDelta = TimeDelta::hours(24);
/// How often until then.
const SELDOM: TimeDelta = TimeDelta::minutes(15);

/// A flight order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlightOrder {
    /// Our key.
    pub id: FlightOrderId,
    /// The number an agent reads out.
    pub reference: OrderReference,
    /// Grows by one with every change; a change based on an older version is refused.
    pub version: u32,
    /// Where it stands.
    pub status: OrderStatus,
    /// Since when.
    pub status_since: DateTime<Utc>,
    /// Whose sale it is.
    pub agency: AgencyId,
    /// Who made it.
    pub created_by: UserId,
    /// When.
    pub created_at: DateTime<Utc>,
    /// The price session it was made from; one order for each, ever.
    pub session: PriceSessionId,
    /// The supplier's record locator, once there is one.
    pub pnr: Option<String>,
    /// Its clocks.
    pub limits: TimeLimits,
    /// Which try a supplier call belongs to; part of its operation id.
    pub attempts: Attempts,
    /// When the timers look at it next; `None` when nothing is due.
    pub look_at: Option<DateTime<Utc>>,
    /// Money set aside for tickets in the making.
    pub hold: Option<HoldId>,
    /// What was charged.
    pub payment: Option<Payment>,
    /// The supplier plainly refused the booking: nobody is shown this order, and its session may try again.
    pub withdrawn_at: Option<DateTime<Utc>>,
    /// The travellers' passports as only the flight desk can read them; `None` in an order of before they were sealed,
    /// which still has them in the open.
    pub sealed_papers: Option<String>,
    /// What was sold, and to whom.
    pub details: OrderDetails,
}

/// Tries so far. A new number is used only after a clear refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Attempts {
    /// Of booking.
    pub book: u32,
    /// Of ticketing.
    pub issue: u32,
}

/// A capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Payment {
    /// Charged to the wallet.
    pub amount: Money,
    /// The journal entry.
    pub journal: JournalId,
    /// When.
    pub paid_at: DateTime<Utc>,
}

/// What was sold, and to whom. Stored as one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderDetails {
    /// The agency's name when the order was made.
    pub agency_name: String,
    /// The staff member's name when the order was made.
    pub created_by_name: String,
    /// What was searched.
    pub query: AirSearchQuery,
    /// The supplier's offer.
    pub offer: SupplierOffer,
    /// Its price under the tenant's rules.
    pub quote: Quote,
    /// Who travels.
    pub travellers: Vec<Traveller>,
    /// How to reach them.
    pub contact: Contact,
    /// Airline code → the airline's own locator.
    pub airline_locators: Vec<(String, String)>,
    /// Tickets, once issued.
    pub tickets: Vec<Ticket>,
    /// The price moved after booking and the new one is in `quote`.
    pub price_changed: bool,
    /// The supplier still has a record that must be dropped.
    pub seats_to_return: bool,
    /// Requests for a longer limit, oldest first.
    #[serde(default)]
    pub limit_requests: Vec<LimitRequest>,
    /// Extra services sold with it.
    #[serde(default)]
    pub extras: Vec<OrderExtra>,
    /// What became of them, oldest first.
    #[serde(default)]
    pub extra_events: Vec<ExtraEvent>,
    /// What the agency prints as the price for its customer, in place of the customer total. Nothing is charged by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub print_price: Option<Money>,
    /// How it is paid in parts, once tickets were asked for; `None` when it is paid whole.
    #[serde(default)]
    pub part: Option<PartTerms>,
    /// The wish to pay a part first, and what operations said.
    #[serde(default)]
    pub part_request: Option<Wish>,
    /// The wish to issue it for children alone whom no airline's rule covers, and what operations said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone_request: Option<Wish>,
    /// The price somebody agreed to when they last asked for tickets; tickets that come late are paid at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<Box<Quote>>,
    /// What operations last found out about it, when nobody knew its outcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finding: Option<Finding>,
    /// Other times of its flights, until somebody accepts them; the offer has them from then on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schedule_change: Option<ScheduleChange>,
}

/// What the airline told operations about an order nobody knew the outcome of (ADR 0066).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// What there is.
    pub found: Found,
    /// Who asked.
    pub by: String,
    /// How they know.
    pub reason: String,
    /// When they said so.
    pub at: DateTime<Utc>,
}

/// What there is at the airline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Found {
    /// A ticket for every traveller.
    Tickets,
    /// Seats without tickets.
    Seats,
    /// Neither.
    Nothing,
}

/// How to reach the travellers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    /// E-mail address.
    pub email: String,
    /// Number without country code.
    pub phone: String,
    /// Such as `+971`.
    pub phone_country_code: String,
}

/// An electronic ticket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ticket {
    /// Thirteen digits.
    pub number: String,
    /// Whose.
    pub traveller_id: String,
    /// What it is worth.
    pub status: TicketStatus,
    /// When it was issued.
    pub issued_at: DateTime<Utc>,
}

/// State of a ticket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum TicketStatus {
    /// Good for travel.
    Open,
    /// Cancelled on the day.
    Void,
    /// Money returned.
    Refunded,
}

impl TicketStatus {
    /// As written on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "OPEN",
            Self::Void => "VOID",
            Self::Refunded => "REFUNDED",
        }
    }
}

/// What an agent may do with an order now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderAction {
    /// Pay and ticket.
    Issue,
    /// Give the booking up.
    Cancel,
    /// Ask for a longer time limit.
    Extend,
    /// Ask the supplier again.
    Refresh,
    /// Take the other times of its flights.
    AcceptSchedule,
}

impl FlightOrder {
    /// What its state allows, whoever asks.
    #[must_use]
    pub fn actions(&self) -> Vec<OrderAction> {
        let mut actions = self.actions_by_state();
        if !self.details.barred_for().is_empty() {
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

    /// Held seats can be ticketed; an instant fare as soon as it has a record.
    #[must_use]
    pub fn can_issue(&self) -> bool {
        let instant = self.status == OrderStatus::Pending && self.details.offer.mode == FareMode::Instant;
        (self.status == OrderStatus::OnHold || instant) && self.pnr.is_some()
    }

    /// Nothing is paid and the airline gave its answer: held seats, or an instant fare with a record.
    #[must_use]
    pub fn can_cancel(&self) -> bool {
        self.status == OrderStatus::OnHold || self.can_issue()
    }

    /// Something asked for beside the seats that the airline has not answered.
    #[must_use]
    pub fn has_open_requests(&self) -> bool {
        let waits = |held: &OrderExtra| held.status == ExtraStatus::Requested;
        self.pnr.is_some() && self.details.extras.iter().any(waits)
    }

    /// When to ask next what became of requests: often at first, later with the flights; `None` once all are answered or the
    /// last flight has left.
    #[must_use]
    pub fn next_look_at_requests(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if !self.has_open_requests() {
            return None;
        }
        let with_flights = next_look_at_schedule(self.details.flown(), now)?;
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

    /// That moment, or an earlier one while a request waits for its answer.
    #[must_use]
    pub fn look_by(&self, at: DateTime<Utc>, now: DateTime<Utc>) -> DateTime<Utc> {
        self.next_look_at_requests(now).map_or(at, |asks| asks.min(at))
    }

    /// When to look at it next while it is ticketed: for its flights, or for a request before.
    #[must_use]
    pub fn next_look_when_ticketed(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let flights = next_look_at_schedule(self.details.flown(), now);
        flights.into_iter().chain(self.next_look_at_requests(now)).min()
    }

    /// The state it returns to when tickets were refused.
    #[must_use]
    pub const fn unticketed_status(&self) -> OrderStatus {
        match self.details.offer.mode {
            FareMode::OnHold => OrderStatus::OnHold,
            FareMode::Instant => OrderStatus::Pending,
        }
    }

    /// Names this try of booking to the supplier.
    #[must_use]
    pub fn book_operation(&self) -> String {
        format!("{}-book-{}", self.session, self.attempts.book)
    }

    /// Names this try of ticketing to the supplier.
    #[must_use]
    pub fn issue_operation(&self) -> String {
        format!("{}-issue-{}", self.id, self.attempts.issue)
    }

    /// Names the return of the seats to the supplier.
    #[must_use]
    pub fn cancel_operation(&self) -> String {
        format!("{}-cancel", self.id)
    }

    /// `DXB-DAC-DXB`.
    #[must_use]
    pub fn route(&self) -> String {
        route(&journeys(&self.details.offer.segments))
    }
}

impl OrderDetails {
    /// Its flights as the airline flies them, accepted or not.
    #[must_use]
    pub fn flown(&self) -> &[Segment] {
        let change = self.schedule_change.as_ref();
        change.map_or(&self.offer.segments, |change| &change.segments)
    }

    /// The first traveller's name.
    #[must_use]
    pub fn lead_passenger(&self) -> String {
        self.travellers
            .first()
            .map(|lead| format!("{} {}", lead.given_name, lead.surname))
            .unwrap_or_default()
    }

    /// Travellers of the order, infants included.
    #[must_use]
    pub fn passenger_count(&self) -> u32 {
        self.offer.fares.iter().map(|fare| u32::from(fare.count)).sum()
    }

    /// A ticket for everybody.
    #[must_use]
    pub fn is_fully_ticketed(&self) -> bool {
        self.travellers.iter().all(|traveller| {
            self.tickets
                .iter()
                .any(|ticket| ticket.traveller_id == traveller.traveller_id)
        })
    }
}

/// Children without an adult.
#[must_use]
pub const fn only_child(query: &AirSearchQuery) -> bool {
    query.passengers.adults == 0
}
