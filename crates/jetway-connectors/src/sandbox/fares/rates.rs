//! Fixed exchange rates, and amounts in the filing currency.

use jetway_domain::money::{CurrencyCode, Money, round_half_up};

/// Ten-thousandths of a US dollar, the unit of fare computation.
pub(in crate::sandbox) type Usd4 = i64;

/// Units per US dollar, times 10 000. Fixed.
const RATES: [(&str, i64); 30] = [
    ("AED", 36_725),
    ("AUD", 15_200),
    ("BDT", 1_220_000),
    ("BHD", 3_760),
    ("CAD", 13_700),
    ("CHF", 8_800),
    ("CNY", 72_000),
    ("EGP", 490_000),
    ("EUR", 9_200),
    ("GBP", 7_850),
    ("HKD", 78_000),
    ("IDR", 160_000_000),
    ("INR", 845_000),
    ("IQD", 13_100_000),
    ("JOD", 7_090),
    ("JPY", 1_500_000),
    ("KWD", 3_070),
    ("LKR", 2_950_000),
    ("MVR", 154_200),
    ("MYR", 43_500),
    ("NPR", 1_352_000),
    ("OMR", 3_845),
    ("PKR", 2_785_000),
    ("QAR", 36_400),
    ("SAR", 37_500),
    ("SGD", 13_300),
    ("THB", 338_000),
    ("TRY", 340_000),
    ("USD", 10_000),
    ("ZAR", 180_000),
];

/// A filing currency with its fixed rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sandbox) struct Filing {
    currency: CurrencyCode,
    rate: i64,
}

impl Filing {
    /// `None` for a currency without a rate.
    pub(in crate::sandbox) fn of(currency: CurrencyCode) -> Option<Self> {
        let (_, rate) = RATES.iter().find(|(code, _)| *code == currency.as_str())?;
        Some(Self { currency, rate: *rate })
    }

    /// Rounded half-up to the minor unit.
    pub(in crate::sandbox) fn exact(self, usd: Usd4) -> Money {
        let numerator = i128::from(usd) * i128::from(self.rate) * i128::from(self.currency.minor_per_major());
        Money::new(narrow(round_half_up(numerator, 100_000_000)), self.currency)
    }

    /// Rounded up to the filing unit: whole dirhams and taka, half dinars.
    pub(in crate::sandbox) fn fare(self, usd: Usd4) -> Money {
        let unit = match self.currency.as_str() {
            "BHD" | "JOD" | "KWD" | "OMR" => 500,
            "AED" => 500,
            "IDR" => 100_000,
            "IQD" => 1_000_000,
            "JPY" => 100,
            _ => self.currency.minor_per_major(),
        };
        let exact = self.exact(usd).minor;
        Money::new((exact + unit - 1).div_euclid(unit) * unit, self.currency)
    }

    /// An amount set by law in another currency, in `hundredths` of its major unit.
    pub(in crate::sandbox) fn foreign(self, hundredths: i64, currency: &str) -> Money {
        let rate = RATES
            .iter()
            .find(|(code, _)| *code == currency)
            .map_or(10_000, |(_, rate)| *rate);
        let numerator = i128::from(hundredths) * i128::from(self.rate) * i128::from(self.currency.minor_per_major());
        Money::new(narrow(round_half_up(numerator, i128::from(rate) * 100)), self.currency)
    }

    pub(in crate::sandbox) const fn currency(self) -> CurrencyCode {
        self.currency
    }
}

/// Fares are far below the limit of 64 bits.
fn narrow(minor: i128) -> i64 {
    i64::try_from(minor).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn converts_at_the_frozen_rate() {
        let aed = Filing::of(CurrencyCode::AED).expect("filed");
        let bdt = Filing::of(CurrencyCode::BDT).expect("filed");
        assert_eq!(
            aed.exact(1_000_000),
            Money::new(36_725, CurrencyCode::AED),
            "100 dollars"
        );
        assert_eq!(aed.foreign(3_500, "AED"), Money::new(3_500, CurrencyCode::AED));
        assert_eq!(
            aed.foreign(200_000, "BDT"),
            Money::new(6_020, CurrencyCode::AED),
            "2000 taka"
        );
        assert_eq!(
            bdt.foreign(3_500, "AED"),
            Money::new(116_270, CurrencyCode::BDT),
            "35 dirhams"
        );
        assert_eq!(
            aed.fare(1_000_000),
            Money::new(37_000, CurrencyCode::AED),
            "up to five dirhams"
        );
        assert_eq!(Filing::of(CurrencyCode::parse("XXX").expect("a code")), None);
    }
}
