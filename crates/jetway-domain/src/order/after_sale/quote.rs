//! The amounts returned by a void or refund, line by line.
//!
//! Invariant: on each line `paid = deductions + net`, nothing is negative, and the total is the sum of the nets; so no more is
//! returned than was paid.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::basis::{QuoteBasis, QuoteRule};
use super::exchange::ExchangeAmounts;
use super::uneven::UnevenQuote;
use crate::money::{CurrencyCode, Money, MoneyError};

/// The amount a request returns, and until when it can be accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct AfterSaleQuote {
    /// Id, which the acceptance has to state.
    pub quote_id: String,
    /// Who made it.
    pub mode: QuoteMode,
    /// One line per traveller.
    pub lines: Vec<QuoteLine>,
    /// The sum of the nets.
    pub total: Money,
    /// When it expires.
    pub valid_until: DateTime<Utc>,
    /// The rule it follows, in one English sentence.
    pub basis: String,
    /// The rule; `None` when an operator wrote the sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<QuoteRule>,
    /// The airline returns credit with itself; nothing is returned to the wallet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub airline_credit: bool,
    /// The cost of an exchange; `None` for other requests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<Box<ExchangeAmounts>>,
}

/// Who made a quote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum QuoteMode {
    /// Computed from the filed rules.
    Auto,
    /// Entered by operations.
    Manual,
}

/// One traveller's refund. All amounts are positive or zero and in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuoteLine {
    /// The traveller.
    pub traveller_id: String,
    /// The amount the agency paid for the traveller.
    pub paid: Money,
    /// Deducted: the price of flights that are used or kept.
    pub used: Money,
    /// Deducted: the airline's penalty.
    pub penalty: Money,
    /// Deducted: the airline's no-show fee.
    pub no_show: Money,
    /// Deducted: taxes that are not returned.
    pub taxes_kept: Money,
    /// Deducted: the service fee of the sale, when it is kept.
    pub service_fee: Money,
    /// Deducted: the portal's fee for the request.
    pub portal_fee: Money,
    /// The remainder.
    pub net: Money,
    /// Part of `paid`: the tax on the agency that is reversed.
    pub tax_reversed: Money,
    /// Already deducted in `paid`: the agency's commission on the returned amount, which the airline recalls.
    pub commission_recalled: Money,
    /// The portal's commission on the returned amount, which the airline recalls as well. Not shown to the agency.
    pub commission_kept_recalled: Money,
}

impl QuoteLine {
    /// A line on which everything paid is returned.
    #[must_use]
    pub fn whole(traveller_id: impl Into<String>, paid: Money) -> Self {
        let zero = Money::zero(paid.currency);
        Self {
            traveller_id: traveller_id.into(),
            paid,
            used: zero,
            penalty: zero,
            no_show: zero,
            taxes_kept: zero,
            service_fee: zero,
            portal_fee: zero,
            net: paid,
            tax_reversed: zero,
            commission_recalled: zero,
            commission_kept_recalled: zero,
        }
    }

    /// Deductions in order: used flights first, the portal's fee last.
    #[must_use]
    pub const fn deductions(&self) -> [Money; 6] {
        [
            self.used,
            self.penalty,
            self.no_show,
            self.taxes_kept,
            self.service_fee,
            self.portal_fee,
        ]
    }

    /// Subtracts the deductions from the amount paid. Deductions beyond it are reduced, so that `net` is never negative.
    #[must_use]
    pub fn taken(mut self) -> Self {
        let mut left = self.paid.minor.max(0);
        for deduction in [
            &mut self.used,
            &mut self.penalty,
            &mut self.no_show,
            &mut self.taxes_kept,
            &mut self.service_fee,
            &mut self.portal_fee,
        ] {
            deduction.minor = deduction.minor.clamp(0, left);
            left -= deduction.minor;
        }
        self.net.minor = left;
        self.tax_reversed.minor = self.tax_reversed.minor.clamp(0, left);
        self
    }

    fn is_even(&self) -> bool {
        let amounts = self.deductions();
        let currency = self.paid.currency;
        let mut all = amounts.iter().chain([
            &self.paid,
            &self.net,
            &self.tax_reversed,
            &self.commission_recalled,
            &self.commission_kept_recalled,
        ]);
        let is_fit = |amount: &Money| amount.currency == currency && !amount.is_negative();
        let gone: i128 = amounts.iter().map(|amount| i128::from(amount.minor)).sum();
        all.all(is_fit) && gone + i128::from(self.net.minor) == i128::from(self.paid.minor)
    }
}

impl AfterSaleQuote {
    /// A quote of these lines.
    ///
    /// # Errors
    /// There is no line, or one does not add up.
    pub fn of(
        quote_id: String,
        mode: QuoteMode,
        lines: Vec<QuoteLine>,
        valid_until: DateTime<Utc>,
        basis: QuoteBasis,
    ) -> Result<Self, UnevenQuote> {
        let currency = lines.first().ok_or(UnevenQuote)?.paid.currency;
        let fits = |line: &QuoteLine| line.is_even() && line.paid.currency == currency;
        if !lines.iter().all(fits) {
            return Err(UnevenQuote);
        }
        let total = sum(lines.iter().map(|line| line.net), currency).map_err(|_| UnevenQuote)?;
        let (basis, rule) = basis.parts();
        Ok(Self {
            quote_id,
            mode,
            lines,
            total,
            valid_until,
            basis,
            rule,
            airline_credit: false,
            exchange: None,
        })
    }

    /// The same amounts as credit with the airline.
    #[must_use]
    pub fn paid_as_airline_credit(mut self) -> Self {
        self.airline_credit = true;
        self
    }

    /// The amount returned to the wallet.
    #[must_use]
    pub const fn to_wallet(&self) -> Money {
        if self.airline_credit {
            Money::zero(self.total.currency)
        } else {
            self.total
        }
    }

    /// The sum of one amount over all lines.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn sum_of(&self, amount: impl Fn(&QuoteLine) -> Money) -> Result<Money, MoneyError> {
        sum(self.lines.iter().map(amount), self.total.currency)
    }
}

fn sum(amounts: impl Iterator<Item = Money>, currency: CurrencyCode) -> Result<Money, MoneyError> {
    let mut amounts = amounts;
    amounts.try_fold(Money::zero(currency), Money::checked_add)
}

#[cfg(test)]
mod tests {
    use super::super::basis::QuoteBasis;
    use super::{AfterSaleQuote, QuoteLine, QuoteMode, UnevenQuote};
    use crate::money::{CurrencyCode, Money};

    fn aed(minor: i64) -> Money {
        Money::new(minor, CurrencyCode::parse("AED").expect("a currency"))
    }

    fn quote(lines: Vec<QuoteLine>) -> Result<AfterSaleQuote, UnevenQuote> {
        let until = "2026-11-26T19:30:00Z".parse().expect("an instant");
        AfterSaleQuote::of(
            "q".to_owned(),
            QuoteMode::Auto,
            lines,
            until,
            QuoteBasis::Written("Rule.".to_owned()),
        )
    }

    /// Numbers that look random and are the same in every run.
    fn numbers(seed: u64) -> impl FnMut() -> i64 {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            i64::try_from(state % 200_000).unwrap_or(0)
        }
    }

    #[test]
    fn lines_of_any_amounts_add_up_and_return_no_more_than_was_paid() {
        for seed in 1..2_000 {
            let mut next = numbers(seed);
            let people = usize::try_from(1 + next() % 9).expect("a few");
            let lines: Vec<_> = (0..people)
                .map(|at| {
                    let line = QuoteLine {
                        used: aed(next()),
                        penalty: aed(next()),
                        no_show: aed(next() - 100_000),
                        taxes_kept: aed(next()),
                        service_fee: aed(next()),
                        portal_fee: aed(next()),
                        tax_reversed: aed(next()),
                        ..QuoteLine::whole(format!("t{at}"), aed(next()))
                    };
                    line.taken()
                })
                .collect();
            let paid: i64 = lines.iter().map(|line| line.paid.minor).sum();
            let quote = quote(lines).expect("the lines add up");
            assert!((0..=paid).contains(&quote.total.minor), "seed {seed}");
            let net = quote.sum_of(|line| line.net).expect("a sum");
            assert_eq!(quote.total, net);
            let gone: i64 = quote
                .lines
                .iter()
                .flat_map(QuoteLine::deductions)
                .map(|amount| amount.minor)
                .sum();
            assert_eq!(gone + net.minor, paid, "seed {seed}");
        }
    }

    #[test]
    fn a_quote_is_refused_when_a_line_is_uneven_negative_or_in_another_currency() {
        let line = QuoteLine::whole("t1", aed(10_000));
        assert_eq!(quote(vec![line.clone()]).expect("even").total, aed(10_000));
        let dear = QuoteLine {
            net: aed(10_001),
            ..line.clone()
        };
        let negative = QuoteLine {
            penalty: aed(-1),
            net: aed(10_001),
            ..line.clone()
        };
        let usd = Money::new(0, CurrencyCode::parse("USD").expect("a currency"));
        let foreign = QuoteLine { penalty: usd, ..line };
        for wrong in [dear, negative, foreign] {
            assert_eq!(quote(vec![wrong]), Err(UnevenQuote));
        }
        assert_eq!(quote(Vec::new()), Err(UnevenQuote));
    }
}
