//! What a holiday costs, and what returns. Every amount is a pair: what the wallet pays, and the same reckoned on customer prices.

use chrono::{DateTime, Utc};

use super::HolidayOrder;
use crate::lot::SeatPrice;
use crate::lot::group::order::{CancelTerms, less, pair, percent};
use crate::money::{Money, MoneyError};

impl HolidayOrder {
    /// The price of the quotation.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn price(&self) -> Result<SeatPrice, MoneyError> {
        self.details.quotation.terms.total()
    }

    /// The deposit: as paid, or to be paid.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn deposit(&self) -> Result<SeatPrice, MoneyError> {
        match &self.details.deposit {
            Some(paid) => Ok(paid.amount),
            None => self.details.quotation.terms.deposit(),
        }
    }

    /// The balance: as paid, or what remains after the deposit.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn balance(&self) -> Result<SeatPrice, MoneyError> {
        match &self.details.balance {
            Some(paid) => Ok(paid.amount),
            None => {
                let (price, deposit) = (self.price()?, self.deposit()?);
                pair(|side| less(side(&price), side(&deposit)))
            }
        }
    }

    /// Whether nothing of the price is open: also when the deposit covers all of it.
    #[must_use]
    pub fn is_balance_paid(&self) -> bool {
        let is_covered = || self.balance().is_ok_and(|open| open.agent.is_zero());
        self.details.balance.is_some() || self.details.deposit.is_some() && is_covered()
    }

    /// What was paid of the price, whether or not it has returned.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn paid(&self) -> Result<SeatPrice, MoneyError> {
        let (details, currency) = (&self.details, self.currency());
        pair(|side| {
            let payments = details.deposit.iter().chain(&details.balance);
            payments
                .map(|payment| side(&payment.amount))
                .try_fold(Money::zero(currency), Money::checked_add)
        })
    }

    /// What cancelling costs and returns at an instant, by the policy of the quotation.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn cancel_terms(&self, at: DateTime<Utc>) -> Result<CancelTerms, MoneyError> {
        let (details, price) = (&self.details, self.price()?);
        let share = details.quotation.terms.kept_percent(details.starts_at, at);
        self.keeping(pair(|side| percent(side(&price), share))?)
    }

    /// The terms of an order that operations cannot carry out: everything returns.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn refusal_terms(&self) -> Result<CancelTerms, MoneyError> {
        let zero = Money::zero(self.currency());
        Ok(CancelTerms {
            penalty: SeatPrice {
                customer: zero,
                agent: zero,
            },
            refund: self.paid()?,
        })
    }

    /// Keep at most what was paid, and return the rest.
    fn keeping(&self, kept: SeatPrice) -> Result<CancelTerms, MoneyError> {
        let paid = self.paid()?;
        let refund = pair(|side| less(side(&paid), side(&kept)))?;
        Ok(CancelTerms {
            penalty: pair(|side| side(&paid).checked_sub(side(&refund)))?,
            refund,
        })
    }
}
