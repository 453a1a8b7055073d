//! Payments and refunds of a group. Every amount is a pair: the wallet's amount, and the equivalent at customer prices,
//! which is shown to users who may not see the agency's prices.

use super::GroupOrder;
use super::end::{CancelTerms, GroupDeadline};
use crate::lot::{SeatParty, SeatPrice};
use crate::money::{Money, MoneyError};

/// Penalty and refund of dropping seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DropTerms {
    /// The dropped seats.
    pub seats: u32,
    /// The penalty, which is added to the price.
    pub penalty: Money,
    /// The new price with all penalties.
    pub price: SeatPrice,
    /// The amount returned to the wallet.
    pub refund: SeatPrice,
}

/// The same step on both amounts of a pair.
pub(crate) fn pair(
    make: impl Fn(fn(&SeatPrice) -> Money) -> Result<Money, MoneyError>,
) -> Result<SeatPrice, MoneyError> {
    Ok(SeatPrice {
        customer: make(|price| price.customer)?,
        agent: make(|price| price.agent)?,
    })
}

/// `from` less `what`, but not below zero.
pub(crate) fn less(from: Money, what: Money) -> Result<Money, MoneyError> {
    let left = from.checked_sub(what)?;
    Ok(if left.is_negative() {
        Money::zero(left.currency)
    } else {
        left
    })
}

/// Whole percent of an amount.
pub(crate) fn percent(of: Money, percent: u8) -> Result<Money, MoneyError> {
    of.percent_bp(u32::from(percent) * 100)
}

impl GroupOrder {
    /// The price of its passengers with the penalties for dropped seats.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn price(&self) -> Result<SeatPrice, MoneyError> {
        self.price_of(self.details.party, self.details.penalties)
    }

    fn price_of(&self, party: SeatParty, penalties: Money) -> Result<SeatPrice, MoneyError> {
        let price = self.details.offer.prices.total(party)?;
        pair(|side| side(&price).checked_add(penalties))
    }

    /// The deposit: as paid, or to be paid.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn deposit(&self) -> Result<SeatPrice, MoneyError> {
        if let Some(paid) = &self.details.deposit {
            return Ok(paid.amount);
        }
        let (price, terms) = (self.price()?, &self.details.offer.terms);
        pair(|side| terms.deposit.of(self.details.party.seats(), side(&price)))
    }

    /// The balance: as paid, or what remains to be paid after the deposit.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn balance(&self) -> Result<SeatPrice, MoneyError> {
        if let Some(paid) = &self.details.balance {
            return Ok(paid.amount);
        }
        let (price, deposit, refunded) = (self.price()?, self.deposit()?, self.details.refunded);
        pair(|side| less(side(&price), side(&deposit).checked_sub(side(&refunded))?))
    }

    /// Whether the price is fully paid, which the deposit alone may do.
    #[must_use]
    pub fn is_balance_paid(&self) -> bool {
        let details = &self.details;
        let is_covered = || self.balance().is_ok_and(|open| open.agent.is_zero());
        details.balance.is_some() || details.deposit.is_some() && is_covered()
    }

    /// The amount paid of the price, less refunds.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn paid(&self) -> Result<SeatPrice, MoneyError> {
        let details = &self.details;
        pair(|side| {
            let mut sum = Money::zero(details.offer.currency());
            for payment in details.deposit.iter().chain(&details.balance) {
                sum = sum.checked_add(side(&payment.amount))?;
            }
            less(sum, side(&details.refunded))
        })
    }

    /// Penalty and refund of keeping only `remaining`.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn drop_terms(&self, remaining: SeatParty) -> Result<DropTerms, MoneyError> {
        let details = &self.details;
        let seats = details.party.seats().saturating_sub(remaining.seats());
        let penalty = match &details.deposit {
            Some(_) => details.offer.terms.drop_penalty.times(seats)?,
            None => Money::zero(details.offer.currency()),
        };
        let price = self.price_of(remaining, details.penalties.checked_add(penalty)?)?;
        let paid = self.paid()?;
        Ok(DropTerms {
            seats,
            penalty,
            price,
            refund: pair(|side| less(side(&paid), side(&price)))?,
        })
    }

    /// Amounts kept and returned by cancelling: a share of the price of its passengers, and the penalties for seats dropped before.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn cancel_terms(&self) -> Result<CancelTerms, MoneyError> {
        let (details, share) = (&self.details, self.details.offer.terms.cancel_penalty_percent);
        let price = details.offer.prices.total(details.party)?;
        self.keeping(self.with_penalties(|side| percent(side(&price), share))?)
    }

    /// Amounts kept and returned at a missed deadline: a share of the deposit, and the penalties for seats dropped before.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn release_terms(&self, missed: GroupDeadline) -> Result<CancelTerms, MoneyError> {
        let terms = &self.details.offer.terms;
        let share = match missed {
            GroupDeadline::Deposit => 0,
            GroupDeadline::Names | GroupDeadline::Balance => terms.keep_deposit_percent,
        };
        let deposit = self.deposit()?;
        self.keeping(self.with_penalties(|side| percent(side(&deposit), share))?)
    }

    /// The terms of an order that the airline refused: everything is returned, including fees for changed names.
    ///
    /// # Errors
    /// When the amounts do not add up.
    pub fn refusal_terms(&self) -> Result<CancelTerms, MoneyError> {
        let (paid, zero) = (self.paid()?, Money::zero(self.details.offer.currency()));
        Ok(CancelTerms {
            penalty: pair(|_| Ok(zero))?,
            refund: pair(|side| side(&paid).checked_add(self.details.name_fees))?,
        })
    }

    /// The amount kept by `make`, and the penalties for dropped seats.
    fn with_penalties(
        &self,
        make: impl Fn(fn(&SeatPrice) -> Money) -> Result<Money, MoneyError>,
    ) -> Result<SeatPrice, MoneyError> {
        pair(|side| make(side)?.checked_add(self.details.penalties))
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
