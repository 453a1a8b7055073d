//! Who travels, and why a package cannot be sold to them.

use serde::{Deserialize, Serialize};

use crate::money::MoneyError;

/// From this age on a traveller is an adult.
pub const CHILD_UNDER: u8 = 12;
/// From this age on a child is no infant.
pub const INFANT_UNDER: u8 = 2;
/// Most adults of a party.
pub const MOST_ADULTS: u32 = 40;
/// Most children of a party, infants included.
pub const MOST_CHILDREN: usize = 20;

/// Travellers of a package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageParty {
    /// 12 years and more.
    pub adults: u32,
    /// Age of each child in years on the first day, 0 to 11.
    pub child_ages: Vec<u8>,
}

/// Travellers by the price they pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PartyCount {
    /// 12 years and more.
    pub adults: u32,
    /// 2 to 11 years.
    pub children: u32,
    /// Under 2 years.
    pub infants: u32,
}

/// A field of a party that is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartyFault {
    /// JSON pointer of the field: `/adults`, `/childAges`, `/childAges/1`.
    pub pointer: String,
    /// What is allowed.
    pub detail: String,
}

/// Why a party cannot start on a date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackageRefusal {
    /// No price on that day.
    #[error("it is not sold on that day")]
    NotSold,
    /// It leaves on fixed days, and this is none.
    #[error("it does not leave on that day")]
    NoDeparture,
    /// The departure has fewer places left: so many.
    #[error("it has {0} places left on that day")]
    TooFewSeats(u32),
    /// It is for more travellers: at least so many.
    #[error("it is for {0} travellers or more")]
    TooFewTravellers(u32),
    /// The price is too large to be an amount.
    #[error(transparent)]
    Amount(#[from] MoneyError),
}

impl PartyCount {
    /// Places on a departure: infants need none.
    #[must_use]
    pub const fn seats(self) -> u32 {
        self.adults.saturating_add(self.children)
    }
}

impl PackageParty {
    /// Its travellers by the price they pay.
    #[must_use]
    pub fn count(&self) -> PartyCount {
        let infants = self.child_ages.iter().filter(|age| **age < INFANT_UNDER).count();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        PartyCount {
            adults: self.adults,
            children: number(self.child_ages.len() - infants),
            infants: number(infants),
        }
    }

    /// Everything that is not possible: 1 to 40 adults, at most 20 children of 0 to 11 years.
    #[must_use]
    pub fn faults(&self) -> Vec<PartyFault> {
        let mut faults = Vec::new();
        let mut fault = |pointer: String, detail: String| faults.push(PartyFault { pointer, detail });
        if !(1..=MOST_ADULTS).contains(&self.adults) {
            fault("/adults".to_owned(), format!("1 to {MOST_ADULTS} adults."));
        }
        if self.child_ages.len() > MOST_CHILDREN {
            fault("/childAges".to_owned(), format!("At most {MOST_CHILDREN} children."));
        }
        for (at, age) in self.child_ages.iter().enumerate().take(MOST_CHILDREN) {
            if *age >= CHILD_UNDER {
                let detail = format!("0 to {} years; from {CHILD_UNDER} on they are adults.", CHILD_UNDER - 1);
                fault(format!("/childAges/{at}"), detail);
            }
        }
        faults
    }
}
