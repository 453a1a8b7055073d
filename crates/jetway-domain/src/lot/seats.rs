//! Seats of a lot and their changes.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::ids::{FareLotId, OrderId, SeatMoveId};

/// Most passengers of a group, infants included: as many names as a list has.
pub const MOST_PASSENGERS: u32 = 500;

/// The seats of a lot. Never more held and sold than there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LotSeats {
    /// Bought from the airline.
    pub total: u32,
    /// Held for orders that are not issued.
    pub held: u32,
    /// Of orders that are issued.
    pub sold: u32,
}

impl LotSeats {
    /// Seats that no order has.
    #[must_use]
    pub const fn free(self) -> u32 {
        self.total.saturating_sub(self.held).saturating_sub(self.sold)
    }

    /// The total after the airline gave or took back seats; `None` if it would be less than what orders have.
    #[must_use]
    pub fn changed_by(self, delta: i32) -> Option<Self> {
        let total = self.total.checked_add_signed(delta)?;
        let taken = self.held.checked_add(self.sold)?;
        (total >= taken).then_some(Self { total, ..self })
    }
}

/// The passengers of a party by type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatParty {
    /// 12 years and more.
    pub adults: u32,
    /// 2 to 11 years.
    pub children: u32,
    /// Under 2 years, on a lap.
    pub infants: u32,
}

impl SeatParty {
    /// Seats it needs: infants have none.
    #[must_use]
    pub const fn seats(self) -> u32 {
        self.adults.saturating_add(self.children)
    }

    /// All passengers.
    #[must_use]
    pub const fn passengers(self) -> u32 {
        self.seats().saturating_add(self.infants)
    }
}

/// What an order's seats are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatUse {
    /// Held until the tickets are issued.
    Held,
    /// Issued.
    Sold,
}

/// A change of seats that an order makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatMove {
    /// Primary key of the change in the lot's history.
    pub id: SeatMoveId,
    /// The lot.
    pub lot: FareLotId,
    /// The order.
    pub order: OrderId,
    /// How many, at least one.
    pub seats: u32,
    /// When.
    pub at: DateTime<Utc>,
}

/// What happened to seats, in the history of a lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatMoveKind {
    /// The airline gave seats or took some back.
    Changed,
    /// An order took free seats.
    Taken,
    /// An order gave back held seats.
    Returned,
    /// An order's held seats were issued.
    Sold,
    /// An order gave back issued seats.
    Refunded,
}

impl SeatMoveKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Changed, Self::Taken, Self::Returned, Self::Sold, Self::Refunded];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Taken => "taken",
            Self::Returned => "returned",
            Self::Sold => "sold",
            Self::Refunded => "refunded",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
