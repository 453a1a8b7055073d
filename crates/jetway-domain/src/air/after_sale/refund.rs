//! Refund of some travellers and some journeys of an order.

use chrono::{DateTime, Utc};

use super::share::{Share, shares};
use crate::air::offer::{Condition, PassengerFare, Ptc, Segment};
use crate::air::order::{FlightOrder, OrderDetails, TicketStatus};
use crate::air::printed::{PrintedFareError, assigned_fares};
use crate::money::Money;
use crate::order::{
    AfterSaleQuote, OrderStatus, QuoteBasis, QuoteLine, QuoteMode, QuoteRule, RequestReference, RequestState,
    RequestSubject, UnevenQuote,
};

/// The travellers and flights to refund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefundPart {
    /// Positions of the travellers in the order.
    people: Vec<usize>,
    /// Their ids.
    pub travellers: Vec<String>,
    /// Ids of the flights, in order.
    pub segments: Vec<String>,
    share: Journeys,
    /// Whether a flight among them has left; only the airline knows whether it was used.
    pub has_departed: bool,
    /// Departure of the first flight that the tickets still cover.
    pub departs_at: DateTime<Utc>,
}

/// Which share of a trip's journeys is refunded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Journeys {
    returned: usize,
    /// Journeys the tickets cover; the rest was refunded before.
    left: usize,
    /// Journeys of the trip when it was sold.
    sold: usize,
}

/// Terms of a refund.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefundTerms {
    /// Condition before departure.
    pub condition: Condition,
    /// Whether it is voluntary. After a change by the airline everything is returned.
    pub voluntary: bool,
    /// The portal's fee for each ticket.
    pub portal_fee: Money,
}

/// An operator's entries for one traveller, in minor units of the order's currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManualLine {
    /// The traveller.
    pub traveller_id: String,
    /// The price of flights that are used or kept.
    pub used: i64,
    /// The airline's penalty.
    pub penalty: i64,
    /// The airline's no-show fee.
    pub no_show: i64,
    /// Taxes that are not returned.
    pub taxes_kept: i64,
    /// The service fee of the sale, when it is kept.
    pub service_fee: i64,
    /// The portal's fee.
    pub portal_fee: i64,
}

/// Why tickets cannot be refunded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoRefund {
    /// The order has no tickets, or another step comes first.
    #[error("the order is {0}")]
    WrongState(OrderStatus),
    /// A selected traveller has no open ticket.
    #[error("no open ticket")]
    TicketUsed,
    /// Every selected flight has left.
    #[error("every flight has left")]
    Flown,
    /// The flights are not whole journeys at the end of the trip.
    #[error("not the last journeys of the trip")]
    NotTheRest,
    /// An infant would remain without an adult.
    #[error("an infant would remain without an adult")]
    InfantAlone,
    /// Another request about the order is open.
    #[error("request {0} is open")]
    Open(RequestReference),
}

/// Whether a refund of an order can be requested at all.
///
/// # Errors
/// Why not.
pub fn may_refund(order: &FlightOrder, now: DateTime<Utc>) -> Result<(), NoRefund> {
    if order.status != OrderStatus::Confirmed {
        return Err(NoRefund::WrongState(order.status));
    }
    let mut tickets = order.details.tickets.iter();
    if !tickets.any(|ticket| ticket.status == TicketStatus::Open) {
        return Err(NoRefund::TicketUsed);
    }
    if let Some(open) = order.open_after_sale() {
        return Err(NoRefund::Open(open.reference.clone()));
    }
    if order.details.flown().iter().all(|segment| segment.origin.utc <= now) {
        return Err(NoRefund::Flown);
    }
    Ok(())
}

/// The part of an order to refund. No travellers means everyone with an open ticket; no flights means all that
/// their tickets still cover.
///
/// # Errors
/// Why it cannot be refunded.
pub fn refund_part(
    order: &FlightOrder,
    travellers: &[String],
    segments: &[String],
    now: DateTime<Utc>,
) -> Result<RefundPart, NoRefund> {
    may_refund(order, now)?;
    let people = people_of(&order.details, travellers)?;
    let left = segments_left(order, &people)?;
    let chosen: Vec<&Segment> = left
        .iter()
        .filter(|segment| segments.is_empty() || segments.iter().any(|id| *id == *segment.segment_id))
        .copied()
        .collect();
    let is_known = |id: &String| chosen.iter().any(|segment| *segment.segment_id == **id);
    let is_the_rest = left.ends_with(&chosen) && segments.iter().all(is_known);
    let first = chosen.first().ok_or(NoRefund::NotTheRest)?;
    let before = left.len() - chosen.len();
    let splits_a_journey = before > 0 && left[before - 1].journey_index == first.journey_index;
    if !is_the_rest || splits_a_journey {
        return Err(NoRefund::NotTheRest);
    }
    if chosen.iter().all(|segment| segment.origin.utc <= now) {
        return Err(NoRefund::Flown);
    }
    Ok(RefundPart {
        travellers: people
            .iter()
            .map(|at| order.details.travellers[*at].traveller_id.clone())
            .collect(),
        people,
        segments: chosen.iter().map(|segment| segment.segment_id.to_string()).collect(),
        share: Journeys {
            returned: journeys_in(&chosen),
            left: journeys_in(&left),
            sold: journeys_in(&order.details.flown().iter().collect::<Vec<_>>()),
        },
        has_departed: left.iter().any(|segment| segment.origin.utc <= now),
        departs_at: left.iter().map(|segment| segment.origin.utc).min().unwrap_or(now),
    })
}

/// The amount returned by refunding a part of an order. After an earlier refund of a traveller, the price of the remaining flights
/// is what can be returned.
///
/// # Errors
/// The order's own amounts are inconsistent, or the airline's fee is in another currency.
pub fn refund_quote(
    order: &FlightOrder,
    part: &RefundPart,
    terms: &RefundTerms,
    (quote_id, valid_until): (String, DateTime<Utc>),
) -> Result<AfterSaleQuote, PrintedFareError> {
    let details = &order.details;
    // Minor units of another currency cannot be compared.
    if let Some(fee) = terms.condition.fee {
        fee.checked_add(Money::zero(details.quote.agent_payable.currency))?;
    }
    let (shares, fares) = (shares(details)?, assigned_fares(&details.travellers, &details.quote)?);
    let line = |at: &usize| {
        let (share, fare) = (&shares[*at], fares[*at]);
        let earlier = left_of(order, &share.traveller_id);
        line_of(share, fare, earlier, part.share, terms)
    };
    let lines = part.people.iter().map(line).collect();
    let basis = QuoteBasis::Rule(rule_of(terms));
    AfterSaleQuote::of(quote_id, QuoteMode::Auto, lines, valid_until, basis).map_err(|_| PrintedFareError::NoFare)
}

/// Whether the filed condition states the refund fee in the order's currency. Operations quote it otherwise.
#[must_use]
pub fn is_filed(order: &FlightOrder) -> bool {
    let details = &order.details;
    let fee = details.offer.brand.refund.fee;
    fee.is_none_or(|fee| fee.currency == details.quote.agent_payable.currency)
}

/// The maximum still refundable on each traveller's ticket, by traveller id.
///
/// # Errors
/// The order's own amounts are inconsistent.
pub fn returnable(order: &FlightOrder) -> Result<Vec<(String, Money)>, PrintedFareError> {
    let each = shares(&order.details)?.into_iter().map(|share| {
        let left = left_of(order, &share.traveller_id).unwrap_or(share.paid);
        (share.traveller_id, left)
    });
    Ok(each.collect())
}

/// The line of a quote that an operator entered; the net is what is left of the traveller's price.
///
/// # Errors
/// The traveller is not in the order, or the deductions are negative or more than was paid.
pub fn manual_line(order: &FlightOrder, entered: &ManualLine) -> Result<QuoteLine, UnevenQuote> {
    let shares = shares(&order.details).map_err(|_| UnevenQuote)?;
    let share = shares.iter().find(|share| share.traveller_id == entered.traveller_id);
    let share = share.ok_or(UnevenQuote)?;
    let paid = left_of(order, &share.traveller_id).unwrap_or(share.paid);
    let money = |minor| Money::new(minor, paid.currency);
    let line = QuoteLine {
        used: money(entered.used),
        penalty: money(entered.penalty),
        no_show: money(entered.no_show),
        taxes_kept: money(entered.taxes_kept),
        service_fee: money(entered.service_fee),
        portal_fee: money(entered.portal_fee),
        ..QuoteLine::whole(share.traveller_id.clone(), paid)
    };
    let gone: i128 = line.deductions().iter().map(|amount| i128::from(amount.minor)).sum();
    let net = i64::try_from(i128::from(paid.minor) - gone).map_err(|_| UnevenQuote)?;
    // Of the whole price, so that the parts of several refunds never exceed what was sold.
    let part = |whole: Money| {
        let exact = i128::from(whole.minor) * i128::from(net) / i128::from(share.paid.minor.max(1));
        money(i64::try_from(exact).unwrap_or(0))
    };
    Ok(QuoteLine {
        net: money(net),
        tax_reversed: part(share.tax),
        commission_recalled: part(share.commission),
        commission_kept_recalled: part(share.commission_kept),
        ..line
    })
}

fn line_of(
    share: &Share,
    fare: &PassengerFare,
    earlier: Option<Money>,
    journeys: Journeys,
    terms: &RefundTerms,
) -> QuoteLine {
    let currency = share.paid.currency;
    // Each journey has an even part of what was sold.
    let part = |money: Money| Money::new(share_of(money.minor, journeys.returned, journeys.sold), currency);
    // After an earlier refund, the price of the remaining flights can be returned; the service fee was kept then.
    let paid = earlier.unwrap_or(share.paid);
    let service_fee = earlier.map_or(share.service_fee, |_| Money::zero(currency));
    let flights = Money::new(paid.minor - service_fee.minor, currency);
    let back = Money::new(share_of(flights.minor, journeys.returned, journeys.left), currency);
    let taxes = |is_returned: bool| {
        let taxes = fare.taxes.iter().filter(|tax| tax.refundable == is_returned);
        part(Money::new(taxes.map(|tax| tax.amount.minor).sum(), currency))
    };
    let zero = Money::zero(currency);
    let (penalty, taxes_kept) = if !terms.voluntary {
        (zero, zero)
    } else if terms.condition.allowed {
        let fee = terms.condition.fee.map_or(0, |fee| fee.minor);
        // Seats, baggage and meals are not returned.
        (Money::new(fee + part(share.extras).minor, currency), taxes(false))
    } else {
        let kept = taxes(false);
        let rest = back.minor - taxes(true).minor - kept.minor;
        (Money::new(rest, currency), kept)
    };
    // The airline keeps a non-refundable fare, so its commission and the tax on it are not reversed.
    let is_fare_kept = terms.voluntary && !terms.condition.allowed;
    let (tax_reversed, commission_recalled, commission_kept_recalled) = if is_fare_kept {
        (zero, zero, zero)
    } else {
        (part(share.tax), part(share.commission), part(share.commission_kept))
    };
    let line = QuoteLine {
        used: Money::new(flights.minor - back.minor, currency),
        penalty,
        taxes_kept,
        service_fee,
        portal_fee: if terms.voluntary { terms.portal_fee } else { zero },
        tax_reversed,
        commission_recalled,
        commission_kept_recalled,
        ..QuoteLine::whole(share.traveller_id.clone(), paid)
    };
    line.taken()
}

/// The remaining price of a traveller's ticket after its latest refund; `None` without one.
fn left_of(order: &FlightOrder, traveller: &str) -> Option<Money> {
    let done = order
        .requests
        .iter()
        .rev()
        .filter(|request| request.state == RequestState::Done);
    let mut quotes = done.filter_map(|request| match &request.subject {
        RequestSubject::Refund(data) => data.quote.as_ref(),
        RequestSubject::Void(_)
        | RequestSubject::Exchange(_)
        | RequestSubject::PartPayment
        | RequestSubject::UnaccompaniedMinors
        | RequestSubject::LimitExtension(_) => None,
    });
    quotes.find_map(|quote| {
        let mut lines = quote.lines.iter();
        lines.find(|line| line.traveller_id == traveller).map(|line| line.used)
    })
}

fn people_of(details: &OrderDetails, travellers: &[String]) -> Result<Vec<usize>, NoRefund> {
    let party = &details.travellers;
    let is_open = |at: &usize| {
        let id = &party[*at].traveller_id;
        let mut tickets = details.tickets.iter();
        tickets.any(|ticket| ticket.traveller_id == *id && ticket.status == TicketStatus::Open)
    };
    let open: Vec<usize> = (0..party.len()).filter(is_open).collect();
    let chosen: Vec<usize> = open
        .iter()
        .filter(|at| travellers.is_empty() || travellers.contains(&party[**at].traveller_id))
        .copied()
        .collect();
    let is_chosen = |id: &String| chosen.iter().any(|at| party[*at].traveller_id == *id);
    if chosen.is_empty() || !travellers.iter().all(is_chosen) {
        return Err(NoRefund::TicketUsed);
    }
    let staying = |ptc: Ptc| {
        let stays = open.iter().filter(|at| !chosen.contains(at));
        stays.filter(|at| party[**at].ptc == ptc).count()
    };
    if staying(Ptc::Inf) > staying(Ptc::Adt) {
        return Err(NoRefund::InfantAlone);
    }
    Ok(chosen)
}

/// The flights that the tickets of these travellers still cover. They must cover the same.
fn segments_left<'o>(order: &'o FlightOrder, people: &[usize]) -> Result<Vec<&'o Segment>, NoRefund> {
    let details = &order.details;
    let left_of = |at: &usize| {
        let id = &details.travellers[*at].traveller_id;
        let ticket = details.tickets.iter().find(|ticket| ticket.traveller_id == *id);
        let returned = ticket.map_or(&[][..], |ticket| ticket.refunded_segments.as_slice());
        let left = details.flown().iter();
        left.filter(|segment| !returned.iter().any(|id| *id == *segment.segment_id))
            .collect::<Vec<_>>()
    };
    let mut each = people.iter().map(left_of);
    let first = each.next().unwrap_or_default();
    if each.all(|other| other == first) {
        Ok(first)
    } else {
        Err(NoRefund::NotTheRest)
    }
}

fn journeys_in(segments: &[&Segment]) -> usize {
    let mut indices: Vec<u8> = segments.iter().map(|segment| segment.journey_index).collect();
    indices.dedup();
    indices.len()
}

/// `part / all` of an amount, rounded down.
fn share_of(minor: i64, part: usize, all: usize) -> i64 {
    let exact = i128::from(minor) * part as i128 / (all.max(1) as i128);
    i64::try_from(exact).unwrap_or(minor)
}

const fn rule_of(terms: &RefundTerms) -> QuoteRule {
    match (&terms.condition, terms.voluntary) {
        (_, false) => QuoteRule::AirlineChange,
        (Condition { allowed: false, .. }, true) => QuoteRule::NotRefundable,
        (Condition { fee, .. }, true) => QuoteRule::Refund { fee: *fee },
    }
}

#[cfg(test)]
mod tests;
