//! Seats of a lot and their changes.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::ids::{FareLotId, OrderId, SeatMoveId};

/// Maximum passengers of a group, infants included, which is also the maximum length of a list of names.
pub const MOST_PASSENGERS: u32 = 500;

/// The seats of a lot. Held and sold seats never exceed the total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LotSeats {
    /// Seats bought from the airline.
    pub total: u32,
    /// Seats held for orders that are not ticketed.
    pub held: u32,
    /// Seats of ticketed orders.
    pub sold: u32,
}

impl LotSeats {
    /// Free seats.
    #[must_use]
    pub const fn free(self) -> u32 {
        self.total.saturating_sub(self.held).saturating_sub(self.sold)
    }

    /// The seats after the airline added or withdrew some; `None` if fewer would remain than orders have.
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
    /// Seats it needs, without infants.
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

/// State of an order's seats.
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
    /// Number of seats, at least one.
    pub seats: u32,
    /// When.
    pub at: DateTime<Utc>,
}

/// Kind of an event in a lot's seat history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatMoveKind {
    /// The airline added or withdrew seats.
    Changed,
    /// An order took free seats.
    Taken,
    /// An order released held seats.
    Returned,
    /// An order's held seats were issued.
    Sold,
    /// An order released issued seats.
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
