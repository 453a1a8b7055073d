//! `[exchange]`: exchange rates for showing amounts in other currencies.

use std::collections::BTreeMap;

use jetway_domain::money::CurrencyCode;
use jetway_domain::money::exchange::{RATE_PARTS, Rate, Rates};
use schemars::JsonSchema;
use serde::Deserialize;

/// Exchange rates for display. Fares are still sold and charged in the tenant's own currency.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// Spread added to every displayed amount, in basis points (100 = 1 %).
    #[serde(default)]
    #[schemars(range(max = 10_000))]
    pub spread_bp: u32,
    /// Units of the tenant's currency for one unit of another, such as `USD = "3.6725"`; up to six decimals.
    pub rates: BTreeMap<String, String>,
}

impl Exchange {
    /// Validates the rates.
    ///
    /// # Errors
    /// A description of the invalid rate.
    pub fn rates(&self, home: CurrencyCode) -> Result<Rates, String> {
        if self.spread_bp > 10_000 {
            return Err("a spread above 100 %; `spread_bp` counts basis points, 100 is 1 %".to_owned());
        }
        let others = self.rates.iter().map(|(code, rate)| {
            let currency = CurrencyCode::parse(code).map_err(|error| error.to_string())?;
            if currency == home {
                return Err(format!("{home} is the tenant's own currency and needs no rate"));
            }
            let parts = parts(rate).filter(|parts| *parts > 0);
            let parts = parts
                .ok_or_else(|| format!("{rate:?} is no rate; write {home} for one {currency}, as in \"3.6725\""))?;
            Ok(Rate { currency, parts })
        });
        Ok(Rates {
            home,
            spread_bp: self.spread_bp,
            others: others.collect::<Result<_, String>>()?,
        })
    }
}

/// A plain decimal in millionths.
fn parts(rate: &str) -> Option<u64> {
    let (whole, fraction) = rate.split_once('.').unwrap_or((rate, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 7 || fraction.len() > 6 || !digits(whole) || !digits(fraction) {
        return None;
    }
    let fraction: u64 = format!("{fraction:0<6}").parse().ok()?;
    let one = u64::try_from(RATE_PARTS).ok()?;
    whole.parse::<u64>().ok()?.checked_mul(one)?.checked_add(fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(code: &str, rate: &str) -> Result<Rates, String> {
        let exchange = Exchange {
            spread_bp: 0,
            rates: BTreeMap::from([(code.to_owned(), rate.to_owned())]),
        };
        exchange.rates(CurrencyCode::AED)
    }

    #[test]
    fn a_rate_is_a_plain_decimal_of_another_currency() {
        let found = rates("USD", "3.6725").expect("a rate");
        assert_eq!(
            (found.others[0].parts, found.others[0].currency),
            (3_672_500, CurrencyCode::USD)
        );
        for (code, rate) in [
            ("AED", "1"),
            ("USD", "0"),
            ("USD", "-1"),
            ("USD", "1.2345678"),
            ("usdollar", "1"),
            ("USD", ""),
        ] {
            assert!(rates(code, rate).is_err(), "{code} {rate}");
        }
    }
}
