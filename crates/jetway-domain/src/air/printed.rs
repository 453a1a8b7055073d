//! What a paper says an order costs: for the customer or for the agency, for the whole party or some of it. Source: ADR 0056.
//!
//! Invariant: the papers of two halves of a party add up to the paper of the whole.

use super::extra::ExtraStatus;
use super::offer::Ptc;
use super::order::OrderDetails;
use super::pricing::{PricingError, TaxLabel, passenger_total};
use crate::money::{CurrencyCode, Money, MoneyError};

/// Whose money a paper tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrintedFor {
    /// The traveller's: nothing of what the agency pays or earns.
    Customer,
    /// The agency's: what its wallet is charged.
    Agency,
}

/// What a line is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrintedItem {
    /// Fares of passengers of one type: how many, and what each costs.
    Fares(Ptc, u32, Money),
    /// The tax collected from the agency.
    Tax(TaxLabel),
    /// The platform's fee.
    ServiceFee,
    /// Seats, baggage and meals.
    Extras,
    /// The agency's part of the commission, taken off.
    Commission,
    /// All of it in one line: the agency's own price.
    AgencyPrice,
}

/// One line of a printed price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrintedLine {
    /// What for.
    pub item: PrintedItem,
    /// How much; negative when it is taken off.
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
    /// A traveller without a fare.
    #[error("a traveller has no fare")]
    NoFare,
    /// Amounts that do not add up.
    #[error(transparent)]
    Money(#[from] MoneyError),
    /// A fare that does not add up.
    #[error(transparent)]
    Pricing(#[from] PricingError),
}

/// The price of some travellers of an order, those with `chosen` true in the order of its travellers. A price the agency set for
/// its customer is one line: a breakdown would tell what the agency added.
///
/// # Errors
/// When the order's own amounts do not add up.
pub fn printed_fare(
    details: &OrderDetails,
    whom: PrintedFor,
    chosen: &[bool],
) -> Result<PrintedFare, PrintedFareError> {
    let quote = &details.quote;
    let currency = quote.customer_total.currency;
    let mut fares = Vec::with_capacity(details.travellers.len());
    for traveller in &details.travellers {
        let fare = quote.fares.iter().find(|fare| fare.ptc == traveller.ptc);
        fares.push(passenger_total(fare.ok_or(PrintedFareError::NoFare)?)?);
    }
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
    let mut lines = Vec::new();
    for ptc in [Ptc::Adt, Ptc::Chd, Ptc::Inf] {
        let of_type = details.travellers.iter().zip(&fares).zip(chosen);
        let of_type: Vec<Money> = of_type
            .filter(|((traveller, _), chosen)| **chosen && traveller.ptc == ptc)
            .map(|((_, fare), _)| *fare)
            .collect();
        if let Some(each) = of_type.first() {
            let count = u32::try_from(of_type.len()).map_err(|_| MoneyError::Overflow)?;
            let item = PrintedItem::Fares(ptc, count, *each);
            let amount = each.times(count)?;
            lines.push(PrintedLine { item, amount });
        }
    }
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
    Ok(PrintedFare { lines, total })
}

/// Extras are somebody's; those of the quote that nobody has any more go by the whole party's paper alone.
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

/// The part of an amount that falls to the chosen ones by weight. Cut points are rounded down along the row, so that the parts
/// of any two halves add up to the whole; without weights everybody weighs the same.
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
    // Between nothing and the whole, which fits.
    i64::try_from(part).unwrap_or(whole)
}

#[cfg(test)]
mod tests {
    use super::share;

    // covers: T-327
    #[test]
    fn two_halves_of_a_party_add_up_to_the_whole() {
        let weights = [100_003, 100_003, 75_001, 507];
        for whole in [0, 1, 2, 999, 123_457, -13_477] {
            for mask in 0..16_u32 {
                let chosen: Vec<bool> = (0..4).map(|at| mask & (1 << at) != 0).collect();
                let others: Vec<bool> = chosen.iter().map(|chosen| !chosen).collect();
                let sum = share(whole, &weights, &chosen) + share(whole, &weights, &others);
                assert_eq!(sum, whole, "{chosen:?}");
            }
        }
    }

    #[test]
    fn without_fares_everybody_bears_the_same() {
        assert_eq!(share(90, &[0, 0, 0], &[true, false, false]), 30);
        assert_eq!(share(90, &[], &[]), 0);
    }
}
