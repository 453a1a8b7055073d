//! The cost of an exchange, line by line.
//!
//! Invariant: on each line `old residual + add-collect = new fare + penalty + portal fee + kept + residual refund`, nothing is
//! negative, and the totals are sums of the lines. So the new tickets, the refund and the fees never exceed the old tickets
//! and the agency's add-collect.

use serde::{Deserialize, Serialize};

use super::uneven::UnevenQuote;
use crate::money::{CurrencyCode, Money};

/// The cost of an exchange. All amounts of the lines are in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExchangeAmounts {
    /// One line per traveller.
    pub lines: Vec<ExchangeLine>,
    /// The airport taxes' part of the new fare less the old residual. May be negative.
    pub tax_difference: Money,
}

/// The cost of one traveller's exchange. All amounts are positive or zero and in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExchangeLine {
    /// The traveller.
    pub traveller_id: String,
    /// Value of the old ticket: the amount the agency paid for it.
    pub old_residual: Money,
    /// The agency's price of the new ticket.
    pub new_fare: Money,
    /// The airline's fee for the change.
    pub penalty: Money,
    /// The portal's fee.
    pub portal_fee: Money,
    /// A surplus that the airline keeps.
    pub kept: Money,
    /// Add-collect: the additional amount the agency pays.
    pub add_collect: Money,
    /// A surplus that returns to the wallet.
    pub residual_refund: Money,
}

impl ExchangeLine {
    /// The line of an exchange. `is_returned`: a surplus returns to the wallet, otherwise the airline keeps it. `kept` is the amount the
    /// airline keeps of the old ticket in any case.
    ///
    /// # Errors
    /// An amount is negative or in another currency, or a sum overflows.
    pub fn of(
        traveller_id: String,
        (old_residual, new_fare): (Money, Money),
        (penalty, portal_fee, kept): (Money, Money, Money),
        is_returned: bool,
    ) -> Result<Self, UnevenQuote> {
        let zero = Money::zero(old_residual.currency);
        let cost = [penalty, portal_fee, kept]
            .into_iter()
            .try_fold(new_fare, Money::checked_add)
            .map_err(|_| UnevenQuote)?;
        let left = old_residual.checked_sub(cost).map_err(|_| UnevenQuote)?;
        let (add_collect, surplus) = if left.is_negative() {
            (left.negated().map_err(|_| UnevenQuote)?, zero)
        } else {
            (zero, left)
        };
        let (residual_refund, kept) = if is_returned {
            (surplus, kept)
        } else {
            (zero, kept.checked_add(surplus).map_err(|_| UnevenQuote)?)
        };
        let line = Self {
            traveller_id,
            old_residual,
            new_fare,
            penalty,
            portal_fee,
            kept,
            add_collect,
            residual_refund,
        };
        if line.is_even() { Ok(line) } else { Err(UnevenQuote) }
    }

    pub(super) fn is_even(&self) -> bool {
        let into = [self.old_residual, self.add_collect];
        let out = [
            self.new_fare,
            self.penalty,
            self.portal_fee,
            self.kept,
            self.residual_refund,
        ];
        let currency = self.old_residual.currency;
        let is_fit = |amount: &Money| amount.currency == currency && !amount.is_negative();
        let sum = |amounts: &[Money]| amounts.iter().map(|amount| i128::from(amount.minor)).sum::<i128>();
        into.iter().chain(&out).all(is_fit) && sum(&into) == sum(&out)
    }
}

impl ExchangeAmounts {
    /// The sum of one amount over all lines.
    ///
    /// # Errors
    /// The sum overflows, or there is no line.
    pub fn sum_of(&self, amount: impl Fn(&ExchangeLine) -> Money) -> Result<Money, UnevenQuote> {
        let currency = self.currency()?;
        let mut amounts = self.lines.iter().map(amount);
        amounts
            .try_fold(Money::zero(currency), Money::checked_add)
            .map_err(|_| UnevenQuote)
    }

    /// Total add-collect.
    ///
    /// # Errors
    /// As [`ExchangeAmounts::sum_of`].
    pub fn add_collect(&self) -> Result<Money, UnevenQuote> {
        let added = self.sum_of(|line| line.add_collect)?;
        let back = self.sum_of(|line| line.residual_refund)?;
        let net = added.checked_sub(back).map_err(|_| UnevenQuote)?;
        Ok(Money::new(net.minor.max(0), net.currency))
    }

    /// The total returned to the wallet, when the lines return more than they add.
    ///
    /// # Errors
    /// As [`ExchangeAmounts::sum_of`].
    pub fn residual_refund(&self) -> Result<Money, UnevenQuote> {
        let added = self.sum_of(|line| line.add_collect)?;
        let back = self.sum_of(|line| line.residual_refund)?;
        let net = back.checked_sub(added).map_err(|_| UnevenQuote)?;
        Ok(Money::new(net.minor.max(0), net.currency))
    }

    /// The total charged for an order after the exchange, with `paid` charged before.
    ///
    /// # Errors
    /// As [`ExchangeAmounts::sum_of`].
    pub fn charged_after(&self, paid: Money) -> Result<Money, UnevenQuote> {
        let (added, returned) = (self.add_collect()?, self.residual_refund()?);
        let charged = paid.checked_add(added).and_then(|sum| sum.checked_sub(returned));
        charged.map_err(|_| UnevenQuote)
    }

    /// The new fare less the old residual. May be negative.
    ///
    /// # Errors
    /// As [`ExchangeAmounts::sum_of`].
    pub fn difference(&self) -> Result<Money, UnevenQuote> {
        let (new, old) = (
            self.sum_of(|line| line.new_fare)?,
            self.sum_of(|line| line.old_residual)?,
        );
        new.checked_sub(old).map_err(|_| UnevenQuote)
    }

    pub(super) fn currency(&self) -> Result<CurrencyCode, UnevenQuote> {
        Ok(self.lines.first().ok_or(UnevenQuote)?.old_residual.currency)
    }
}
