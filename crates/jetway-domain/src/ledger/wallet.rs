//! What an agency can spend.

use crate::money::{CurrencyCode, Money, MoneyError};

/// The state of an agency's wallet, in one currency, in minor units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WalletBalance {
    /// The wallet's currency.
    pub currency: CurrencyCode,
    /// Sum of the journal on the wallet; negative when the agency has drawn on credit.
    pub posted_minor: i64,
    /// Sum of the pending holds.
    pub held_minor: i64,
    /// How far below nothing the wallet may go.
    pub credit_limit_minor: i64,
    /// Grows by one with every change.
    pub version: i64,
}

impl WalletBalance {
    /// What can be spent now: posted − held + credit limit.
    ///
    /// # Errors
    /// When the sum does not fit.
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

    /// How far below nothing the wallet may go.
    #[must_use]
    pub const fn credit_limit(&self) -> Money {
        self.money(self.credit_limit_minor)
    }

    /// The part of the credit that entries and holds use.
    ///
    /// # Errors
    /// When the sum does not fit.
    pub fn credit_used(&self) -> Result<Money, MoneyError> {
        let below_nothing = self.own()?.negated()?;
        Ok(if below_nothing.is_positive() {
            below_nothing
        } else {
            self.money(0)
        })
    }

    /// The part of the credit still unused.
    ///
    /// # Errors
    /// When the sum does not fit.
    pub fn credit_available(&self) -> Result<Money, MoneyError> {
        self.credit_limit().checked_sub(self.credit_used()?)
    }

    /// What is missing to spend `amount`; `None` when nothing is.
    ///
    /// # Errors
    /// When the currencies differ or the sum does not fit.
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
