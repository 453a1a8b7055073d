//! Void of all tickets of an order on their day of issue.

use chrono::{DateTime, NaiveTime, TimeDelta, Utc};

use super::rules::AfterSaleRules;
use super::share::shares;
use crate::air::order::{FlightOrder, OrderDetails, Ticket, TicketStatus};
use crate::air::printed::PrintedFareError;
use crate::money::Money;
use crate::order::{AfterSaleQuote, OrderStatus, QuoteBasis, QuoteLine, QuoteMode, QuoteRule, RequestReference};
use crate::zone::Zone;

/// An unknown outcome is left to operations after this.
const UNKNOWN_FOR: TimeDelta = TimeDelta::minutes(30);

/// Why tickets cannot be voided.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoVoid {
    /// The order has no tickets, or another step comes first.
    #[error("the order is {0}")]
    WrongState(OrderStatus),
    /// A ticket is no longer open, or part of it was refunded.
    #[error("a ticket is not open")]
    TicketUsed,
    /// The airline does not void tickets; they can be refunded.
    #[error("the airline does not void")]
    NotOffered,
    /// The window closed then; the tickets can be refunded.
    #[error("the window closed at {0}")]
    Closed(DateTime<Utc>),
    /// Another request about the order is open.
    #[error("request {0} is open")]
    Open(RequestReference),
}

/// The state of a void with an unknown outcome, by the airline's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoidVerdict {
    /// The tickets are void.
    Voided,
    /// Read the record again later.
    Wait,
    /// Operations decide.
    HandOver,
}

/// Until when the tickets of an order can be voided: the earliest of the tenant's and the airline's office time on the day of
/// issue, and the first departure. `None` without tickets, or when the airline voids none.
#[must_use]
pub fn void_cutoff(
    order: &FlightOrder,
    rules: &AfterSaleRules,
    zone: Zone,
    airline: Option<NaiveTime>,
) -> Option<DateTime<Utc>> {
    let closes = rules.void_until.min(airline?);
    let issued = order.details.tickets.iter().map(|ticket| ticket.issued_at).min()?;
    let day = issued.with_timezone(&zone).date_naive();
    let cutoff = zone.instant(day.and_time(closes));
    let departs = order.details.flown().first().map(|first| first.origin.utc);
    Some(departs.map_or(cutoff, |departs| departs.min(cutoff)))
}

/// Whether all tickets of an order can be voided now.
///
/// # Errors
/// Why not.
pub fn may_void(order: &FlightOrder, cutoff: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Result<(), NoVoid> {
    if order.status != OrderStatus::Confirmed {
        return Err(NoVoid::WrongState(order.status));
    }
    let tickets = &order.details.tickets;
    let is_whole = |ticket: &Ticket| ticket.status == TicketStatus::Open && ticket.refunded_segments.is_empty();
    if tickets.is_empty() || !tickets.iter().all(is_whole) {
        return Err(NoVoid::TicketUsed);
    }
    if let Some(open) = order.open_after_sale() {
        return Err(NoVoid::Open(open.reference.clone()));
    }
    match cutoff {
        None => Err(NoVoid::NotOffered),
        Some(cutoff) if now >= cutoff => Err(NoVoid::Closed(cutoff)),
        Some(_) => Ok(()),
    }
}

/// The amount returned by voiding all tickets: the amount paid, less the airline's and the portal's fee for each ticket.
///
/// # Errors
/// The order's own amounts are inconsistent.
pub fn void_quote(
    details: &OrderDetails,
    quote_id: String,
    (airline_fee, portal_fee): (Money, Money),
    valid_until: DateTime<Utc>,
) -> Result<AfterSaleQuote, PrintedFareError> {
    let lines = shares(details)?.into_iter().map(|share| {
        let line = QuoteLine {
            penalty: airline_fee,
            portal_fee,
            tax_reversed: share.tax,
            commission_recalled: share.commission,
            commission_kept_recalled: share.commission_kept,
            ..QuoteLine::whole(share.traveller_id, share.paid)
        };
        line.taken()
    });
    AfterSaleQuote::of(
        quote_id,
        QuoteMode::Auto,
        lines.collect(),
        valid_until,
        QuoteBasis::Rule(QuoteRule::Void),
    )
    .map_err(|_| PrintedFareError::NoFare)
}

/// What to do about a void whose outcome is unknown. `is_cancelled` is read from the record, `None` without an answer; `waited`
/// is the time since the void was accepted.
#[must_use]
pub fn void_verdict(is_cancelled: Option<bool>, waited: TimeDelta) -> VoidVerdict {
    match is_cancelled {
        Some(true) => VoidVerdict::Voided,
        Some(false) | None if waited >= UNKNOWN_FOR => VoidVerdict::HandOver,
        Some(false) | None => VoidVerdict::Wait,
    }
}
