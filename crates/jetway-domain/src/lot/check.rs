//! Validates a lot before it is saved, by hand or by import.

use super::{LotDeposit, LotFlight, LotOffer, LotState, MOST_PASSENGERS, SeatPrice};
use crate::money::Money;

/// Longest title, in characters.
const LONGEST_TITLE: usize = 120;
/// Longest text on baggage, in characters.
const LONGEST_BAGGAGE: usize = 120;
/// Longest notes, in characters.
const LONGEST_NOTES: usize = 1_000;
/// Maximum number of journeys of a lot.
const MOST_JOURNEYS: usize = 4;
/// Maximum number of flights of a journey.
const MOST_FLIGHTS: usize = 4;
/// Maximum number of seats of a lot: more than any aircraft has; anything above is a typing mistake.
pub const MOST_SEATS: u32 = 2_000;
/// Maximum hours that unpaid seats are held.
const MOST_HOURS: u32 = 168;
/// Highest rating, in tenths.
const BEST_RATING: u8 = 50;

/// An invalid field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotFault {
    /// JSON pointer of the field, as in requests: `/journeys/0/flights/1/departs`.
    pub pointer: String,
    /// What is wrong.
    pub code: LotFaultCode,
}

/// What is wrong with a field of a lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LotFaultCode {
    /// Empty or too long.
    #[error("is empty or too long")]
    Text,
    /// Too few or too many.
    #[error("has too few or too many")]
    Count,
    /// An unknown code.
    #[error("is not known")]
    Unknown,
    /// A number out of its range.
    #[error("is out of range")]
    Number,
    /// A negative amount, or a zero one where it must be positive.
    #[error("is not a valid amount")]
    Amount,
    /// The agency's price is above the customer's.
    #[error("is more than the customer pays")]
    AboveCustomer,
    /// Amounts in two currencies.
    #[error("is in another currency")]
    Currency,
    /// A flight that starts where the one before did not land.
    #[error("does not start where the flight before lands")]
    Connection,
    /// An instant before the one it follows.
    #[error("is too early")]
    TooEarly,
    /// An instant after the one it precedes.
    #[error("is too late")]
    TooLate,
}

impl LotFaultCode {
    /// Wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text.length",
            Self::Count => "lot.count",
            Self::Unknown => "code.unknown",
            Self::Number => "number.range",
            Self::Amount => "amount.range",
            Self::AboveCustomer => "lot.above_customer",
            Self::Currency => "currency.other",
            Self::Connection => "lot.connection",
            Self::TooEarly => "lot.too_early",
            Self::TooLate => "lot.too_late",
        }
    }
}

impl LotOffer {
    /// All faults of a lot of `seats`.
    #[must_use]
    pub fn faults(&self, seats: u32) -> Vec<LotFault> {
        let mut faults = Faults(Vec::new());
        faults.text("/title", &self.title, LONGEST_TITLE);
        faults.text("/baggage", &self.baggage, LONGEST_BAGGAGE);
        if let Some(notes) = &self.notes {
            faults.text("/notes", notes, LONGEST_NOTES);
        }
        faults.unless("/ratingTenths", self.rating_tenths <= BEST_RATING, LotFaultCode::Number);
        faults.unless("/seats", (1..=MOST_SEATS).contains(&seats), LotFaultCode::Number);
        self.check_journeys(&mut faults);
        self.check_amounts(&mut faults);
        self.check_terms(&mut faults);
        faults.0
    }

    fn check_journeys(&self, faults: &mut Faults) {
        let count = (1..=MOST_JOURNEYS).contains(&self.journeys.len());
        faults.unless("/journeys", count, LotFaultCode::Count);
        let mut before: Option<&LotFlight> = None;
        for (at, journey) in self.journeys.iter().enumerate() {
            let place = format!("/journeys/{at}/flights");
            let count = (1..=MOST_FLIGHTS).contains(&journey.flights.len());
            faults.unless(&place, count, LotFaultCode::Count);
            for (number, flight) in journey.flights.iter().enumerate() {
                let field = |name: &str| format!("{place}/{number}/{name}");
                let is_number = (3..=6).contains(&flight.number.len())
                    && flight.number.bytes().all(|byte| byte.is_ascii_alphanumeric());
                faults.unless(&field("number"), is_number, LotFaultCode::Text);
                let differs = flight.origin != flight.destination;
                faults.unless(&field("destination"), differs, LotFaultCode::Connection);
                if let Some(before) = before {
                    let connects = number == 0 || before.destination == flight.origin;
                    faults.unless(&field("origin"), connects, LotFaultCode::Connection);
                    // Local times of different zones are compared when the journey starts elsewhere; a difference of a day is a fault in any zone.
                    let follows = if before.destination == flight.origin {
                        before.arrives < flight.departs
                    } else {
                        before.arrives.date() <= flight.departs.date()
                    };
                    faults.unless(&field("departs"), follows, LotFaultCode::TooEarly);
                }
                before = Some(flight);
            }
        }
        let last = format!("/journeys/{}", self.journeys.len().saturating_sub(1));
        faults.unless(&last, self.departs_at < self.ends_at, LotFaultCode::TooEarly);
    }

    fn check_amounts(&self, faults: &mut Faults) {
        let prices = [
            ("adult", self.prices.adult),
            ("child", self.prices.child),
            ("infant", self.prices.infant),
        ];
        for (name, SeatPrice { customer, agent }) in prices {
            let is_free = name == "infant" && customer.is_zero();
            faults.amount(&format!("/prices/{name}/customer"), customer, self, is_free);
            faults.amount(&format!("/prices/{name}/agent"), agent, self, true);
            let dearer = agent.minor > customer.minor;
            faults.unless(&format!("/prices/{name}/agent"), !dearer, LotFaultCode::AboveCustomer);
        }
        match self.terms.deposit {
            LotDeposit::Fixed(amount) => {
                faults.amount("/deposit/amount", amount, self, false);
                let fits = amount.minor <= self.prices.adult.agent.minor;
                faults.unless("/deposit/amount", fits, LotFaultCode::Amount);
            }
            LotDeposit::Percent(percent) => {
                faults.unless("/deposit/percent", (1..=100).contains(&percent), LotFaultCode::Number);
            }
        }
        faults.amount("/rules/dropPenalty", self.terms.drop_penalty, self, true);
        // A dropped seat never costs more than the seat, so a paid order never owes more than was paid.
        let seat = self.prices.adult.agent.minor.min(self.prices.child.agent.minor);
        let fits = self.terms.drop_penalty.minor <= seat;
        faults.unless("/rules/dropPenalty", fits, LotFaultCode::Amount);
        faults.amount("/rules/nameChangeFee", self.terms.name_change_fee, self, true);
    }

    fn check_terms(&self, faults: &mut Faults) {
        let terms = &self.terms;
        let percents = [
            ("/rules/cancelPenaltyPercent", terms.cancel_penalty_percent),
            ("/rules/keepDepositPercent", terms.keep_deposit_percent),
        ];
        for (field, percent) in percents {
            faults.unless(field, percent <= 100, LotFaultCode::Number);
        }
        let hours = (1..=MOST_HOURS).contains(&terms.deposit_hours);
        faults.unless("/depositHours", hours, LotFaultCode::Number);
        faults.unless("/minPassengers", terms.min_passengers >= 1, LotFaultCode::Number);
        let ordered = terms.min_passengers <= terms.max_passengers && terms.max_passengers <= MOST_PASSENGERS;
        faults.unless("/maxPassengers", ordered, LotFaultCode::Number);
        faults.unless("/namesBy", terms.names_by <= terms.ticketing_by, LotFaultCode::TooLate);
        faults.unless(
            "/balanceBy",
            terms.balance_by <= terms.ticketing_by,
            LotFaultCode::TooLate,
        );
        faults.unless(
            "/ticketingBy",
            terms.ticketing_by < self.departs_at,
            LotFaultCode::TooLate,
        );
    }
}

impl LotState {
    /// Why an offer cannot be on sale in this state from `now` on: its first deadline has passed.
    #[must_use]
    pub fn faults_at(self, offer: &LotOffer, now: chrono::DateTime<chrono::Utc>) -> Vec<LotFault> {
        let mut faults = Faults(Vec::new());
        if self == Self::OnSale {
            faults.unless("/namesBy", offer.terms.names_by > now, LotFaultCode::TooEarly);
            faults.unless("/balanceBy", offer.terms.balance_by > now, LotFaultCode::TooEarly);
        }
        faults.0
    }
}

struct Faults(Vec<LotFault>);

impl Faults {
    fn unless(&mut self, pointer: &str, holds: bool, code: LotFaultCode) {
        if !holds {
            self.0.push(LotFault {
                pointer: pointer.to_owned(),
                code,
            });
        }
    }

    fn text(&mut self, pointer: &str, text: &str, longest: usize) {
        let fits = !text.trim().is_empty() && text.chars().count() <= longest;
        self.unless(pointer, fits, LotFaultCode::Text);
    }

    fn amount(&mut self, pointer: &str, amount: Money, offer: &LotOffer, may_be_zero: bool) {
        let possible = amount.is_positive() || (may_be_zero && amount.is_zero());
        self.unless(pointer, possible, LotFaultCode::Amount);
        self.unless(pointer, amount.currency == offer.currency(), LotFaultCode::Currency);
    }
}
