//! Exchange of all tickets of an order for the same trip on other dates. Source: ADR 0104.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::share::{Share, shares};
use super::tickets::take_back;
use crate::air::extra::ExtraStatus;
use crate::air::offer::{Segment, SupplierOffer};
use crate::air::order::{FlightOrder, OrderDetails, Ticket, TicketStatus};
use crate::air::pricing::Quote;
use crate::air::printed::PrintedFareError;
use crate::air::search::{AirSearchQuery, JourneyQuery};
use crate::codes::AirportCode;
use crate::money::Money;
use crate::order::{
    AfterSale, AfterSaleKind, AfterSaleQuote, ExchangeAmounts, ExchangeLine, OrderStatus, QuoteBasis, QuoteMode,
    RequestReference, UnevenQuote,
};

/// Tickets are valid for a year, and airlines sell flights no further ahead.
const FURTHEST: TimeDelta = TimeDelta::days(330);

/// A journey of the order that can be moved, and its bounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeLeg {
    /// Its index, from 0.
    pub leg: usize,
    /// First airport.
    pub origin: AirportCode,
    /// Last airport.
    pub destination: AirportCode,
    /// Local day of departure now.
    pub date: NaiveDate,
    /// First day it can be moved to.
    pub min: NaiveDate,
    /// Last day it can be moved to.
    pub max: NaiveDate,
}

/// A new day for a journey.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DateChange {
    /// Index of the journey, from 0.
    pub leg: usize,
    /// The day, local to the origin.
    pub date: NaiveDate,
}

/// Fees of one traveller's exchange.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeFees {
    /// The traveller.
    pub traveller_id: String,
    /// The airline's fee for the change.
    pub penalty: Money,
    /// The portal's fee.
    pub portal_fee: Money,
    /// What the airline keeps of the old ticket in any case.
    pub kept: Money,
}

/// Terms of an exchange quote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExchangeTerms {
    /// Who quotes it.
    pub mode: QuoteMode,
    /// The fees of each traveller.
    pub fees: Vec<ExchangeFees>,
    /// Whether a surplus returns to the wallet; the airline keeps it otherwise.
    pub is_returned: bool,
    /// What it is based on, for the agency.
    pub basis: QuoteBasis,
}

/// Why tickets cannot be exchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoExchange {
    /// The order has no tickets, or another step comes first.
    #[error("the order is {0}")]
    WrongState(OrderStatus),
    /// A traveller has no open ticket.
    #[error("a ticket is not open")]
    TicketUsed,
    /// A part of the tickets was refunded.
    #[error("a part of the tickets was refunded")]
    Begun,
    /// A flight has left.
    #[error("a flight has left")]
    Flown,
    /// Seats, baggage, meals or services are booked with the flights.
    #[error("services are booked with the flights")]
    Extras,
    /// Only part of the party was selected.
    #[error("the tickets of a party are exchanged together")]
    PartOfParty,
    /// Another request about the order is open.
    #[error("request {0} is open")]
    Open(RequestReference),
    /// The fare does not allow changes.
    #[error("the fare does not allow changes")]
    NotAllowed,
    /// The airline's connection does not support exchanges.
    #[error("the airline does not exchange tickets here")]
    NotOffered,
    /// A new day is outside the bounds of its journey, or before the journey that precedes it.
    #[error("journey {0} cannot be moved to that day")]
    OutOfBounds(usize),
    /// Every journey keeps its day.
    #[error("no day is changed")]
    Unchanged,
}

/// Whether an exchange of an order can be requested at all.
///
/// # Errors
/// Why not.
pub fn may_exchange(order: &FlightOrder, now: DateTime<Utc>) -> Result<(), NoExchange> {
    if order.status != OrderStatus::Confirmed {
        return Err(NoExchange::WrongState(order.status));
    }
    let details = &order.details;
    let is_begun = |ticket: &Ticket| ticket.status == TicketStatus::Refunded || !ticket.refunded_segments.is_empty();
    if details.tickets.iter().any(is_begun) {
        return Err(NoExchange::Begun);
    }
    let has_open = |id: &str| {
        let mut tickets = details.tickets.iter();
        tickets.any(|ticket| ticket.traveller_id == id && ticket.status == TicketStatus::Open)
    };
    if !details.travellers.iter().all(|person| has_open(&person.traveller_id)) {
        return Err(NoExchange::TicketUsed);
    }
    if let Some(open) = order.open_after_sale() {
        return Err(NoExchange::Open(open.reference.clone()));
    }
    if details.flown().iter().any(|segment| segment.origin.utc <= now) {
        return Err(NoExchange::Flown);
    }
    if details.extras.iter().any(|extra| extra.status != ExtraStatus::Refused) {
        return Err(NoExchange::Extras);
    }
    Ok(())
}

/// The listed travellers must be the whole party; an empty list means everyone. Returns their ids.
///
/// # Errors
/// `PartOfParty`.
pub fn whole_party(order: &FlightOrder, travellers: &[String]) -> Result<Vec<String>, NoExchange> {
    let party = order
        .details
        .travellers
        .iter()
        .map(|person| person.traveller_id.clone());
    let party: Vec<String> = party.collect();
    let is_whole = party.iter().all(|id| travellers.contains(id)) && travellers.iter().all(|id| party.contains(id));
    if travellers.is_empty() || is_whole {
        Ok(party)
    } else {
        Err(NoExchange::PartOfParty)
    }
}

/// The journeys of an order with the days they can be moved to: from tomorrow, as long as the airline sells flights.
#[must_use]
pub fn exchange_legs(order: &FlightOrder, now: DateTime<Utc>) -> Vec<ExchangeLeg> {
    let today = now.date_naive();
    let legs = by_journey(order.details.flown()).into_iter().enumerate();
    let bounded = legs.filter_map(|(leg, flights)| {
        let (first, last) = (flights.first()?, flights.last()?);
        Some(ExchangeLeg {
            leg,
            origin: first.origin.airport,
            destination: last.destination.airport,
            date: first.origin.local.date(),
            min: today + TimeDelta::days(1),
            max: today + FURTHEST,
        })
    });
    bounded.collect()
}

/// The trip of an order on other days. Journeys that are not listed keep theirs.
///
/// # Errors
/// `OutOfBounds` or `Unchanged`.
pub fn wanted_trip(
    order: &FlightOrder,
    changes: &[DateChange],
    now: DateTime<Utc>,
) -> Result<AirSearchQuery, NoExchange> {
    let legs = exchange_legs(order, now);
    if let Some(unknown) = changes.iter().find(|change| change.leg >= legs.len()) {
        return Err(NoExchange::OutOfBounds(unknown.leg));
    }
    let mut journeys: Vec<JourneyQuery> = Vec::with_capacity(legs.len());
    let mut is_changed = false;
    for leg in &legs {
        let date = changes.iter().find(|change| change.leg == leg.leg);
        let date = date.map_or(leg.date, |change| change.date);
        let is_late_enough = journeys.last().is_none_or(|before| before.departs_on <= date);
        let is_within = date == leg.date || (leg.min..=leg.max).contains(&date);
        if !is_late_enough || !is_within {
            return Err(NoExchange::OutOfBounds(leg.leg));
        }
        is_changed |= date != leg.date;
        journeys.push(JourneyQuery {
            origin: leg.origin,
            destination: leg.destination,
            departs_on: date,
        });
    }
    if !is_changed {
        return Err(NoExchange::Unchanged);
    }
    Ok(AirSearchQuery {
        journeys,
        preferred_airlines: Vec::new(),
        nearby_airports: false,
        ..order.details.query.clone()
    })
}

/// Whether an offer can replace the order's trip: of the same airline and fare family, with the flights of every journey that keeps
/// its day, and without a flight that has left.
#[must_use]
pub fn keeps_the_rest(order: &FlightOrder, query: &AirSearchQuery, offer: &SupplierOffer, now: DateTime<Utc>) -> bool {
    let sold = &order.details.offer;
    let is_same_product = offer.validating == sold.validating && offer.brand.code == sold.brand.code;
    let (before, after) = (by_journey(order.details.flown()), by_journey(&offer.segments));
    let fits = |(at, (old, new)): (usize, (&Vec<&Segment>, &Vec<&Segment>))| {
        let day = old.first().map(|first| first.origin.local.date());
        let is_kept = day == query.journeys.get(at).map(|journey| journey.departs_on);
        !is_kept || old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_same_flight(old, new))
    };
    let has_left = offer.segments.first().is_none_or(|first| first.origin.utc <= now);
    is_same_product && !has_left && before.len() == after.len() && before.iter().zip(&after).enumerate().all(fits)
}

/// Whether the filed condition allows changes and states their fee in the order's currency.
///
/// # Errors
/// `NotAllowed` when the fare allows none.
pub fn is_change_filed(order: &FlightOrder) -> Result<bool, NoExchange> {
    let change = &order.details.offer.brand.change;
    if !change.allowed {
        return Err(NoExchange::NotAllowed);
    }
    let currency = order.details.quote.agent_payable.currency;
    Ok(change.fee.is_none_or(|fee| fee.currency == currency))
}

/// The cost of replacing the tickets of an order by those of `trip`.
///
/// # Errors
/// The order's own amounts are inconsistent, a traveller's fees are missing, or the amounts do not add up.
pub fn exchange_quote(
    order: &FlightOrder,
    (offer, price): (&SupplierOffer, &Quote),
    terms: &ExchangeTerms,
    (quote_id, valid_until): (String, DateTime<Utc>),
) -> Result<AfterSaleQuote, PrintedFareError> {
    let details = &order.details;
    let replaced = OrderDetails {
        offer: offer.clone(),
        quote: price.clone(),
        ..details.clone()
    };
    let old_and_new = shares(details)?.into_iter().zip(shares(&replaced)?);
    let line = |(old, new): (Share, Share)| {
        let fees = terms.fees.iter().find(|fees| fees.traveller_id == old.traveller_id);
        let fees = fees.ok_or(UnevenQuote)?;
        ExchangeLine::of(
            old.traveller_id,
            (old.paid, new.paid),
            (fees.penalty, fees.portal_fee, fees.kept),
            terms.is_returned,
        )
    };
    let lines = old_and_new.map(line).collect::<Result<Vec<_>, _>>();
    let amounts = ExchangeAmounts {
        lines: lines.map_err(|_| PrintedFareError::NoFare)?,
        tax_difference: price.taxes.checked_sub(details.quote.taxes)?,
    };
    AfterSaleQuote::of_exchange(quote_id, terms.mode, amounts, valid_until, terms.basis.clone())
        .map_err(|_| PrintedFareError::NoFare)
}

/// The price of each traveller's new ticket, by traveller id; empty when the request has no new trip.
///
/// # Errors
/// The amounts of the trip are inconsistent.
pub fn new_fares(order: &FlightOrder, request: &RequestReference) -> Result<Vec<(String, Money)>, PrintedFareError> {
    let mut trips = order.details.exchanges.iter();
    let Some(trip) = trips.find(|trip| trip.request == *request) else {
        return Ok(Vec::new());
    };
    let replaced = OrderDetails {
        offer: trip.offer.clone(),
        quote: trip.price.clone(),
        ..order.details.clone()
    };
    let each = shares(&replaced)?.into_iter();
    Ok(each.map(|share| (share.traveller_id, share.paid)).collect())
}

/// Whether the airline may be replacing an order's tickets right now, so that its record must not be compared with the order.
#[must_use]
pub fn is_exchanging(order: &FlightOrder) -> bool {
    let mut open = order.requests.iter().filter(|request| request.state.is_open());
    open.any(|request| {
        let data = request.subject.after_sale();
        data.is_some_and(|(kind, data)| kind == AfterSaleKind::Exchange && data.accepted_at.is_some())
    })
}

/// Replaces the trip and the tickets of an order with those of a request. Returns whether the request has a trip; without one nothing
/// is changed.
pub fn take_exchange(details: &mut OrderDetails, asked: &AfterSale, tickets: Vec<Ticket>) -> bool {
    let mut trips = details.exchanges.iter_mut();
    let Some(trip) = trips.find(|trip| trip.request == asked.reference) else {
        return false;
    };
    let open = details
        .tickets
        .iter()
        .filter(|ticket| ticket.status == TicketStatus::Open);
    trip.old_tickets = open.map(|ticket| ticket.number.clone()).collect();
    trip.new_tickets = tickets.iter().map(|ticket| ticket.number.clone()).collect();
    let trip = trip.clone();
    take_back(details, AfterSaleKind::Exchange, asked);
    details.tickets.splice(0..0, tickets);
    details.query = trip.query;
    details.offer = trip.offer;
    details.quote = trip.price;
    details.schedule_change = None;
    // The printed price set for the customer was for the old trip.
    details.print_price = None;
    true
}

fn by_journey(segments: &[Segment]) -> Vec<Vec<&Segment>> {
    let mut journeys: Vec<Vec<&Segment>> = Vec::new();
    let mut last = None;
    for segment in segments {
        if last != Some(segment.journey_index) {
            journeys.push(Vec::new());
            last = Some(segment.journey_index);
        }
        if let Some(journey) = journeys.last_mut() {
            journey.push(segment);
        }
    }
    journeys
}

fn is_same_flight(old: &Segment, new: &Segment) -> bool {
    old.marketing == new.marketing
        && old.origin.airport == new.origin.airport
        && old.origin.local.date() == new.origin.local.date()
}

#[cfg(test)]
mod tests;
