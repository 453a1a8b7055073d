//! Money in integer minor units.
//!
//! Invariant: no amount is ever a float, no sum mixes currencies, no overflow is silent. Rounding happens only in
//! [`round_half_up`] (ADR 0003).

mod currency;
pub mod exchange;
mod text;

#[cfg(test)]
mod tests;

pub use currency::CurrencyCode;

/// An amount in one currency. `minor` counts the currency's smallest unit by ISO 4217: fils, paisa, cents.
///
/// On the wire it is `{"currency":"AED","amount":"1234.50"}`; as text (`Display`, [`Money::parse`]) `AED 1234.50`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Money {
    /// Minor units, possibly negative.
    pub minor: i64,
    /// The currency.
    pub currency: CurrencyCode,
}

/// Why an amount could not be computed or parsed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MoneyError {
    /// Amounts in different currencies.
    #[error("{left} and {right} cannot be combined")]
    CurrencyMismatch {
        /// Currency of the left operand.
        left: CurrencyCode,
        /// Currency of the right operand.
        right: CurrencyCode,
    },
    /// Overflow of 64 bits of minor units.
    #[error("the amount is too large")]
    Overflow,
    /// A text that is not an amount of that currency.
    #[error("{text:?} is not an amount")]
    Unreadable {
        /// The text, truncated to 40 characters.
        text: String,
    },
    /// A split into zero parts.
    #[error("an amount cannot be split into zero parts")]
    NoParts,
}

impl Money {
    /// `minor` units of `currency`.
    #[must_use]
    pub const fn new(minor: i64, currency: CurrencyCode) -> Self {
        Self { minor, currency }
    }

    /// Zero in `currency`.
    #[must_use]
    pub const fn zero(currency: CurrencyCode) -> Self {
        Self { minor: 0, currency }
    }

    /// Whether it is zero.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        self.minor == 0
    }

    /// Whether it is positive.
    #[must_use]
    pub const fn is_positive(&self) -> bool {
        self.minor > 0
    }

    /// Whether it is negative.
    #[must_use]
    pub const fn is_negative(&self) -> bool {
        self.minor < 0
    }

    /// The sum.
    ///
    /// # Errors
    /// The currencies differ or the sum overflows.
    pub fn checked_add(self, other: Self) -> Result<Self, MoneyError> {
        self.same_currency(other)?;
        let minor = self.minor.checked_add(other.minor).ok_or(MoneyError::Overflow)?;
        Ok(Self { minor, ..self })
    }

    /// The difference.
    ///
    /// # Errors
    /// The currencies differ or the difference overflows.
    pub fn checked_sub(self, other: Self) -> Result<Self, MoneyError> {
        self.same_currency(other)?;
        let minor = self.minor.checked_sub(other.minor).ok_or(MoneyError::Overflow)?;
        Ok(Self { minor, ..self })
    }

    /// The product with any whole number.
    ///
    /// # Errors
    /// The product overflows.
    pub fn checked_mul(self, factor: i64) -> Result<Self, MoneyError> {
        let minor = self.minor.checked_mul(factor).ok_or(MoneyError::Overflow)?;
        Ok(Self { minor, ..self })
    }

    /// The amount for `count` passengers, nights or rooms.
    ///
    /// # Errors
    /// The product overflows.
    pub fn times(self, count: u32) -> Result<Self, MoneyError> {
        self.checked_mul(i64::from(count))
    }

    /// The negated amount.
    ///
    /// # Errors
    /// The result overflows.
    pub fn negated(self) -> Result<Self, MoneyError> {
        self.checked_mul(-1)
    }

    /// A percentage in basis points, rounded half-up to the minor unit: 500 is 5 %.
    ///
    /// # Errors
    /// The result overflows.
    pub fn percent_bp(self, basis_points: u32) -> Result<Self, MoneyError> {
        let exact = i128::from(self.minor) * i128::from(basis_points);
        let minor = i64::try_from(round_half_up(exact, 10_000)).map_err(|_| MoneyError::Overflow)?;
        Ok(Self { minor, ..self })
    }

    /// Splits into `parts` amounts that differ by at most one minor unit and sum to the whole, larger ones first.
    ///
    /// # Errors
    /// `parts` is zero.
    pub fn split(self, parts: u32) -> Result<Vec<Self>, MoneyError> {
        if parts == 0 {
            return Err(MoneyError::NoParts);
        }
        let each = self.minor / i64::from(parts);
        let left_over = self.minor % i64::from(parts);
        let extra = left_over.signum();
        let larger = left_over.unsigned_abs();
        Ok((0..u64::from(parts))
            .map(|index| Self {
                minor: if index < larger { each + extra } else { each },
                ..self
            })
            .collect())
    }

    fn same_currency(self, other: Self) -> Result<(), MoneyError> {
        if self.currency == other.currency {
            return Ok(());
        }
        Err(MoneyError::CurrencyMismatch {
            left: self.currency,
            right: other.currency,
        })
    }
}

/// `numerator / denominator` rounded to the nearest whole number, halves away from zero. The only rounding rule for
/// stored amounts. `denominator` must be positive.
#[must_use]
pub const fn round_half_up(numerator: i128, denominator: i128) -> i128 {
    let whole = numerator / denominator;
    let rest = (numerator % denominator).abs();
    if rest >= denominator - rest {
        whole + numerator.signum()
    } else {
        whole
    }
}
