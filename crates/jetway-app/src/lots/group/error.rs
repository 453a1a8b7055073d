//! Why a step on a group's order was not made. Nothing was changed.

use jetway_domain::lot::group::name::NameFault;
use jetway_domain::lot::{LotKind, MOST_PASSENGERS};
use jetway_domain::money::{Money, MoneyError};

use crate::context::Stopping;
use crate::context::sealed::SealError;
use crate::order::error::store_failures;
use crate::order::{ChargeError, OrderError};

/// A step that was not made.
#[derive(Debug, thiserror::Error)]
pub enum GroupError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The lot is not sold to the agency, or not any more.
    #[error("the lot is not on sale")]
    LotGone,
    /// The user may not buy lots of this kind.
    #[error("lots of this kind need a permission")]
    NotAllowed(LotKind),
    /// The lot has fewer seats.
    #[error("{free} seats are free")]
    NotEnoughSeats {
        /// Seats that are free.
        free: u32,
    },
    /// The lot has another price.
    #[error("the price has changed")]
    PriceChanged {
        /// The amount the agent saw.
        previous: Money,
        /// The current amount.
        current: Money,
    },
    /// The party is not possible.
    #[error("{0}")]
    Party(PartyFault),
    /// The accepted amount is not the current one.
    #[error("the accepted amount is not the current one")]
    AmountMismatch {
        /// The current amount.
        current: Money,
    },
    /// The deadline is over.
    #[error("the deadline has passed")]
    DeadlinePassed,
    /// The terms that were accepted have changed.
    #[error("the terms have changed")]
    QuoteExpired,
    /// The order has another version than the user saw.
    #[error("the order has changed since it was read")]
    OutOfDate,
    /// Names that cannot travel.
    #[error("{} faults", .0.len())]
    Names(Vec<NameFault>),
    /// The list has no such line.
    #[error("no such line")]
    UnknownLine,
    /// The money was not moved.
    #[error(transparent)]
    Charge(#[from] ChargeError),
    /// Passports cannot be encrypted or decrypted.
    #[error(transparent)]
    Sealed(#[from] SealError),
    /// No order reference could be generated.
    #[error("no order reference could be generated")]
    Reference,
}

/// Why a party is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PartyFault {
    /// No adult.
    #[error("a group has at least one adult")]
    Adults,
    /// More infants than adults.
    #[error("an adult holds one infant")]
    Infants,
    /// Fewer or more seats than the lot sells to a group.
    #[error("a group of this lot has {least} to {most} seats")]
    Seats {
        /// Fewest.
        least: u32,
        /// Most.
        most: u32,
    },
    /// More passengers than a list has names.
    #[error("a group has at most {MOST_PASSENGERS} passengers, infants included")]
    Passengers,
    /// Not fewer passengers than before.
    #[error("fewer passengers than now remain")]
    NotFewer,
    /// More names than passengers remain.
    #[error("take the names of those who do not travel off the list first")]
    Named,
}

store_failures!(GroupError);

impl From<MoneyError> for GroupError {
    fn from(error: MoneyError) -> Self {
        Self::Charge(error.into())
    }
}

impl From<Stopping> for GroupError {
    fn from(error: Stopping) -> Self {
        Self::Order(error.into())
    }
}
