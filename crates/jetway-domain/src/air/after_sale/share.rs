//! The cost of each traveller of an order to the agency.

use crate::air::order::OrderDetails;
use crate::air::printed::{PrintedFare, PrintedFareError, PrintedFor, PrintedItem, part_of, printed_fare};
use crate::money::Money;

/// One traveller's share of the agency's charge. The shares of a party add up to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) traveller_id: String,
    /// All of it.
    pub(super) paid: Money,
    /// Part of `paid`: the tax on the agency.
    pub(super) tax: Money,
    /// Part of `paid`: the service fee.
    pub(super) service_fee: Money,
    /// Part of `paid`: seats, baggage and meals.
    pub(super) extras: Money,
    /// Deducted in `paid`: the agency's commission.
    pub(super) commission: Money,
    /// The part of the supplier's commission that the portal kept.
    pub(super) commission_kept: Money,
}

/// The shares of all travellers, in order.
///
/// # Errors
/// The order's own amounts are inconsistent.
pub(super) fn shares(details: &OrderDetails) -> Result<Vec<Share>, PrintedFareError> {
    let people = details.travellers.len();
    let mut kept = details.quote.commission_earned.checked_sub(details.quote.commission)?;
    kept.minor = kept.minor.max(0);
    let mut shares = Vec::with_capacity(people);
    let mut left = details.quote.agent_payable;
    for (at, traveller) in details.travellers.iter().enumerate() {
        let only: Vec<bool> = (0..people).map(|one| one == at).collect();
        let fare = printed_fare(details, PrintedFor::Agency, &only)?;
        left = left.checked_sub(fare.total)?;
        let amount = |is_meant: fn(PrintedItem) -> bool| amount_of(&fare, is_meant);
        shares.push(Share {
            traveller_id: traveller.traveller_id.clone(),
            paid: fare.total,
            tax: amount(|item| matches!(item, PrintedItem::Tax(_))),
            service_fee: amount(|item| item == PrintedItem::ServiceFee),
            extras: amount(|item| item == PrintedItem::Extras),
            commission: amount(|item| item == PrintedItem::Commission).negated()?,
            commission_kept: part_of(details, kept, &only)?,
        });
    }
    // Extras without a traveller are assigned to the first.
    if let Some(first) = shares.first_mut() {
        first.paid = first.paid.checked_add(left)?;
        first.extras = first.extras.checked_add(left)?;
    }
    Ok(shares)
}

fn amount_of(fare: &PrintedFare, is_meant: fn(PrintedItem) -> bool) -> Money {
    let zero = Money::zero(fare.total.currency);
    let line = fare.lines.iter().find(|line| is_meant(line.item));
    line.map_or(zero, |line| line.amount)
}
