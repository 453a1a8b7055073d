//! The price formula: what a fare costs the agency and its customer.
//!
//! `agentPayable = gross − agency's commission + tax on the agent + service fee`
//! `customerTotal = gross + tax on the agent + service fee`
//!
//! so the agency's margin is exactly its share of the commission. All amounts are integer minor units; every stored
//! line is rounded half-up once, and all totals are sums of stored lines. Source: ADR 0014.

pub mod fare_change;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::offer::PassengerFare;
use crate::money::{CurrencyCode, Money, round_half_up};

/// A tenant's rules, from `[pricing]` in its manifest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PricingRules {
    /// Tax collected from the agency on each sale.
    pub tax_on_agent: TaxRule,
    /// Platform fee per ticket (one per passenger), in minor units of the tenant's currency.
    #[serde(default)]
    pub service_fee_minor: i64,
    /// The agency's share of the supplier's commission, in basis points (7 000 = 70 %).
    pub commission_share_bp: u32,
}

/// A tax rule, such as AIT in Bangladesh or VAT in the Emirates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxRule {
    /// The tax: key of its label.
    pub label: TaxLabel,
    /// Basis points (30 = 0.3 %).
    pub rate_bp: u32,
    /// What the rate applies to.
    pub base: TaxBase,
}

/// The tax a tenant collects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TaxLabel {
    /// Advance income tax.
    #[serde(rename = "AIT")]
    Ait,
    /// Value added tax.
    #[serde(rename = "VAT")]
    Vat,
}

impl TaxLabel {
    /// `AIT` or `VAT`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ait => "AIT",
            Self::Vat => "VAT",
        }
    }
}

/// What a tax rate applies to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaxBase {
    /// Base fare and carrier surcharge.
    BasePlusSurcharge,
    /// Service fee only.
    ServiceFee,
}

/// A fare priced by a tenant's rules. `base + taxes = gross`; carrier surcharges are part of `taxes`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// The lines it was computed from: one per amount that passengers of a type pay.
    pub fares: Arc<[PassengerFare]>,
    /// Base fares of the party.
    pub base: Money,
    /// Taxes and carrier surcharges of the party.
    pub taxes: Money,
    /// Published total.
    pub gross: Money,
    /// Commission the supplier pays us.
    pub commission_earned: Money,
    /// The share passed to the agency.
    pub commission: Money,
    /// Tax collected from the agency.
    pub tax_on_agent: TaxOnAgent,
    /// Platform fee.
    pub service_fee: Money,
    /// Extras at the airline's price, included in both totals below. `None` without any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extras: Option<Money>,
    /// The charge to the agency's wallet.
    pub agent_payable: Money,
    /// The price shown to the customer.
    pub customer_total: Money,
}

/// A computed tax line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaxOnAgent {
    /// The tax.
    pub label: TaxLabel,
    /// Basis points applied.
    pub rate_bp: u32,
    /// Amount for the party.
    pub amount: Money,
}

/// Why a fare cannot be priced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PricingError {
    /// No passengers.
    #[error("the fare has no passengers")]
    Empty,
    /// Lines in several currencies.
    #[error("the fare mixes currencies")]
    MixedCurrencies,
    /// Overflow of 64 bits.
    #[error("the amounts of the fare overflow")]
    Overflow,
}

/// Total of one passenger: base, surcharge and taxes.
///
/// # Errors
/// Overflow, or lines in several currencies.
pub fn passenger_total(fare: &PassengerFare) -> Result<Money, PricingError> {
    let taxes = fare.taxes.iter().map(|tax| i128::from(tax.amount.minor)).sum::<i128>();
    money(
        i128::from(fare.base.minor) + i128::from(fare.surcharge.minor) + taxes,
        fare.base.currency,
    )
}

/// Total of a passenger type: one passenger's, times their number.
///
/// # Errors
/// Overflow, or lines in several currencies.
pub fn passenger_subtotal(fare: &PassengerFare) -> Result<Money, PricingError> {
    let one = passenger_total(fare)?;
    money(i128::from(one.minor) * i128::from(fare.count), one.currency)
}

/// Applies a tenant's rules to a supplier's fare.
///
/// # Errors
/// The fare has no passengers, mixes currencies or overflows.
pub fn quote(fares: &Arc<[PassengerFare]>, rules: &PricingRules) -> Result<Quote, PricingError> {
    let currency = single_currency(fares)?;
    let party =
        |one: fn(&PassengerFare) -> i128| -> i128 { fares.iter().map(|fare| one(fare) * i128::from(fare.count)).sum() };
    let base = party(|fare| fare.base.minor.into());
    let surcharge = party(|fare| fare.surcharge.minor.into());
    let airport = party(|fare| fare.taxes.iter().map(|tax| i128::from(tax.amount.minor)).sum());
    let earned = party(|fare| fare.commission.minor.into());
    let commission = share(earned, rules.commission_share_bp);
    let fee = i128::from(rules.service_fee_minor) * party(|_| 1);
    let taxed = match rules.tax_on_agent.base {
        TaxBase::BasePlusSurcharge => base + surcharge,
        TaxBase::ServiceFee => fee,
    };
    let tax = share(taxed, rules.tax_on_agent.rate_bp);
    let gross = base + surcharge + airport;
    let line = |minor| money(minor, currency);
    Ok(Quote {
        fares: Arc::clone(fares),
        base: line(base)?,
        taxes: line(surcharge + airport)?,
        gross: line(gross)?,
        commission_earned: line(earned)?,
        commission: line(commission)?,
        tax_on_agent: TaxOnAgent {
            label: rules.tax_on_agent.label,
            rate_bp: rules.tax_on_agent.rate_bp,
            amount: line(tax)?,
        },
        service_fee: line(fee)?,
        extras: None,
        agent_payable: line(gross - commission + tax + fee)?,
        customer_total: line(gross + tax + fee)?,
    })
}

impl Quote {
    /// Replaces the quote's extras. The agency passes them on at cost.
    ///
    /// # Errors
    /// They are in another currency or overflow.
    pub fn with_extras(mut self, extras: Option<Money>) -> Result<Self, PricingError> {
        let currency = self.gross.currency;
        let minor = |extras: Option<Money>| extras.map_or(0, |extras| i128::from(extras.minor));
        if extras.is_some_and(|extras| extras.currency != currency) {
            return Err(PricingError::MixedCurrencies);
        }
        let more = minor(extras) - minor(self.extras);
        self.agent_payable = money(i128::from(self.agent_payable.minor) + more, currency)?;
        self.customer_total = money(i128::from(self.customer_total.minor) + more, currency)?;
        self.extras = extras;
        Ok(self)
    }
}

/// Whether two quotes have the same agency and customer amounts.
#[must_use]
pub fn same_price(a: &Quote, b: &Quote) -> bool {
    a.agent_payable == b.agent_payable && a.customer_total == b.customer_total
}

/// Journal amounts of an issued order. The debit equals the sum of the credits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IssueSplit {
    /// Debit: the agency's wallet.
    pub agency_wallet: Money,
    /// Credit: payable to the supplier, net of its commission.
    pub supplier_payable: Money,
    /// Credit: tax payable.
    pub tax_payable: Money,
    /// Credit: the share of the commission we keep.
    pub commission_income: Money,
    /// Credit: our service fee.
    pub fee_income: Money,
}

/// Computes the journal amounts of a capture.
///
/// # Errors
/// The quote is inconsistent; the order must not be charged.
pub fn issue_split(quote: &Quote) -> Result<IssueSplit, PricingError> {
    let currency = quote.gross.currency;
    let earned = i128::from(quote.commission_earned.minor);
    let extras = quote.extras.map_or(0, |extras| i128::from(extras.minor));
    let split = IssueSplit {
        agency_wallet: quote.agent_payable,
        supplier_payable: money(i128::from(quote.gross.minor) - earned + extras, currency)?,
        tax_payable: quote.tax_on_agent.amount,
        commission_income: money(earned - i128::from(quote.commission.minor), currency)?,
        fee_income: quote.service_fee,
    };
    let credits = [
        split.supplier_payable,
        split.tax_payable,
        split.commission_income,
        split.fee_income,
    ];
    if credits.iter().map(|line| i128::from(line.minor)).sum::<i128>() == i128::from(split.agency_wallet.minor) {
        Ok(split)
    } else {
        Err(PricingError::Overflow)
    }
}

fn single_currency(fares: &[PassengerFare]) -> Result<CurrencyCode, PricingError> {
    let currency = fares.first().ok_or(PricingError::Empty)?.base.currency;
    let mut amounts = fares.iter().flat_map(|fare| {
        [&fare.base, &fare.surcharge, &fare.commission]
            .into_iter()
            .chain(fare.taxes.iter().map(|tax| &tax.amount))
    });
    if amounts.all(|amount| amount.currency == currency) {
        Ok(currency)
    } else {
        Err(PricingError::MixedCurrencies)
    }
}

fn share(amount: i128, bp: u32) -> i128 {
    round_half_up(amount * i128::from(bp), 10_000)
}

fn money(minor: i128, currency: CurrencyCode) -> Result<Money, PricingError> {
    i64::try_from(minor)
        .map(|minor| Money { minor, currency })
        .map_err(|_| PricingError::Overflow)
}

#[cfg(test)]
mod tests;
