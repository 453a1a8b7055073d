//! Seat map of a flight's cabin, row by row.

use crate::air::search::Cabin;
use crate::money::Money;

/// The seats of the cabin sold on a flight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatMap {
    /// The flight's segment id.
    pub segment_id: String,
    /// IATA aircraft type.
    pub aircraft: String,
    /// The cabin.
    pub cabin: Cabin,
    /// Column headings of a row: a letter, or `None` for an aisle.
    pub columns: Vec<Option<char>>,
    /// First and last row above the wing.
    pub wing: Option<(u16, u16)>,
    /// Rows from front to back.
    pub rows: Vec<SeatRow>,
}

/// A row of the cabin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Row number; `None` for a row of galleys and lavatories.
    pub number: Option<u16>,
    /// Whether it is an exit row.
    pub exit: bool,
    /// One cell per column.
    pub cells: Vec<SeatCell>,
}

/// A position in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatCell {
    /// A seat.
    Seat(Box<Seat>),
    /// Part of an aisle.
    Aisle,
    /// Empty space.
    Empty,
    /// Lavatory.
    Lavatory,
    /// Galley.
    Galley,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Row and letter, such as `12A`.
    pub designator: String,
    /// Whether it is available.
    pub status: SeatStatus,
    /// Its features.
    pub features: Vec<SeatFeature>,
    /// Price for one traveller; zero when included in the fare.
    pub price: Money,
    /// For adults without an infant only, because it is in an exit row.
    pub adults_only: bool,
}

/// Availability of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatStatus {
    /// Available.
    Free,
    /// Occupied.
    Taken,
    /// Blocked by the airline.
    Blocked,
}

/// A feature of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatFeature {
    /// Window seat.
    Window,
    /// Aisle seat.
    Aisle,
    /// Exit row.
    Exit,
    /// Extra legroom.
    ExtraLegroom,
    /// Behind a bulkhead.
    Bulkhead,
    /// Near the front of the cabin.
    Front,
}

impl SeatFeature {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Window => "window",
            Self::Aisle => "aisle",
            Self::Exit => "exit",
            Self::ExtraLegroom => "extraLegroom",
            Self::Bulkhead => "bulkhead",
            Self::Front => "front",
        }
    }
}

impl SeatMap {
    /// Finds a seat by its designator.
    #[must_use]
    pub fn seat(&self, designator: &str) -> Option<&Seat> {
        self.rows.iter().flat_map(|row| &row.cells).find_map(|cell| match cell {
            SeatCell::Seat(seat) if seat.designator == designator => Some(&**seat),
            SeatCell::Seat(_) | SeatCell::Aisle | SeatCell::Empty | SeatCell::Lavatory | SeatCell::Galley => None,
        })
    }
}
