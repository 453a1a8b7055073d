//! Prices on printed documents: for the customer or the agency, for the whole party or a part of it. Source: ADR 0056.
//!
//! Invariant: documents of two halves of a party add up to the document of the whole.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::extra::ExtraStatus;
use super::offer::{PassengerFare, Ptc};
use super::order::OrderDetails;
use super::pricing::{PricingError, Quote, TaxLabel, passenger_total};
use super::traveller::Traveller;
use crate::money::{CurrencyCode, Money, MoneyError};

/// Whose prices a document shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrintedFor {
    /// The customer's: no net amounts or commission.
    Customer,
    /// The agency's: the wallet charge.
    Agency,
}

/// What a line is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrintedItem {
    /// Fares of passengers of one type with the same price: their number, and the price each.
    Fares(Ptc, u32, Money),
    /// Tax collected from the agency.
    Tax(TaxLabel),
    /// Platform service fee.
    ServiceFee,
    /// Seats, baggage and meals.
    Extras,
    /// The agency's commission, deducted.
    Commission,
    /// The agency's own price, as a single line.
    AgencyPrice,
}

/// A line of a printed price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrintedLine {
    /// What it is for.
    pub item: PrintedItem,
    /// The amount; negative when deducted.
    pub amount: Money,
}

/// A printed price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedFare {
    /// Lines that add up to the total.
    pub lines: Vec<PrintedLine>,
    /// The total.
    pub total: Money,
}

/// Why a price cannot be printed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PrintedFareError {
    /// A traveller without a fare, or a fare without a traveller.
    #[error("the fares are not those of the travellers")]
    NoFare,
    /// The lines for the whole party differ from the order's price.
    #[error("the lines add up to {printed}, the order's price is {agreed}")]
    OtherPrice {
        /// The sum of the lines.
        printed: Money,
        /// The agreed price.
        agreed: Money,
    },
    /// Money arithmetic failed.
    #[error(transparent)]
    Money(#[from] MoneyError),
    /// Pricing arithmetic failed.
    #[error(transparent)]
    Pricing(#[from] PricingError),
}

/// The price of some travellers of an order, where `chosen` is true, in the order of its travellers. A price set by the
/// agency for its customer is a single line, because a breakdown would reveal its markup.
///
/// # Errors
/// The order's own amounts are inconsistent.
pub fn printed_fare(
    details: &OrderDetails,
    whom: PrintedFor,
    chosen: &[bool],
) -> Result<PrintedFare, PrintedFareError> {
    let quote = &details.quote;
    let currency = quote.customer_total.currency;
    let fares = fares_of(&details.travellers, quote)?;
    let weights: Vec<i64> = fares.iter().map(|fare| fare.minor).collect();
    let part = |whole: Money| Money::new(share(whole.minor, &weights, chosen), currency);
    if let (PrintedFor::Customer, Some(price)) = (whom, details.print_price) {
        let amount = part(price);
        let item = PrintedItem::AgencyPrice;
        return Ok(PrintedFare {
            lines: vec![PrintedLine { item, amount }],
            total: amount,
        });
    }
    let mut lines = fare_lines(&details.travellers, &fares, chosen)?;
    let extras = extras_of(details, chosen, currency)?;
    let mut add = |item, amount: Money| {
        if !amount.is_zero() {
            lines.push(PrintedLine { item, amount });
        }
    };
    add(PrintedItem::Extras, extras);
    add(
        PrintedItem::Tax(quote.tax_on_agent.label),
        part(quote.tax_on_agent.amount),
    );
    add(PrintedItem::ServiceFee, part(quote.service_fee));
    if whom == PrintedFor::Agency {
        add(PrintedItem::Commission, part(quote.commission).negated()?);
    }
    let zero = Money::zero(currency);
    let total = lines.iter().try_fold(zero, |sum, line| sum.checked_add(line.amount))?;
    let agreed = match whom {
        PrintedFor::Customer => quote.customer_total,
        PrintedFor::Agency => quote.agent_payable,
    };
    if chosen.iter().all(|chosen| *chosen) && total != agreed {
        return Err(PrintedFareError::OtherPrice { printed: total, agreed });
    }
    Ok(PrintedFare { lines, total })
}

/// The chosen travellers' part of an amount of the whole order, by the prices of their fares. The parts of a party add
/// up to the amount.
///
/// # Errors
/// The order's fares do not fit its travellers.
pub(super) fn part_of(details: &OrderDetails, whole: Money, chosen: &[bool]) -> Result<Money, PrintedFareError> {
    let fares = fares_of(&details.travellers, &details.quote)?;
    let weights: Vec<i64> = fares.iter().map(|fare| fare.minor).collect();
    Ok(Money::new(share(whole.minor, &weights, chosen), whole.currency))
}

/// The price of each traveller's fare.
fn fares_of(party: &[Traveller], quote: &Quote) -> Result<Vec<Money>, PrintedFareError> {
    let fares = assigned_fares(party, quote)?;
    Ok(fares.into_iter().map(passenger_total).collect::<Result<_, _>>()?)
}

/// Assigns each traveller a fare. A type may have several rows, such as children of two tax ages, which suppliers list
/// older ones first, or shares of one price that differ by a unit. Rows are assigned in order, the eldest traveller
/// first.
pub(super) fn assigned_fares<'q>(
    party: &[Traveller],
    quote: &'q Quote,
) -> Result<Vec<&'q PassengerFare>, PrintedFareError> {
    let mut fares: Vec<Option<&PassengerFare>> = vec![None; party.len()];
    for ptc in [Ptc::Adt, Ptc::Chd, Ptc::Inf] {
        let mut people: Vec<usize> = (0..party.len()).filter(|at| party[*at].ptc == ptc).collect();
        people.sort_by_key(|at| party[*at].birth_on);
        let mut places = people.into_iter();
        for fare in quote.fares.iter().filter(|fare| fare.ptc == ptc) {
            for _ in 0..fare.count {
                let place = places.next().ok_or(PrintedFareError::NoFare)?;
                fares[place] = Some(fare);
            }
        }
    }
    fares.into_iter().collect::<Option<_>>().ok_or(PrintedFareError::NoFare)
}

/// One line per type and amount among the chosen, ordered by type; the dearer first.
fn fare_lines(party: &[Traveller], fares: &[Money], chosen: &[bool]) -> Result<Vec<PrintedLine>, PrintedFareError> {
    let mut counted: BTreeMap<(Ptc, Reverse<i64>), (u32, Money)> = BTreeMap::new();
    let theirs = party.iter().zip(fares).zip(chosen).filter(|(_, chosen)| **chosen);
    for ((traveller, fare), _) in theirs {
        let line = counted
            .entry((traveller.ptc, Reverse(fare.minor)))
            .or_insert((0, *fare));
        line.0 += 1;
    }
    let line = |((ptc, _), (count, each)): ((Ptc, Reverse<i64>), (u32, Money))| {
        Ok(PrintedLine {
            item: PrintedItem::Fares(ptc, count, each),
            amount: each.times(count)?,
        })
    };
    counted.into_iter().map(line).collect()
}

/// Extras belong to travellers; those in the quote without a traveller appear only on the whole party's document.
fn extras_of(details: &OrderDetails, chosen: &[bool], currency: CurrencyCode) -> Result<Money, MoneyError> {
    if chosen.iter().all(|chosen| *chosen) {
        return Ok(details.quote.extras.unwrap_or_else(|| Money::zero(currency)));
    }
    let is_chosen = |id: &str| {
        let mut party = details.travellers.iter().zip(chosen);
        party.any(|(traveller, chosen)| *chosen && traveller.traveller_id == id)
    };
    let theirs = details.extras.iter().filter(|held| held.status != ExtraStatus::Refused);
    let theirs = theirs.filter(|held| is_chosen(&held.extra.traveller_id));
    theirs
        .map(|held| held.extra.price)
        .try_fold(Money::zero(currency), Money::checked_add)
}

/// The chosen travellers' share of an amount by weight. Cut points are rounded down along the row, so that any two
/// halves add up to the whole; without weights all weigh the same.
fn share(whole: i64, weights: &[i64], chosen: &[bool]) -> i64 {
    let weigh = |weight: i64| i128::from(weight.max(0));
    let sum: i128 = weights.iter().copied().map(weigh).sum();
    let even = sum == 0;
    let all = if even { weights.len() as i128 } else { sum };
    if all == 0 {
        return 0;
    }
    let (mut reached, mut before, mut part) = (0_i128, 0_i128, 0_i128);
    for (weight, chosen) in weights.iter().zip(chosen) {
        reached += if even { 1 } else { weigh(*weight) };
        let cut = (i128::from(whole) * reached).div_euclid(all);
        if *chosen {
            part += cut - before;
        }
        before = cut;
    }
    // Between zero and the whole, so it fits.
    i64::try_from(part).unwrap_or(whole)
}

#[cfg(test)]
mod tests;
