//! Converts Duffel offers to ours.

use std::collections::BTreeMap;
use std::sync::Arc;

use ecow::{EcoString, eco_format};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{
    Condition, FareBrand, FareMode, Inclusion, PassengerFare, Ptc, SupplierId, SupplierOffer, TaxLine,
};
use jetway_domain::codes::CarrierCode;
use jetway_domain::money::{CurrencyCode, Money};

use super::Duffel;
use super::trip::segments;
use super::wire::{Allowance, Offer, Passenger, Price, Slice};
use crate::port::dropped::DropReason;

impl Duffel {
    /// Converts an offer, or says why it cannot be sold: it must be paid instantly or its price is not guaranteed until payment
    /// (`NotHeld`), its currency differs from the account's, or it cannot be read.
    pub(super) fn read(&self, offer: &Offer) -> Result<SupplierOffer, DropReason> {
        read(offer, &self.settings.id, self.settings.currency)
    }
}

fn read(offer: &Offer, supplier: &SupplierId, currency: CurrencyCode) -> Result<SupplierOffer, DropReason> {
    let terms = &offer.payment_requirements;
    let limit = terms.payment_required_by.zip(terms.price_guarantee_expires_at);
    let Some((pay_by, promised_until)) = limit.filter(|_| !terms.requires_instant_payment) else {
        return Err(DropReason::NotHeld);
    };
    let ptcs: Vec<Ptc> = offer.passengers.iter().map(ptc).collect();
    let owner = offer
        .owner
        .iata_code
        .as_deref()
        .and_then(|code| CarrierCode::parse(code).ok());
    Ok(SupplierOffer {
        supplier: supplier.clone(),
        offer_ref: offer.id.clone(),
        segments: segments(&offer.slices)?,
        brand: brand(offer, ptcs.len(), currency),
        fares: fares(&offer.price, &ptcs, currency)?,
        validating: owner.ok_or(DropReason::Unreadable)?,
        // Duffel does not report the seats left.
        seats_remaining: 9,
        mode: FareMode::OnHold,
        ticketing_time_limit: Some(pay_by.min(promised_until)),
        expires_at: offer.expires_at,
    })
}

/// Passenger type of an offer's passenger.
pub(super) fn ptc(passenger: &Passenger) -> Ptc {
    match (passenger.kind.as_deref(), passenger.age) {
        (Some("infant_without_seat"), _) | (None, Some(0..2)) => Ptc::Inf,
        (Some("child"), _) | (None, Some(2..12)) => Ptc::Chd,
        (Some(_) | None, _) => Ptc::Adt,
    }
}

/// The total for all passengers, if in the account's currency.
pub(super) fn total(price: &Price, currency: CurrencyCode) -> Result<Money, DropReason> {
    if price.total_currency != currency.as_str() {
        return Err(DropReason::Currency);
    }
    Money::from_amount(&price.total_amount, currency).map_err(|_| DropReason::Unreadable)
}

/// Duffel prices a party as a whole: passengers get even shares that add up to the price.
pub(super) fn fares(price: &Price, ptcs: &[Ptc], currency: CurrencyCode) -> Result<Arc<[PassengerFare]>, DropReason> {
    let total = total(price, currency)?;
    let taxes = match (&price.tax_amount, &price.tax_currency) {
        (Some(amount), Some(of)) if of == currency.as_str() => {
            Money::from_amount(amount, currency).map_err(|_| DropReason::Unreadable)?
        }
        (Some(_), _) => return Err(DropReason::Currency),
        (None, _) => Money::zero(currency),
    };
    let base = total.checked_sub(taxes).map_err(|_| DropReason::Unreadable)?;
    if base.is_negative() || taxes.is_negative() {
        return Err(DropReason::Unreadable);
    }
    let people = u32::try_from(ptcs.len()).map_err(|_| DropReason::Unreadable)?;
    let shares = |of: Money| of.split(people).map_err(|_| DropReason::Unreadable);
    let mut counted: BTreeMap<(Ptc, i64, i64), u8> = BTreeMap::new();
    for ((ptc, base), taxes) in ptcs.iter().zip(shares(base)?).zip(shares(taxes)?) {
        *counted.entry((*ptc, base.minor, taxes.minor)).or_default() += 1;
    }
    let line = |((ptc, base, taxes), count): ((Ptc, i64, i64), u8)| PassengerFare {
        ptc,
        count,
        base: Money::new(base, currency),
        surcharge: Money::zero(currency),
        taxes: vec![TaxLine {
            code: "XT".into(),
            name: "Taxes and charges".into(),
            amount: Money::new(taxes, currency),
            refundable: false,
        }],
        commission: Money::zero(currency),
    };
    Ok(counted.into_iter().map(line).collect())
}

fn brand(offer: &Offer, people: usize, currency: CurrencyCode) -> FareBrand {
    let bags = ["checked", "carry_on"].map(|kind| pieces(&offer.slices, kind));
    let [checked_bag, cabin_bag] = bags.map(bag);
    let conditions = &offer.conditions;
    let change = condition(conditions.change_before_departure.as_ref(), people, currency);
    let refund = condition(conditions.refund_before_departure.as_ref(), people, currency);
    let name = offer.slices.iter().find_map(|slice| slice.fare_brand_name.as_deref());
    FareBrand {
        code: name.map_or_else(|| unbranded(bags, &change, &refund), code),
        name: name.unwrap_or("Standard").into(),
        kind: FareKind::Regular,
        ticketed_by_hand: false,
        checked_bag,
        cabin_bag,
        seat: Inclusion::None,
        meal: Inclusion::None,
        change,
        refund,
    }
}

/// Derives a code, e.g. `ECO-SAVER` from `Eco Saver`.
fn code(name: &str) -> EcoString {
    let letter = |letter: char| {
        if letter.is_ascii_alphanumeric() {
            letter.to_ascii_uppercase()
        } else {
            '-'
        }
    };
    name.chars().map(letter).collect()
}

/// Code such as `STANDARD-2-1-C1000-RX`: a fare without a brand is identified by its terms, so that a card does not
/// merge two different ones.
fn unbranded([checked, cabin]: [u8; 2], change: &Condition, refund: &Condition) -> EcoString {
    let cost = |condition: &Condition| match (condition.allowed, condition.fee) {
        (false, _) => EcoString::inline("X"),
        (true, fee) => eco_format!("{}", fee.map_or(0, |fee| fee.minor)),
    };
    eco_format!("STANDARD-{checked}-{cabin}-C{}-R{}", cost(change), cost(refund))
}

/// The first passenger's smallest number of bags on any flight.
fn pieces(slices: &[Slice], kind: &str) -> u8 {
    let flights = slices.iter().flat_map(|slice| &slice.segments);
    let on_flight = flights.map(|flight| {
        let bags = flight
            .passengers
            .first()
            .map(|carried| carried.baggages.as_slice())
            .unwrap_or_default();
        bags.iter()
            .filter(|bag| bag.kind == kind)
            .map(|bag| bag.quantity)
            .sum::<u8>()
    });
    on_flight.min().unwrap_or(0)
}

/// Number of bags as text; empty for none.
fn bag(pieces: u8) -> EcoString {
    match pieces {
        0 => EcoString::new(),
        1 => "1 piece".into(),
        more => eco_format!("{more} pieces"),
    }
}

/// Allowed only with a known price; Duffel's penalty covers the whole party.
fn condition(allowance: Option<&Allowance>, people: usize, currency: CurrencyCode) -> Condition {
    let refused = Condition {
        allowed: false,
        fee: None,
    };
    let Some(allowance) = allowance.filter(|allowance| allowance.allowed) else {
        return refused;
    };
    let amount = allowance
        .penalty_amount
        .as_deref()
        .zip(allowance.penalty_currency.as_deref());
    let all = amount.filter(|(_, of)| *of == currency.as_str());
    let all = all.and_then(|(amount, _)| Money::from_amount(amount, currency).ok());
    let Some(all) = all else {
        return refused;
    };
    let each = all
        .split(u32::try_from(people).unwrap_or(1))
        .ok()
        .and_then(|shares| shares.first().copied());
    Condition {
        allowed: true,
        fee: each.filter(Money::is_positive),
    }
}

#[cfg(test)]
mod tests;
