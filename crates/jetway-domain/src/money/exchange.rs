//! Conversion for display. Charges stay in the currency the fare was filed in.

use super::{CurrencyCode, Money, round_half_up};

/// Rates are in these fractions of a unit of the home currency.
pub const RATE_PARTS: i128 = 1_000_000;

/// The exchange rate of a currency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// The other currency.
    pub currency: CurrencyCode,
    /// Millionths of a unit of the home currency for one unit of the other.
    pub parts: u64,
}

/// A tenant's rates (travel-domain "Rounding and FX").
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rates {
    /// The currency fares are filed and charged in.
    pub home: CurrencyCode,
    /// Spread added to every conversion, in basis points, because the next rate may be worse.
    pub spread_bp: u32,
    /// Currencies amounts can be shown in.
    pub others: Vec<Rate>,
}

impl Rates {
    /// Rates without another currency.
    #[must_use]
    pub const fn only(home: CurrencyCode) -> Self {
        Self {
            home,
            spread_bp: 0,
            others: Vec::new(),
        }
    }

    /// All currencies, home first.
    pub fn currencies(&self) -> impl Iterator<Item = CurrencyCode> + '_ {
        std::iter::once(self.home).chain(self.others.iter().map(|rate| rate.currency))
    }

    /// The conversion to a currency; `None` without a rate.
    #[must_use]
    pub fn to(&self, currency: CurrencyCode) -> Option<Conversion> {
        if currency == self.home {
            return Some(Conversion {
                to: currency,
                parts: RATE_PARTS.unsigned_abs().try_into().unwrap_or(u64::MAX),
                spread_bp: 0,
            });
        }
        let rate = self.others.iter().find(|rate| rate.currency == currency)?;
        Some(Conversion {
            to: currency,
            parts: rate.parts,
            spread_bp: self.spread_bp,
        })
    }
}

/// A conversion from the home currency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conversion {
    to: CurrencyCode,
    parts: u64,
    spread_bp: u32,
}

impl Conversion {
    /// The target currency.
    #[must_use]
    pub const fn currency(&self) -> CurrencyCode {
        self.to
    }

    /// Converts an amount, rounding half-up once. `None` on overflow or a zero rate.
    #[must_use]
    pub fn shown(&self, amount: Money) -> Option<Money> {
        if amount.currency == self.to {
            return Some(amount);
        }
        let up = i128::from(amount.minor)
            .checked_mul(i128::from(self.to.minor_per_major()))?
            .checked_mul(RATE_PARTS)?
            .checked_mul(10_000 + i128::from(self.spread_bp))?;
        let down = i128::from(amount.currency.minor_per_major()) * i128::from(self.parts) * 10_000;
        (down > 0).then_some(())?;
        Some(Money::new(i64::try_from(round_half_up(up, down)).ok()?, self.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates() -> Rates {
        let other = |code: &str, parts| Rate {
            currency: CurrencyCode::parse(code).expect("a currency"),
            parts,
        };
        Rates {
            home: CurrencyCode::AED,
            spread_bp: 100,
            others: vec![other("USD", 3_672_500), other("KWD", 11_950_000), other("JPY", 24_000)],
        }
    }

    fn shown(text: &str, currency: &str) -> Option<String> {
        let conversion = rates().to(CurrencyCode::parse(currency).expect("a currency"))?;
        conversion
            .shown(Money::parse(text).expect("an amount"))
            .map(|money| money.to_string())
    }

    #[test]
    fn an_amount_is_converted_with_the_spread_and_rounded_once() {
        assert_eq!(shown("AED 367.25", "USD").as_deref(), Some("USD 101.00"));
        assert_eq!(shown("AED 1195.00", "KWD").as_deref(), Some("KWD 101.000"));
        assert_eq!(shown("AED 24.00", "JPY").as_deref(), Some("JPY 1010"));
        assert_eq!(shown("AED 0.02", "USD").as_deref(), Some("USD 0.01"));
    }

    #[test]
    fn home_stays_as_it_is_and_an_unknown_currency_is_refused() {
        assert_eq!(shown("AED 367.25", "AED").as_deref(), Some("AED 367.25"));
        assert_eq!(shown("AED 367.25", "EUR"), None);
        assert_eq!(rates().currencies().next(), Some(CurrencyCode::AED));
    }
}
