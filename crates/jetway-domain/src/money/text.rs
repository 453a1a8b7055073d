//! The two written forms of an amount: `AED 1234.50` and `{"currency":"AED","amount":"1234.50"}`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{CurrencyCode, Money, MoneyError};
use crate::text::plain_digits;

impl Money {
    /// Parses `AED 1234.50`: code, one space, amount. The space may be one that does not break, as in displayed amounts.
    ///
    /// # Errors
    /// The text has another format, more decimals than the currency, or overflows.
    pub fn parse(text: &str) -> Result<Self, MoneyError> {
        let (code, amount) = text.split_once([' ', '\u{a0}']).ok_or_else(|| unreadable(text))?;
        let currency = CurrencyCode::parse(code).map_err(|_| unreadable(text))?;
        Self::from_amount(amount, currency)
    }

    /// Parses a decimal amount such as `1234.50`; missing decimals are zero. The digits may be of any script, and commas
    /// may separate thousands, as amounts are displayed: `36,174.89`.
    ///
    /// # Errors
    /// The text is anything else (an exponent, a plus sign, a comma in another place), has more decimals than the
    /// currency, or overflows.
    pub fn from_amount(amount: &str, currency: CurrencyCode) -> Result<Self, MoneyError> {
        let amount = &*plain_digits(amount);
        let (sign, unsigned) = amount.strip_prefix('-').map_or((1, amount), |rest| (-1, rest));
        let (whole, fraction) = match unsigned.split_once('.') {
            Some((whole, fraction)) if !fraction.is_empty() => (whole, fraction),
            Some(_) => return Err(unreadable(amount)),
            None => (unsigned, ""),
        };
        let exponent = currency.exponent() as usize;
        if !is_grouped(whole) || fraction.len() > exponent {
            return Err(unreadable(amount));
        }
        let filled = fraction
            .bytes()
            .chain(std::iter::repeat_n(b'0', exponent - fraction.len()));
        let minor = whole
            .bytes()
            .filter(|&byte| byte != b',')
            .chain(filled)
            .try_fold(0_i64, |minor, byte| push_digit(minor, byte, sign, amount))?;
        Ok(Self { minor, currency })
    }

    /// The decimal amount with exactly the currency's digits: `1234.50`.
    #[must_use]
    pub fn amount(&self) -> String {
        let sign = if self.minor < 0 { "-" } else { "" };
        let exponent = self.currency.exponent() as usize;
        let digits = format!("{:0>width$}", self.minor.unsigned_abs(), width = exponent + 1);
        let (whole, fraction) = digits.split_at(digits.len() - exponent);
        if fraction.is_empty() {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}.{fraction}")
        }
    }
}

/// Whether the commas of whole units, if any, separate thousands, or lakhs as in `1,23,456`.
fn is_grouped(whole: &str) -> bool {
    let groups: Vec<usize> = whole.split(',').map(str::len).collect();
    match groups.as_slice() {
        [first] => *first > 0,
        [first, between @ .., last] => {
            (1..=3).contains(first) && *last == 3 && between.iter().all(|length| (2..=3).contains(length))
        }
        [] => false,
    }
}

/// Digits are added with the sign, so that the smallest `i64` can be parsed.
fn push_digit(minor: i64, byte: u8, sign: i64, amount: &str) -> Result<i64, MoneyError> {
    if !byte.is_ascii_digit() {
        return Err(unreadable(amount));
    }
    let digit = sign * i64::from(byte - b'0');
    minor
        .checked_mul(10)
        .and_then(|tens| tens.checked_add(digit))
        .ok_or(MoneyError::Overflow)
}

fn unreadable(text: &str) -> MoneyError {
    MoneyError::Unreadable {
        text: text.chars().take(40).collect(),
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.currency, self.amount())
    }
}

impl FromStr for Money {
    type Err = MoneyError;
    fn from_str(text: &str) -> Result<Self, MoneyError> {
        Self::parse(text)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    currency: CurrencyCode,
    amount: String,
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Wire {
            currency: self.currency,
            amount: self.amount(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Wire { currency, amount } = Wire::deserialize(deserializer)?;
        Self::from_amount(&amount, currency).map_err(serde::de::Error::custom)
    }
}
