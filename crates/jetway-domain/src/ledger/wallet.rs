//! Wallet balances.

use crate::money::{CurrencyCode, Money, MoneyError};

/// Balance of an agency's wallet in one currency, in minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WalletBalance {
    /// The wallet's currency.
    pub currency: CurrencyCode,
    /// Sum of the journal; negative when credit is used.
    pub posted_minor: i64,
    /// Sum of the pending holds.
    pub held_minor: i64,
    /// How far below zero the wallet may go.
    pub credit_limit_minor: i64,
    /// Increases with every change.
    pub version: i64,
}

impl WalletBalance {
    /// Available amount: posted − held + credit limit.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn available(&self) -> Result<Money, MoneyError> {
        self.own()?.checked_add(self.money(self.credit_limit_minor))
    }

    /// Sum of the journal.
    #[must_use]
    pub const fn posted(&self) -> Money {
        self.money(self.posted_minor)
    }

    /// Sum of the pending holds.
    #[must_use]
    pub const fn held(&self) -> Money {
        self.money(self.held_minor)
    }

    /// How far below zero the wallet may go.
    #[must_use]
    pub const fn credit_limit(&self) -> Money {
        self.money(self.credit_limit_minor)
    }

    /// Credit used by entries and holds.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn credit_used(&self) -> Result<Money, MoneyError> {
        let below_nothing = self.own()?.negated()?;
        Ok(if below_nothing.is_positive() {
            below_nothing
        } else {
            self.money(0)
        })
    }

    /// Unused credit.
    ///
    /// # Errors
    /// The sum overflows.
    pub fn credit_available(&self) -> Result<Money, MoneyError> {
        self.credit_limit().checked_sub(self.credit_used()?)
    }

    /// Amount missing for spending `amount`; `None` when it is covered.
    ///
    /// # Errors
    /// The currencies differ or the sum overflows.
    pub fn shortfall(&self, amount: Money) -> Result<Option<Money>, MoneyError> {
        let missing = amount.checked_sub(self.available()?)?;
        Ok(missing.is_positive().then_some(missing))
    }

    fn own(&self) -> Result<Money, MoneyError> {
        self.posted().checked_sub(self.held())
    }

    const fn money(&self, minor: i64) -> Money {
        Money::new(minor, self.currency)
    }
}
