//! The quote of an exchange, in the form common to all requests.

use chrono::{DateTime, Utc};

use super::basis::QuoteBasis;
use super::exchange::{ExchangeAmounts, ExchangeLine};
use super::quote::{AfterSaleQuote, QuoteLine, QuoteMode};
use super::uneven::UnevenQuote;
use crate::money::Money;

impl AfterSaleQuote {
    /// The quote of an exchange. Its total is the amount returned to the wallet: some travellers' add-collect is offset against others'
    /// surplus.
    ///
    /// # Errors
    /// There is no line, or one does not add up.
    pub fn of_exchange(
        quote_id: String,
        mode: QuoteMode,
        amounts: ExchangeAmounts,
        valid_until: DateTime<Utc>,
        basis: QuoteBasis,
    ) -> Result<Self, UnevenQuote> {
        let currency = amounts.currency()?;
        let fits = |line: &ExchangeLine| line.is_even() && line.old_residual.currency == currency;
        if !amounts.lines.iter().all(fits) || amounts.tax_difference.currency != currency {
            return Err(UnevenQuote);
        }
        let left = amounts.sum_of(|line| line.residual_refund)?;
        let returned = amounts.residual_refund()?;
        let mut set_off = left.minor - returned.minor;
        let lines = amounts.lines.iter().map(|line| {
            let taken = set_off.min(line.residual_refund.minor);
            set_off -= taken;
            plain(line, line.residual_refund.minor - taken)
        });
        let quote = Self::of(quote_id, mode, lines.collect(), valid_until, basis)?;
        Ok(Self {
            exchange: Some(Box::new(amounts)),
            ..quote
        })
    }
}

/// The line in the common form: the value of the old ticket, the part used for the new one, and the part returned.
fn plain(line: &ExchangeLine, returned: i64) -> QuoteLine {
    let used = Money::new(line.old_residual.minor - returned, line.old_residual.currency);
    let plain = QuoteLine {
        used,
        ..QuoteLine::whole(line.traveller_id.clone(), line.old_residual)
    };
    plain.taken()
}

#[cfg(test)]
mod tests {
    use super::super::basis::QuoteBasis;
    use crate::money::{CurrencyCode, Money};
    use crate::order::{AfterSaleQuote, ExchangeAmounts, ExchangeLine, QuoteMode, UnevenQuote};

    fn aed(minor: i64) -> Money {
        Money::new(minor, CurrencyCode::parse("AED").expect("a currency"))
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
    fn lines_of_any_amounts_add_up_to_the_minor_unit() {
        for seed in 1..2_000 {
            let mut next = numbers(seed);
            let people = 1 + next() % 9;
            let lines: Vec<_> = (0..people)
                .map(|at| {
                    let fees = (aed(next() / 10), aed(next() / 50), aed(next() / 20));
                    ExchangeLine::of(format!("t{at}"), (aed(next()), aed(next())), fees, seed % 2 == 0).expect("even")
                })
                .collect();
            let amounts = ExchangeAmounts {
                lines,
                tax_difference: aed(next() - 100_000),
            };
            let until = "2026-11-26T19:30:00Z".parse().expect("an instant");
            let made = AfterSaleQuote::of_exchange(
                "q".to_owned(),
                QuoteMode::Auto,
                amounts.clone(),
                until,
                QuoteBasis::Written(String::new()),
            );
            let quote = made.expect("the lines add up");
            let sum = |amount: fn(&ExchangeLine) -> Money| amounts.sum_of(amount).expect("a sum").minor;
            let into = sum(|line| line.old_residual) + amounts.add_collect().expect("a sum").minor;
            let fees = sum(|line| line.penalty) + sum(|line| line.portal_fee) + sum(|line| line.kept);
            let out = sum(|line| line.new_fare) + fees + quote.total.minor;
            assert_eq!(into, out, "seed {seed}");
            let charged = amounts
                .charged_after(aed(sum(|line| line.old_residual)))
                .expect("a sum");
            assert_eq!(charged, aed(sum(|line| line.new_fare) + fees), "seed {seed}");
            assert_eq!(quote.sum_of(|line| line.net), Ok(quote.total), "seed {seed}");
            assert!(quote.total.minor <= sum(|line| line.old_residual), "seed {seed}");
        }
    }

    #[test]
    fn a_negative_or_foreign_amount_is_no_line() {
        let usd = Money::new(0, CurrencyCode::parse("USD").expect("a currency"));
        for penalty in [aed(-1), usd] {
            let line = ExchangeLine::of("t1".to_owned(), (aed(10), aed(5)), (penalty, aed(0), aed(0)), true);
            assert_eq!(line, Err(UnevenQuote));
        }
    }
}
